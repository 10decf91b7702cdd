import { createHash, createHmac } from 'node:crypto';
import { formatKinds } from '@hausregel/notation';
import { PRESETS } from '@hausregel/rules';
import { playedRecord } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { checkRecord, type DealFault } from './checkRecord.ts';
import { commitmentOf, seedOf } from './commitment.ts';
import { type DealNote, type DealRecord, formatRecord, type GameRecord } from './gameRecord.ts';
import { parseRecord } from './parseRecord.ts';

const [PRESET] = PRESETS;
if (PRESET === undefined) throw new Error('There are no presets.');
const record = playedRecord({ ruleSet: PRESET });

/** The record with one deal changed. */
const withDeal = (index: number, change: Partial<DealRecord>): GameRecord => ({
  ...record,
  deals: record.deals.map((deal, at) => (at === index ? { ...deal, ...change } : deal)),
});

const faultsOf = (changed: GameRecord): (readonly DealFault['code'][])[] =>
  checkRecord(changed).deals.map((check) => check.faults.map(({ code }) => code));

const otherDigit = (hex: string): string => `${hex.slice(0, 10)}${hex[10] === '0' ? '1' : '0'}${hex.slice(11)}`;

describe('a record as it was played', () => {
  test.each(PRESETS.map((preset) => [preset.id, preset] as const))('of %s is right', (_, ruleSet) => {
    const check = checkRecord(playedRecord({ ruleSet, seed: 7 }));
    expect(check.deals.map(({ state, faults }) => [state, faults])).toEqual(check.deals.map(() => ['right', []]));
    expect(check.isRight).toBe(true);
    for (const { replay } of check.deals) {
      expect(replay?.hands.every((hand) => hand.length > 0)).toBe(true);
      expect(replay?.shuffles).toBeGreaterThan(0);
    }
  });

  test('is right for another program, which knows only the documents', () => {
    const [deal] = record.deals;
    const text = [
      'hausregel deal 1',
      `table ${record.table}`,
      'deal 1',
      'before -',
      `rules ${deal?.rules}`,
      'seats 3',
      'players 0 1 2',
      'dealer lot',
      'constant 0',
      `pledge 0 ${deal?.contributions[0]?.pledge}`,
      `pledge 1 ${deal?.contributions[1]?.pledge}`,
      `secret ${deal?.secret}`,
      '',
    ].join('\n');
    expect(createHash('sha256').update(text).digest('hex')).toBe(deal?.commitment);
    const opened = `hausregel seed 1\n${deal?.commitment}\nopened 0 ${deal?.contributions[0]?.value}\nopened 1 -\n`;
    expect(
      createHmac('sha256', Buffer.from(deal?.secret ?? '', 'hex'))
        .update(opened)
        .digest('hex'),
    ).toBe(seedOf(deal?.secret ?? '', deal?.commitment ?? '', deal?.contributions ?? []));
  });

  test('with a round that still goes on is right, and that round is not revealed', () => {
    const { secret: _, ...last } = record.deals[2] ?? {};
    const { digest: __, ...open } = playedRecord({ ruleSet: PRESET, deals: 2 });
    const running = { ...withDeal(2, {}), digest: undefined };
    const [first, second] = record.deals;
    if (first === undefined || second === undefined) throw new Error('Two deals were played.');
    const check = checkRecord({
      ...running,
      ...open,
      deals: [first, second, { ...(last as DealRecord), moves: [] }],
      digest: playedRecord({ ruleSet: PRESET, deals: 2 }).digest ?? '',
    });
    expect(check.deals.map(({ state }) => state)).toEqual(['right', 'right', 'running']);
    expect(check.isRight).toBe(true);
  });

  test('without anything revealed proves nothing', () => {
    expect(checkRecord({ table: record.table, ruleSets: {}, deals: [] }).isRight).toBe(false);
  });
});

