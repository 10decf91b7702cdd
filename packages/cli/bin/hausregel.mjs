#!/usr/bin/env node
// `npx hausregel …` inside the repository: builds the command line if its sources changed, then runs it here; a server
// runs in a process with more room.
import { endWithNpm } from '../../../scripts/lib/endWithNpm.mjs';
import { refuseOldNode } from '../../../scripts/lib/refuseOldNode.mjs';

refuseOldNode();
endWithNpm();
const args = process.argv.slice(2);
const run = () => import('../../../scripts/lib/runCli.mjs').then(({ runCli }) => runCli(args));
void (args[0] === 'serve' ? import('../../../scripts/lib/withRoom.mjs').then(({ withRoom }) => withRoom(run)) : run());
