import process from 'node:process';

/** Something the user can mend: `message` is the whole sentence to print; no stack is shown. */
export class Failure extends Error {}

/**
 * Runs `action` and ends the process with code 1 and one sentence if it throws a `Failure`.
 * Any other error is our own bug and surfaces with its stack.
 *
 * @param {() => Promise<void>} action
 */
export async function explainFailures(action) {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * The sentence for an operation of the file system that was refused, or undefined if `error` is something else.
 *
 * @param {unknown} error
 * @param {string} place the folder that was to be written
 * @returns {Failure | undefined}
 */
export function refusedWrite(error, place) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new Failure(
        `Hausregel has to write into ${place} to install and build itself, but that folder is read-only: ` +
          'please make it writable, or copy the project to a folder of your own and start it there.',
      );
    case 'ENOSPC':
      return new Failure(`There is no space left on the disk of ${place}: please free about 300 MB and try again.`);
    default:
      return undefined;
  }
}
