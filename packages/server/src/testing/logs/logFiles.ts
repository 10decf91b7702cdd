/** Recorded logs below `vectors/logs`: a folder for each version, and in it for each table its events and its states. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogEntry } from '../../log/eventLog.ts';
import { storedEvent } from '../../log/storedEvent.ts';
import { EVENT_VERSION } from '../../table/tableEvent.ts';
import type { LogStates } from './stateSummary.ts';

const FOLDER = fileURLToPath(new URL('../../../../../vectors/logs', import.meta.url));

export interface RecordedLog {
  /** "0.1.0/skat". */
  readonly name: string;
  readonly entries: readonly LogEntry[];
  readonly states: LogStates;
}

export function recordedLogs(): RecordedLog[] {
  return readdirSync(FOLDER).flatMap((version) =>
    readdirSync(join(FOLDER, version))
      .filter((file) => file.endsWith('.jsonl'))
      .map((file) => {
        const name = `${version}/${file.replace('.jsonl', '')}`;
        return { name, entries: entriesIn(name), states: statesIn(name) };
      }),
  );
}

/** A line for each row of `events`, the event as the text that is stored. */
const entriesIn = (name: string): LogEntry[] =>
  readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { version, event, ...row } = JSON.parse(line) as Omit<LogEntry, 'event'> & {
        version: number;
        event: string;
      };
      return { ...row, command: row.command, event: storedEvent(event, version) };
    });

const statesIn = (name: string): LogStates =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.states.json`), 'utf8')) as LogStates;

export function writeRecordedLog({ name, entries, states }: RecordedLog): void {
  const [version = ''] = name.split('/');
  mkdirSync(join(FOLDER, version), { recursive: true });
  const lines = entries.map(({ event, ...row }) =>
    JSON.stringify({ ...row, version: EVENT_VERSION, event: JSON.stringify(event) }),
  );
  writeFileSync(join(FOLDER, `${name}.jsonl`), `${lines.join('\n')}\n`);
  writeFileSync(join(FOLDER, `${name}.states.json`), `${JSON.stringify(states, undefined, 2)}\n`);
}