describe('what was changed is found', () => {
  const first = record.deals[0];
  if (first === undefined) throw new Error('A deal was played.');

  test('another secret', () => {
    expect(faultsOf(withDeal(0, { secret: otherDigit(first.secret ?? '') }))[0]).toContain('commitment');
  });

  test('another secret with a commitment to fit: the next commitment knows the old one', () => {
    const secret = otherDigit(first.secret ?? '');
    const commitment = commitmentOf(record.table, first, first.contributions, secret);
    const faults = faultsOf(withDeal(0, { secret, commitment }));
    expect(faults[0]).not.toContain('commitment');
    expect(faults[0]).toContain('move');
    expect(faults[1]).toContain('before');
  });

  test('a contribution that was not promised', () => {
    const [opened, unopened] = first.contributions;
    if (opened === undefined || unopened === undefined) throw new Error('Two have promised.');
    const value = otherDigit(opened.value ?? '');
    expect(faultsOf(withDeal(0, { contributions: [{ ...opened, value }, unopened] }))[0]).toContain('contribution');
  });

  test('a contribution left out afterwards', () => {
    const [opened, unopened] = first.contributions;
    if (opened === undefined || unopened === undefined) throw new Error('Two have promised.');
    expect(faultsOf(withDeal(0, { contributions: [unopened] }))[0]).toContain('commitment');
    const closed = { seat: opened.seat, pledge: opened.pledge };
    const faults = faultsOf(withDeal(0, { contributions: [closed, unopened] }));
    expect(faults[0]).toContain('move');
    expect(faults[1]).toContain('before');
  });

  test('a move that cannot have been made, and where', () => {
    const moves = first.moves.with(3, `${first.moves[3]?.[0] === '0' ? 1 : 0}:draw`);
    const check = checkRecord(withDeal(0, { moves }));
    expect(check.deals[0]?.faults).toContainEqual({ code: 'move', at: 3 });
  });

  test('moves left out at the end of the last round', () => {
    const last = record.deals[2];
    expect(faultsOf(withDeal(2, { moves: last?.moves.slice(0, -1) ?? [] }))[2]).toEqual(['digest']);
  });

  test('a deal left out, or two exchanged', () => {
    const [one, two, three] = record.deals;
    if (one === undefined || two === undefined || three === undefined) throw new Error('Three deals were played.');
    expect(faultsOf({ ...record, deals: [one, three] })[1]).toEqual(['number', 'before']);
    expect(faultsOf({ ...record, deals: [two, one, three] })[0]).toContain('number');
    expect(faultsOf({ ...record, deals: [one, two] })[1]).toEqual(['digest']);
  });

  test('a secret kept back although the next round was dealt', () => {
    const { secret: _, ...hidden } = first;
    const faults = faultsOf({ ...record, deals: [hidden, ...record.deals.slice(1)] });
    expect(faults[0]).toContain('secret');
  });

  test('another table, other rules, other seats, another dealer', () => {
    expect(faultsOf({ ...record, table: otherDigit(record.table) })[1]).toContain('commitment');
    expect(faultsOf({ ...record, ruleSets: {} })[0]).toContain('rules');
    const other = PRESETS.find((preset) => preset.id !== PRESET.id);
    if (other === undefined) throw new Error('There is one preset only.');
    expect(faultsOf({ ...record, ruleSets: { [first.rules]: other } })[0]).toContain('rules');
    expect(faultsOf(withDeal(1, { players: [0, 1] }))[1]).toContain('commitment');
    expect(faultsOf(withDeal(1, { dealer: 1 }))[1]).toContain('commitment');
    expect(faultsOf(withDeal(0, { constant: 1 }))[0]).toContain('commitment');
    expect(faultsOf(withDeal(0, { seats: 4, names: ['', '', '', ''] }))[0]).toContain('commitment');
  });

  test('single characters all over the file', () => {
    const small = playedRecord({ ruleSet: PRESET, deals: 2, seed: 5, movesMax: 12 });
    const text = formatRecord(small);
    const compact = JSON.stringify(JSON.parse(text));
    // The words of a rule set are many and of one kind.
    const [from, to] = [compact.indexOf('"ruleSets"'), compact.indexOf('"deals"')];
    const unnoticed: string[] = [];
    let tried = 0;
    for (let at = 0; at < compact.length; at += at > from && at < to ? 31 : 3) {
      const changed = `${compact.slice(0, at)}${compact[at] === '1' ? '2' : '1'}${compact.slice(at + 1)}`;
      const parsed = parseRecord(changed);
      if (parsed.ok && checkRecord(parsed.value).isRight) unnoticed.push(changed.slice(at - 20, at + 5));
      tried += 1;
    }
    expect(unnoticed).toEqual([]);
    expect(tried).toBeGreaterThan(500);
  });
});

describe('what a browser has noted', () => {
  const check = (note: DealNote) => checkRecord(record, [note]);
  const deal = record.deals[1];
  const hand = formatKinds(checkRecord(record).deals[1]?.replay?.hands[0] ?? []);
  const note: DealNote = {
    number: 2,
    seat: 0,
    commitment: deal?.commitment ?? '',
    value: deal?.contributions[0]?.value ?? '',
    hand: hand.split(' ').toReversed().join(' '),
  };

  test('agrees, and the check says with what', () => {
    expect(check(note).isRight).toBe(true);
    expect(check(note).deals.map(({ noted }) => noted)).toEqual([[], ['commitment', 'contribution', 'hand'], []]);
  });

  test.each<[string, Partial<DealNote>, string]>([
    ['another commitment', { commitment: '0'.repeat(64) }, 'noted-commitment'],
    ['another contribution', { value: '0'.repeat(32) }, 'noted-contribution'],
    ['a contribution of a seat that is said not to have opened', { seat: 1 }, 'noted-contribution'],
    ['a promise that was taken and is not among those committed to', { promise: '0'.repeat(64) }, 'noted-promise'],
    ['another hand', { hand: hand.split(' ').slice(1).join(' ') }, 'noted-hand'],
  ])('%s is found', (_, change, code) => {
    const { deals, isRight } = check({ ...note, ...change });
    expect(isRight).toBe(false);
    expect(deals[1]?.faults.map((fault) => fault.code)).toContain(code);
  });

  test('a deal that the record does not know is found', () => {
    expect(check({ number: 9, seat: 0, hand: '7S' })).toMatchObject({ isRight: false, missing: [9] });
  });
});
