import { Readable } from 'node:stream';
import type { Terminal } from './terminal.ts';

/** A terminal that keeps what is printed, for tests. */
export interface TestTerminal extends Terminal {
  readonly output: () => string;
  readonly complaints: () => string;
  /** As Ctrl-C does. */
  readonly stop: () => void;
}

/** `lines` are what is typed; then the input ends. */
export function testTerminal(
  lines: readonly string[] = [],
  env: Readonly<Record<string, string>> = { LANG: 'en_GB.UTF-8' },
): TestTerminal {
  let output = '';
  let complaints = '';
  const stops = new Set<() => void>();
  return {
    input: Readable.from(lines.map((line) => `${line}\n`)),
    print: (line) => {
      output += `${line}\n`;
    },
    write: (text) => {
      output += text;
    },
    complain: (line) => {
      complaints += `${line}\n`;
    },
    showProgress: () => undefined,
    isColoured: false,
    isTyped: false,
    env,
    onStop: (stop) => {
      stops.add(stop);
      return () => stops.delete(stop);
    },
    output: () => output,
    complaints: () => complaints,
    stop: () => stops.forEach((stop) => stop()),
  };
}
