/** Entries that no table wrote, for tests of logs. */
import { presetById } from '@hausregel/rules';
import { present } from '../assert.ts';
import { DEFAULT_SETTINGS } from '../table/createTable.ts';
import type { LogEntry } from '../log/eventLog.ts';
import type { TableEvent } from '../table/tableEvent.ts';

const created = (table: string): TableEvent => ({
  type: 'created',
  code: `code ${table}`,
  ruleSet: present(presetById('family')),
  seats: 4,
  settings: DEFAULT_SETTINGS,
});

/** The first makes the table `code <table>`, the others name a host; or what is given. */
export const entry = (table: string, seq: number, command?: string, event?: TableEvent): LogEntry => ({
  table,
  seq,
  at: 1_000 + seq,
  command,
  event: event ?? (seq === 1 ? created(table) : { type: 'host', seat: seq % 4 }),
});
