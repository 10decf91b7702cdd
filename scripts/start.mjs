// `npm start`: installs and builds what is missing, then serves tables from this terminal.
import { refuseOldNode } from './lib/refuseOldNode.mjs';

refuseOldNode();
void import('./lib/runCli.mjs').then(({ runCli }) => runCli(['serve', ...process.argv.slice(2)]));
