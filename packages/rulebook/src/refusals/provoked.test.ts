/** Every code, provoked in a position by a move, under rules that know it. */
import { REFUSAL_CODES, type Refusal, type RefusalCode, refusalOf } from '@hausregel/core';
import { parseSeatMove } from '@hausregel/notation';
import { houseRules, Round, rulesFor, type Written } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './testRefusals.ts';

interface Provocation {
  readonly code: RefusalCode;
  readonly id: string;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly at: Written;
  /** Moves that are allowed, before the one that is not. */
  readonly moves?: readonly string[];
  readonly refused: string;
  readonly clause: string;
}

const of = (
  [code, clause]: readonly [RefusalCode, string],
  id: string,
  at: Written,
  refused: string,
  more: Pick<Provocation, 'moves' | 'overrides'> = {},
): Provocation => ({ code, id, clause, at, refused, ...more });

/** Two hands of plain cards, on a plain card. */
const PLAIN: Written = { hands: ['9C KD TS', 'TC KC 9S'], discard: '9D', draw: '2S 3S 4S' };
const SKAT: Written = { hands: ['9C KD TS', 'TC KC QS'], discard: '9D', draw: 'QC KS TH' };
const UNCALLED: Written = { ...SKAT, hands: ['9C TC', 'KC 7D TH'] };
const GRAND: Written = { hands: ['4H 3C', '4S 3S 4C'], discard: '3H', draw: '8C 9C 8D 9D' };

const ANY_TABLE: readonly Provocation[] = [
  of(['not-understood', 'GEN-7'], 'skat', SKAT, '0:catch 5'),
  of(['round-over', 'FAM-11'], 'family', { ...PLAIN, hands: ['9C', 'TC KC'] }, '1:draw', { moves: ['0:9C~'] }),
  of(['not-your-turn', 'FAM-2'], 'family', PLAIN, '1:TC'),
  of(['not-in-hand', 'FAM-4'], 'family', PLAIN, '0:AC'),
  of(['not-together', 'FAM-4'], 'family', PLAIN, '0:9C+9C'),
  of(['joker-cannot', 'FAM-4'], 'family', { ...PLAIN, hands: ['3D KD', 'TC KC'] }, '0:3D=7H'),
  of(['meeting', 'FAM-4'], 'family', PLAIN, '0:KD!6'),
  of(['must-answer', 'FAM-6'], 'family', { ...PLAIN, demand: { draw: 4, of: '7' }, discard: '7D' }, '0:KD'),
  of(['must-answer', 'SKAT-8'], 'skat', { ...SKAT, demand: { skip: 2, of: '8' }, discard: '8D' }, '0:draw'),
  of(['must-answer', 'SKAT-16'], 'skat-plus', { ...SKAT, discard: 'KH', demand: { draw: 4, of: 'KH' } }, '0:KD', {
    overrides: { secondDeckFrom: 2 },
  }),
  of(['must-lay', 'CH-2'], 'swiss', { hands: ['8D TC', 'TD 9S'], discard: '', draw: 'QC' }, '0:draw'),
  of(['jack-on-jack', 'FAM-4'], 'family', { ...PLAIN, hands: ['JC KD', 'TC'], discard: 'JD' }, '0:JC>S', {
    overrides: { wildOnWild: false },
  }),
  of(['suit-only', 'PL-4'], 'polish', { ...SKAT, hands: ['JS TC', 'KH'], discard: 'KC' }, '0:JS>C'),
  of(['suit-only', 'PL-4'], 'polish', { ...SKAT, hands: ['JC TC', 'JD KH'], discard: 'KC' }, '1:JD>C', {
    moves: ['0:JC>H'],
  }),
  of(['does-not-fit', 'FAM-4'], 'family', PLAIN, '0:TS'),
  of(['does-not-fit', 'FAM-7'], 'family', { ...PLAIN, discard: 'JD', wish: 'H' }, '0:9C'),
  of(['does-not-fit', 'DE-4'], 'german', { ...SKAT, hands: ['JC 9C', 'TC'], discard: '9D' }, '0:JC>S', {
    overrides: { wildInNeed: true },
  }),
  of(['wish-missing', 'LT-6'], 'lithuanian', { ...SKAT, hands: ['QC KD', 'TC'] }, '0:QC'),
  of(['wish-missing', 'FAM-7'], 'family', { ...PLAIN, discard: 'JD', start: true, dealer: 0 }, '0:9C'),
  of(['wish-not-allowed', 'FAM-7'], 'family', PLAIN, '0:9C>S'),
  of(['wish-not-allowed', 'FAM-7'], 'family', { ...PLAIN, hands: ['JC', 'TC KC'] }, '0:JC>S'),
  of(['wish-not-allowed', 'CE-3'], 'crazy-eights', PLAIN, '0:>S'),
  of(['call-missing', 'SKAT-12'], 'skat', UNCALLED, '0:TC', { moves: ['0:9C', '1:KC'] }),
  of(['call-missing', 'DE-5'], 'german', UNCALLED, '0:TC', { moves: ['0:9C', '1:KC'] }),
  of(['last-card-barred', 'SKAT-11'], 'skat', { ...SKAT, hands: ['9C JC', 'TC KC'] }, '0:JC', {
    moves: ['0:9C~', '1:KC'],
    overrides: { jackMayBeLaidLast: false },
  }),
  of(['drawn-card-only', 'FAM-5'], 'family', PLAIN, '0:9C', {
    moves: ['0:draw'],
    overrides: { drawWhenAbleToLay: true },
  }),
  of(['may-not-draw', 'FAM-5'], 'family', PLAIN, '0:draw'),
  of(['may-not-draw', 'SKAT-6'], 'skat', SKAT, '0:draw', { moves: ['0:draw'] }),
  of(['may-not-pass', 'LT-5'], 'lithuanian', SKAT, '0:pass'),
  of(['may-not-pass', 'CE-4'], 'crazy-eights', PLAIN, '0:pass', { moves: ['0:draw'] }),
  of(['nothing-to-call', 'FAM-10'], 'family', PLAIN, '0:~'),
  of(['nothing-to-call', 'CZ-7'], 'czech', PLAIN, '0:9C~'),
  of(['nothing-to-catch', 'FAM-12'], 'family', PLAIN, '1:catch 0'),
  of(['nothing-to-catch', 'CZ-7'], 'czech', PLAIN, '1:catch 0'),
  of(['nothing-to-catch', 'FAM-12'], 'bavarian-rummy', PLAIN, '1:catch 0'),
  of(['too-late', 'FAM-12'], 'family-kids', { ...PLAIN, hands: ['9C 9H', '4C 5H KS', 'TC KC'] }, '2:catch 0', {
    moves: ['0:9C', '1:4C'],
  }),
  of(['too-late', 'CZ-7'], 'czech', { ...PLAIN, hands: ['9C 8C', '5S 4S TD', 'TS 2D 4H'] }, '0:~', {
    moves: ['0:9C', '1:draw'],
  }),
];

