import { hashCommand, hashToken, type LogEntry } from '@hausregel/server';
import { expect, test } from 'vitest';
import { checkLog, checkTable, isFaultless } from './checkLog.ts';
import type { Acknowledged, SeatLedger } from './loadLedger.ts';

const TOKEN = 'token-of-seat-one';
const scope = hashToken(TOKEN);

const entry = (seq: number, move: string, id?: string): LogEntry => ({
  table: 'a',
  seq,
  at: 0,
  command: id === undefined ? undefined : hashCommand(scope, id),
  event: { type: 'moved', seat: 1, move, by: 'person' },
});
const told = (id: string, seq: number, move: string): Acknowledged => ({ id, seq, type: 'move', move });
const ledger = (acknowledged: Acknowledged[], refused: string[] = []): SeatLedger => ({
  table: 'a',
  seat: 1,
  token: TOKEN,
  acknowledged,
  refused,
});

const LOG = [entry(1, '7S', 'id-1'), entry(2, 'draw'), entry(3, '8S', 'id-2')];

test('what was acknowledged is in the log, once and in order', async () => {
  const seats = [ledger([told('id-1', 1, '7S'), told('id-2', 3, '8S')], ['id-3'])];
  const check = await checkLog({ read: () => Promise.resolve(LOG) }, seats);
  expect(check).toMatchObject({ tables: 1, entries: 3, acknowledged: 2, moves: 2 });
  expect(isFaultless(check)).toBe(true);
});

test.each([
  ['missing', LOG, [told('id-9', 2, 'draw')], []],
  ['missing', LOG, [told('id-1', 2, '7S')], []],
  ['doubled', [...LOG, entry(4, '7S', 'id-1')], [told('id-1', 1, '7S')], []],
  ['different', LOG, [told('id-1', 1, '9S')], []],
  ['disordered', LOG, [told('id-2', 3, '8S'), told('id-1', 1, '7S')], []],
  ['gaps', [entry(1, '7S'), entry(3, '8S')], [], []],
  ['refusedButWritten', LOG, [], ['id-2']],
] as const)('finds what is %s', (fault, entries, acknowledged, refused) => {
  const check = checkTable(entries, [ledger([...acknowledged], [...refused])]);
  expect(check[fault]).toBe(1);
  expect(isFaultless(check)).toBe(false);
});

test('a command that found nothing left to do is written nowhere', () => {
  expect(isFaultless(checkTable(LOG, [ledger([{ id: 'id-4', type: 'open', seq: 2 }])]))).toBe(true);
  expect(isFaultless(checkTable(LOG, [ledger([{ id: 'id-4', type: 'sit', seq: 2 }])]))).toBe(false);
});
