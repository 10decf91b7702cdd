/** What house rules forbid, provoked in a position, and the words for it. */
import { type Refusal, refusalOf } from '@hausregel/core';
import { parseSeatMove } from '@hausregel/notation';
import { LANGUAGES, type Language } from '@hausregel/rules';
import { houseRules, Round, rulesFor, type Written } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { refusalTextOf } from '../refusalTextOf.ts';
import { expectWhole, say } from './testRefusals.ts';

interface Provoked {
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly at: Written;
  readonly moves?: readonly string[];
  readonly refused: string;
  readonly code: string;
  /** Without it the clause is that of the same refusal at any table. */
  readonly clause?: string;
  /** In English, whole. */
  readonly text: string;
}

const DRAW = '2S 3S 4S 6S 6H 6D';
const THREE = ['5H 5D 4C', '6C 5S 2D'];

const REFUSED: readonly Provoked[] = [
  {
    overrides: { ninePower: 'base' },
    at: { hands: ['9C 9D 4C KD', ...THREE], discard: 'TC', draw: DRAW },
    moves: ['0:9C'],
    refused: '0:9D',
    code: 'does-not-fit',
    text: '♦ 9 does not fit on ♣ 9: it takes a club, or you can pass.',
  },
  {
    overrides: { ninePower: 'base' },
    at: { hands: ['9C 7C JD KD', ...THREE], discard: 'TC', draw: DRAW },
    moves: ['0:9C', '0:7C'],
    refused: '0:JD>S',
    code: 'does-not-fit',
    text: '♦ J does not fit on ♣ 7: it takes a club, or you can pass.',
  },
  {
    overrides: { setsOfRank: 'each', heartKingPower: 'draw-five' },
    at: { hands: ['KC KH 4S', ...THREE], discard: '9C', draw: DRAW },
    refused: '0:KC+KH',
    code: 'not-together',
    clause: 'HR-setsOfRank',
    text: 'These cards may not be laid together here.',
  },
  {
    overrides: { setsOfRank: 'top' },
    at: { hands: ['KC KH 4S', ...THREE], discard: '9C', draw: DRAW },
    refused: '0:KH+KC',
    code: 'does-not-fit',
    text: '♥ K does not fit on ♣ 9: it takes a club, a nine or a jack.',
  },
  {
    overrides: { acePower: 'must-lay' },
    at: { hands: ['AD 4S 4H', ...THREE], discard: 'KD', draw: DRAW },
    moves: ['0:AD'],
    refused: '0:pass',
    code: 'must-lay',
    text: 'You must lay a card now.',
  },
  {
    overrides: { drawnMustBeLaid: true },
    at: { hands: ['4S 3H 2H', ...THREE], discard: 'KD', draw: 'KC 2S 3S 4C' },
    moves: ['0:draw'],
    refused: '0:pass',
    code: 'must-lay',
    clause: 'HR-drawnMustBeLaid',
    text: 'You must lay a card now.',
  },
  {
    overrides: { wishSuits: 'other' },
    at: { hands: ['JC 4S 3H', ...THREE], discard: 'KD', draw: DRAW },
    refused: '0:JC>C',
    code: 'wish-not-allowed',
    text: 'You may not name this suit with ♣ J now.',
  },
  {
    overrides: { throwIn: true, secondDeckFrom: 2 },
    at: { hands: ['9C 4S 3H', '5H 5D 4C', '9C 9D 6C'], discard: 'TC', draw: DRAW },
    moves: ['0:9C'],
    refused: '2:9D',
    code: 'not-your-turn',
    text: 'It is not your turn.',
  },
  {
    overrides: { setsOfRank: 'each' },
    at: { hands: ['KC KH 4S 5C', ...THREE], discard: '9C', draw: DRAW },
    refused: '0:KC+KH~',
    code: 'nothing-to-call',
    text: 'No call goes with this card: lay it without saying anything.',
  },
];

function provoke({ overrides, at, moves, refused }: Provoked): Refusal | undefined {
  const round = new Round(rulesFor(houseRules('family', overrides), at.hands.length), at);
  round.play(...(moves ?? []));
  const read = parseSeatMove(refused);
  if (!read.ok) throw new RangeError(`${refused} is not a move`);
  return refusalOf(round.rules, round.position, read.value.seat, read.value.move);
}

const texts = (each: Provoked): Readonly<Record<Language, string>> => {
  const refusal = provoke(each);
  if (refusal === undefined) throw new Error(`${each.refused} is allowed.`);
  const ruleSet = houseRules('family', each.overrides);
  const [de = '', en = '', lt = ''] = LANGUAGES.map((language) => say(refusalTextOf(refusal), ruleSet, language));
  return { de, en, lt };
};

describe('what house rules forbid', () => {
  test.each(
    REFUSED.map((each) => ({ ...each, title: `${each.code}: ${[...(each.moves ?? []), each.refused].join(' ')}` })),
  )('$title', (each) => {
    const { code, clause, text } = each;
    expect(provoke(each)).toMatchObject(clause === undefined ? { code } : { code, clause });
    const said = texts(each);
    expect(said.en).toBe(text);
    for (const language of LANGUAGES) expectWhole(said[language]);
    expect(new Set(Object.values(said)).size).toBe(LANGUAGES.length);
  });

  test('names on a base the suit alone in every language', () => {
    const [first] = REFUSED;
    expect(first && texts(first)).toMatchObject({
      de: 'Auf ♣ 9 passt ♦ 9 nicht: Gefragt ist ein Kreuz; du kannst auch passen.',
      lt: 'Ant kryžių devynakės būgnų devynakė netinka: reikia kryžių kortos; gali ir pasuoti.',
    });
  });
});
