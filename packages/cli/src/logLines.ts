/** How lines of the server's log are written: one fact a line, with its level, time and code. */
import type { Report, ReportLine } from '@hausregel/server';
import { withoutInvisible } from './foreignText.ts';

export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** `at` is in ms since 1970. */
export function logLine(line: ReportLine, format: LogFormat, at: number): string {
  const { level, event, ...facts } = line;
  const time = new Date(at).toISOString();
  if (format === 'json') return withoutInvisible(JSON.stringify({ time, level, event, ...facts }));
  const pairs = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(String(value))}`],
  );
  return [time, level, event, ...pairs].join(' ');
}

const quoted = (text: string): string =>
  /^[^\s"=]+$/.test(text) && withoutInvisible(text) === text ? text : withoutInvisible(JSON.stringify(text));

/** Without a format only what is wrong is told, as text. */
export function logReport(format: LogFormat | undefined, write: (line: string) => void): Report {
  return (line) => {
    if (format !== undefined || line.level !== 'info') write(logLine(line, format ?? 'text', Date.now()));
  };
}
