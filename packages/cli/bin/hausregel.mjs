#!/usr/bin/env node
// `npx hausregel …` inside the repository: builds the command line if its sources changed, then runs it here.
import { endWithNpm } from '../../../scripts/lib/endWithNpm.mjs';
import { refuseOldNode } from '../../../scripts/lib/refuseOldNode.mjs';

refuseOldNode();
endWithNpm();
void import('../../../scripts/lib/runCli.mjs').then(({ runCli }) => runCli(process.argv.slice(2)));
