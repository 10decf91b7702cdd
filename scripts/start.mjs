// `npm start`: installs and builds what is missing, then serves tables from this terminal.
import { refuseOldNode } from './lib/refuseOldNode.mjs';

refuseOldNode();
endWithNpm();
void import('./lib/runCli.mjs').then(({ runCli }) => runCli(['serve', ...process.argv.slice(2)]));

/**
 * npm starts this script through a shell that does not pass on SIGTERM, so ending npm would leave the server behind:
 * it ends itself when that shell is gone.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const check = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
  setInterval(check, 500).unref();
}
