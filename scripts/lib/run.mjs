import { spawn } from 'node:child_process';
import process from 'node:process';
import { inProject, root } from './project.mjs';

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to the environment
 * @property {boolean} [quiet] keep the output instead of showing it
 */

/**
 * Runs a program in the repository's folder and waits for its end. An interrupt from the keyboard ends this
 * process as well.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} exit code (127 if it could not be started) and, when quiet,
 *   what it printed
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    /** @type {string[]} */
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    const collect = (/** @type {string} */ chunk) => output.push(chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) => {
      if (signal === 'SIGINT') process.exit(130);
      resolve({ code: code ?? 1, output: output.join('') });
    });
  });
}

/**
 * Runs a tool that npm installed.
 *
 * @param {string} name of the program in node_modules/.bin
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runTool = (name, args, options) => run(inProject('node_modules', '.bin', name), args, options);
