// `npm test`: every check there is, in the order of scripts/lib/stages.mjs. Its last line is `N passed, N failed`.
import { refuseOldNode } from './lib/refuseOldNode.mjs';

refuseOldNode();
void import('./lib/runChecks.mjs').then(({ runChecks }) => runChecks(process.argv.slice(2)));
