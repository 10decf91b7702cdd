/** Entry of `hausregel`: runs the arguments of this process and ends with the command's exit code. */
import process from 'node:process';
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

process.exitCode = await run(process.argv.slice(2), processTerminal());
