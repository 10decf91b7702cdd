// `npm start`: installs and builds what is missing, then serves tables from this terminal.
import { endWithNpm } from './lib/endWithNpm.mjs';
import { refuseOldNode } from './lib/refuseOldNode.mjs';

refuseOldNode();
endWithNpm();
void import('./lib/runCli.mjs').then(({ runCli }) => runCli(['serve', ...process.argv.slice(2)]));
