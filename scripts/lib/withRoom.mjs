/**
 * The arguments that `npm start` gives to Node, for `npx hausregel serve`: they count only from the first moment of a
 * process, so a second one is started with them. (`env -S node …` in the first line of the program would do without,
 * but Alpine has no `-S`.)
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

const NODE_ARGUMENTS = ['--max-semi-space-size=128', '--v8-pool-size=1'];

/** @param {string} argument */
const nameOf = (argument) => argument.split('=')[0]?.replaceAll('_', '-');

/**
 * Those that nobody has set to something else.
 *
 * @param {readonly string[]} given to Node when it was started
 * @param {string} options NODE_OPTIONS
 */
export function missingArguments(given, options) {
  const names = [...given, ...options.split(/\s+/)].map(nameOf);
  return NODE_ARGUMENTS.filter((argument) => !names.includes(nameOf(argument)));
}

/**
 * Runs here if nothing is missing; else starts this program again, and passes signals and the exit code on. That
 * process ends with this one, however it ends.
 *
 * @param {() => unknown} run
 */
export function withRoom(run) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  const missing = missingArguments(process.execArgv, process.env.NODE_OPTIONS ?? '');
  if (missing.length === 0) return void run();
  const child = spawn(process.execPath, [...process.execArgv, ...missing, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl-C reaches both; two requests in one moment are one. Windows would end the other process without a word.
  const pass = (/** @type {NodeJS.Signals} */ signal) => process.platform === 'win32' || child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
}