const QUEENS: Written = { ...GRAND, hands: ['QC QS QH QD 4H', '4S 3S'] };

const GRAND_TABLE: readonly Provocation[] = [
  of(['not-understood', 'GEN-7'], 'mau-tse-tung', QUEENS, '0:queens Q'),
  of(['round-over', 'MTT-19'], 'mau-tse-tung', { ...GRAND, hands: ['4H', '4S 3S'] }, '1:draw', { moves: ['0:4H'] }),
  of(['not-your-turn', 'GEN-2'], 'mau-tse-tung', GRAND, '1:3S'),
  of(['not-in-hand', 'MTT-1'], 'mau-tse-tung', GRAND, '0:4D'),
  of(['not-in-hand', 'MTT-1'], 'mau-tse-tung', GRAND, '0:X=7H'),
  of(['not-in-hand', 'MTT-1'], 'mau-tse-tung', GRAND, '0:3D=7H'),
  of(['not-in-hand', 'MTT-1'], 'mau-tse-tung', { ...GRAND, hands: ['5C 5D 3C', '4S'] }, '0:5C+5D+5H+5S'),
  of(['not-in-hand', 'MTT-15'], 'mau-tse-tung', GRAND, '0:queens 7'),
  of(['not-together', 'MTT-0b'], 'mau-tse-tung', { ...GRAND, hands: ['8H 3C', '4S'] }, '0:8H+8H'),
  of(['joker-cannot', 'MTT-18'], 'mau-tse-tung', { ...GRAND, hands: ['X 3C', '4S'] }, '0:X=QH'),
  of(['joker-cannot', 'MTT-3'], 'mau-tse-tung', { ...GRAND, hands: ['X', '4S 3S'] }, '0:X=7H'),
  of(['must-answer', 'MTT-2/7'], 'mau-tse-tung', { ...GRAND, demand: { draw: 4, of: '7' }, discard: '7H' }, '0:4H'),
  of(['must-answer', 'MTT-69'], 'mau-tse-tung', { ...GRAND, hands: ['6H 3C', '4S 3S'] }, '1:4S', { moves: ['0:6H'] }),
  of(
    ['must-answer', 'MTT-2/7'],
    'mau-tse-tung',
    { ...QUEENS, demand: { draw: 2, of: '2' }, discard: '2H' },
    '0:queens 7',
  ),
  of(['must-lay', 'MTT-A'], 'mau-tse-tung', { ...GRAND, hands: ['AH', '4S 3S'] }, '0:pass', { moves: ['0:AH'] }),
  of(['must-lay', 'MTT-Q♣'], 'mau-tse-tung', { ...GRAND, hands: ['QC QD 4H', '3S 4S'], discard: '4C' }, '0:4H', {
    moves: ['0:QC'],
  }),
  of(['rank-required', 'MTT-8'], 'mau-tse-tung', { ...GRAND, hands: ['5H 3C', '5S 4H'] }, '1:4H', { moves: ['0:5H'] }),
  of(['meeting', 'MTT-16'], 'mau-tse-tung', { ...GRAND, hands: ['4H 3C', '4S'] }, '0:4H!6'),
  of(['meeting', 'MTT-16'], 'mau-tse-tung', { ...GRAND, hands: ['KH 3C', 'KS 4H'] }, '1:4H', { moves: ['0:KH!6'] }),
  of(['jack-on-jack', 'MTT-2'], 'mau-tse-tung', { ...GRAND, hands: ['JH 3C', 'JS 4S'] }, '1:JS>C', {
    moves: ['0:JH>S'],
  }),
  of(['does-not-fit', 'MTT-1'], 'mau-tse-tung', { ...GRAND, hands: ['4S 3C', '4H'], discard: 'AH' }, '0:4S'),
  of(['wish-missing', 'MTT-14'], 'mau-tse-tung', { ...GRAND, hands: ['JH 3C', '4S'] }, '0:JH'),
  of(['wish-not-allowed', 'MTT-14'], 'mau-tse-tung', { ...GRAND, hands: ['JD', '4S'] }, '0:JD>H'),
  of(['drawn-card-only', 'MTT-1'], 'mau-tse-tung', { ...GRAND, draw: '3S 9C' }, '0:3C', {
    moves: ['0:draw'],
    overrides: { afterDraw: 'drawn' },
  }),
  of(['may-not-draw', 'MTT-8'], 'mau-tse-tung', { ...GRAND, hands: ['5H 3C', '5S 4H'] }, '1:draw', { moves: ['0:5H'] }),
  of(['may-not-pass', 'MTT-1'], 'mau-tse-tung', GRAND, '0:pass'),
  of(['nothing-to-call', 'MTT-0f'], 'mau-tse-tung', GRAND, '0:~'),
  of(['nothing-to-catch', 'MTT-1'], 'mau-tse-tung', GRAND, '1:catch 0'),
  of(['too-late', 'MTT-15'], 'mau-tse-tung', QUEENS, '0:queens 8', { moves: ['0:queens 7'] }),
  of(['too-late', 'MTT-7'], 'mau-tse-tung', GRAND, '0:break', { moves: ['0:break'] }),
  of(['too-late', 'MTT-20'], 'mau-tse-tung', GRAND, '0:deal 9'),
];

const PROVOCATIONS = [...ANY_TABLE, ...GRAND_TABLE].map((each) => ({
  ...each,
  title: `${each.code}: ${each.id}, ${[...(each.moves ?? []), each.refused].join(' ')}`,
}));

/** What the engine says to the last move; the moves before must be allowed. */
function provoke({ id, overrides, at, moves, refused }: Provocation): Refusal | undefined {
  const round = new Round(rulesFor(houseRules(id, overrides), at.hands.length), at);
  round.play(...(moves ?? []));
  const read = parseSeatMove(refused);
  if (!read.ok) throw new RangeError(`${refused} is not a move`);
  return refusalOf(round.rules, round.position, read.value.seat, read.value.move);
}

describe('every refusal code', () => {
  test('is provoked in a position', () => {
    const provoked = new Set(PROVOCATIONS.map(({ code }) => code));
    expect(REFUSAL_CODES.filter((code) => !provoked.has(code))).toEqual([]);
  });

  test.each(PROVOCATIONS)('$title', (each) => {
    const refusal = provoke(each);
    expect(refusal).toMatchObject({ code: each.code, clause: each.clause });
    if (refusal !== undefined) expect(faultsOf(refusal, houseRules(each.id, each.overrides))).toEqual([]);
  });
});
