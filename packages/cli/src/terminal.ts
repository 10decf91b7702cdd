import type { Readable } from 'node:stream';
import process from 'node:process';
import type { ByLanguage } from '@hausregel/rules';
import { languageOfEnvironment } from './language.ts';

/** What a command may use of the world outside, so that tests can hand in their own. */
export interface Terminal {
  readonly input: Readable;
  /** Writes a line to the standard output. */
  readonly print: (line: string) => void;
  /** Writes without ending the line, for questions. */
  readonly write: (text: string) => void;
  /** Writes a line to the standard error output. */
  readonly complain: (line: string) => void;
  /** Shows how far something is, in place of what was shown before; empty: nothing more. Only where a person looks on. */
  readonly showProgress: (text: string) => void;
  /** Output goes to a screen that shows colours. */
  readonly isColoured: boolean;
  /** Input comes from a keyboard, so the screen already shows what is typed, and a person has to follow. */
  readonly isTyped: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * Calls `stop` when the process is asked to end (Ctrl-C, SIGTERM); returns how to forget it, so that the next request
   * ends the process at once. One that comes within 0.3 s of the first is the same request: the process may be asked
   * together with the one that started it, which passes it on.
   */
  readonly onStop: (stop: () => void) => () => void;
}

/** Exit codes of every command. */
export const EXIT_OK = 0;
export const EXIT_FAILED = 1;
/** The arguments were not understood. */
export const EXIT_USAGE = 2;

const SAME_REQUEST_MS = 300;

const UNWRITABLE: ByLanguage<string> = {
  de: 'Die Ausgabe lässt sich nicht schreiben; ist noch Platz, wohin sie geht?',
  en: 'The output cannot be written; is there room left where it goes?',
  lt: 'Išvesties įrašyti nepavyksta; ar ten, kur ji rašoma, dar yra vietos?',
};

function onStop(stop: () => void): () => void {
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const forget = (): void => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  return () => void setTimeout(forget, SAME_REQUEST_MS).unref();
}

/** The terminal the process was started in. */
export function processTerminal(): Terminal {
  // A reader that goes away (`| head`) is no mistake of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT_OK);
    process.stderr.write(`${UNWRITABLE[languageOfEnvironment(process.env)]}\n`);
    process.exit(EXIT_FAILED);
  });
  return {
    input: process.stdin,
    print: (line) => process.stdout.write(`${line}\n`),
    write: (text) => process.stdout.write(text),
    complain: (line) => process.stderr.write(`${line}\n`),
    showProgress: (text) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
    },
    // Undefined, not false, where there is no terminal.
    isColoured: Boolean(process.stdout.isTTY) && process.env['NO_COLOR'] === undefined,
    isTyped: Boolean(process.stdin.isTTY),
    env: process.env,
    onStop,
  };
}
