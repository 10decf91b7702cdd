/** What the server tells whoever runs it: one line each, with facts but without secrets, names or cards. */
import type { DataTrouble } from './log/dataProblem.ts';

export interface ReportLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [fact: string]: string | number | boolean | undefined;
}
export type Report = (line: ReportLine) => void;

/** Tells once that nothing can be written to the data file, and once that it can be again. */
export const troubleReport =
  (file: string, report: Report): ((problem: DataTrouble | undefined) => void) =>
  (problem) => {
    if (problem === undefined) report({ level: 'warn', event: 'data-written-again', file });
    else report({ level: 'error', event: 'data-trouble', problem, file });
  };

/** What is known of an error without its text, which might hold something secret. */
export function errorFacts(error: unknown): { readonly error: string; readonly code?: string; readonly at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = codeOf(error) ?? codeOf(error.cause);
  const frame = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const at = frame === undefined ? {} : { at: frame.trim().replaceAll(/\(?(?:file:\/\/)?\/.*\/([^/]+)\)?$/g, '$1') };
  return { error: error.name, ...(code === undefined ? {} : { code }), ...at };
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
