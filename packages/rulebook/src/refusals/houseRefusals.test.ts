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

const WISHES_RANK = { jackPower: 'wish-rank' };
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
    text: '♦ A must be covered: it takes a diamond, an ace or a jack, and only if you have none of these, draw.',
  },
  {
    overrides: { drawnMustBeLaid: true },
    at: { hands: ['4S 3H 2H', ...THREE], discard: 'KD', draw: 'KC 2S 3S 4C' },
    moves: ['0:draw'],
    refused: '0:pass',
    code: 'must-lay',
    clause: 'HR-drawnMustBeLaid',
    text: 'You have drawn and can lay a card: here you must do so.',
  },
  {
    overrides: { wishSuits: 'other' },
    at: { hands: ['JC 4S 3H', ...THREE], discard: 'KD', draw: DRAW },
    refused: '0:JC>C',
    code: 'wish-not-allowed',
    text: 'With ♣ J you may wish only for spades, hearts or diamonds here.',
  },
  {
    overrides: { wishSuits: 'opposite-colour' },
    at: { hands: ['JC 4S 3H', ...THREE], discard: 'KD', draw: DRAW },
    refused: '0:JC>S',
    code: 'wish-not-allowed',
    text: 'With ♣ J you may wish only for hearts or diamonds here.',
  },
  {
    overrides: { drawCardsStack: true, twoPower: 'draw-two', wildJokers: 2, jokerPower: 'draw-five' },
    at: { hands: ['7S KD 9H', '9D 8C 4D', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:7S'],
    refused: '1:9D',
    code: 'must-answer',
    text: 'A seven lies on top, and 2 cards are due: lay a two, a seven or a joker, or else draw 2 cards.',
  },
  {
    overrides: { wildJokers: 2, jokerPower: 'draw-five' },
    at: { hands: ['X KD 9H', '9D 8C 4D', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:X'],
    refused: '1:9D',
    code: 'must-answer',
    text: 'A joker lies on top, and 5 cards are due: lay a joker or draw 5 cards.',
  },
  {
    overrides: { cancelRank: '9', drawDoubles: true },
    at: { hands: ['7S KD 9H', '9D 8C 4D', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:7S'],
    refused: '1:8C',
    code: 'must-answer',
    text: 'A seven lies on top, and 2 cards are due: lay a seven or a nine, or else draw 2 cards.',
  },
  {
    overrides: { passOnRank: '9' },
    at: { hands: ['7S KD 9H', '9D 8C 4D', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:7S', '1:9D'],
    refused: '2:6C',
    code: 'must-answer',
    text: 'A seven is still to be answered, and 2 cards are due: lay a seven or a nine, or else draw 2 cards.',
  },
  {
    overrides: { sendBackRank: '9', secondDeckFrom: 2 },
    at: { hands: ['7S KD 9H', '9D 8C 4D', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:7S', '1:9D'],
    refused: '0:KD',
    code: 'must-answer',
    text: 'A seven is still to be answered, and 2 cards are due: lay a seven or a nine, or else draw 2 cards.',
  },
  {
    overrides: { passOnRank: '9', answersMustFit: true },
    at: { hands: ['7S KD 9H', '9S 8C 4D', '6C 7D 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:7S', '1:9S'],
    refused: '2:6C',
    code: 'must-answer',
    text: 'A seven is still to be answered, and 2 cards are due: lay the seven of spades or a nine, or else draw 2 cards.',
  },
  {
    overrides: { tenPower: 'copy' },
    at: { hands: ['6C 7D 2D', 'TS 8C 4D', '6D 9D 2H'], discard: '7S', draw: DRAW, turn: 1 },
    moves: ['1:TS'],
    refused: '2:6D',
    code: 'must-answer',
    text: '♠ 10 counts as a seven, and 2 cards are due: lay a seven or draw 2 cards.',
  },
  {
    overrides: {
      blackJacksPower: 'draw-five',
      redJacksCure: true,
      jackPower: 'none',
      wildRank: 'none',
      spadeQueenPower: 'draw-five',
    },
    at: { hands: ['JS KD 9H', '9D 8C 4D', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:JS'],
    refused: '1:9D',
    code: 'must-answer',
    text: 'The jack of spades lies on top, and 5 cards are due: lay a black jack or a red jack, or else draw 5 cards.',
  },
  {
    overrides: { drawCardsStack: true, twoPower: 'draw-two', answersMustFit: true },
    at: { hands: ['7S KD 9H', '2H 8C 4D', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:7S'],
    refused: '1:8C',
    code: 'must-answer',
    text: 'A seven lies on top, and 2 cards are due: lay the two of spades or a seven, or else draw 2 cards.',
  },
  {
    overrides: { drawCardsStack: true, twoPower: 'draw-two', answersMustFit: true },
    at: { hands: ['7S KD 9H', '2H 8C 4D', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:7S'],
    refused: '1:2H',
    code: 'does-not-fit',
    text: 'The answer must fit, too: ♥ 2 does not fit on ♠ 7.',
  },
  {
    overrides: { wildNotOnAttack: true },
    at: { hands: ['7S 4S 3H', 'JC 5D 4C', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:7S'],
    refused: '1:JC>S',
    code: 'must-answer',
    clause: 'HR-wildNotOnAttack',
    text: 'As long as 2 cards are due, a jack may not be laid here: lay a seven or draw 2 cards.',
  },
  {
    overrides: { wildNotOnAttack: true, eightPower: 'skip-chain' },
    at: { hands: ['8S 4S 3H', 'JC 5D 4C', '6C 5S 2D'], discard: 'TS', draw: DRAW },
    moves: ['0:8S'],
    refused: '1:JC>S',
    code: 'must-answer',
    clause: 'HR-wildNotOnAttack',
    text: 'As long as the skip is pending, a jack may not be laid here: lay an eight or pass.',
  },
  {
    overrides: { secondWildRank: 'Q', wildJokers: 1 },
    at: { hands: ['JC 4S 3H', '9C 5D 4C', '6C 5S 2D'], discard: '8D', draw: DRAW },
    moves: ['0:JC>H'],
    refused: '1:9C',
    code: 'does-not-fit',
    text: 'Hearts are wished for; ♣ 9 is neither a heart nor a jack nor a queen nor a joker.',
  },
  {
    overrides: { noSpecialLast: true },
    at: { hands: ['8C', ...THREE], discard: 'TC', draw: DRAW },
    refused: '0:8C~',
    code: 'last-card-barred',
    text: 'No special card may be laid last at this table: ♣ 8 is one.',
  },
  {
    overrides: { finishRank: 'Q' },
    at: { hands: ['9C', ...THREE], discard: 'TC', draw: DRAW },
    refused: '0:9C~',
    code: 'last-card-barred',
    text: 'The last card must be a queen at this table: nobody goes out with ♣ 9.',
  },
  {
    overrides: { acePower: 'must-lay' },
    at: { hands: ['AC', ...THREE], discard: 'TC', draw: DRAW },
    refused: '0:AC~',
    code: 'last-card-barred',
    text: '♣ A must be covered, so it cannot be the last card.',
  },
  {
    overrides: { throwIn: true, secondDeckFrom: 2 },
    at: { hands: ['9C 4S 3H', '5H 5D 4C', '9C 9D 6C'], discard: 'TC', draw: DRAW },
    moves: ['0:9C'],
    refused: '2:9D',
    code: 'not-your-turn',
    clause: 'HR-throwIn',
    text: 'It is not your turn: only the identical card may be thrown in, that is ♣ 9 and not ♦ 9.',
  },
  {
    overrides: { throwIn: true, secondDeckFrom: 2 },
    at: { hands: ['9C 4S 3H', '5H 5D 4D', '9C 9D 6C'], discard: 'TC', draw: DRAW },
    moves: ['0:9C', '1:draw'],
    refused: '2:9C',
    code: 'not-your-turn',
    clause: 'HR-throwIn',
    text: 'It is not your turn: ♣ 9 may be thrown in only on the identical card just laid, before anybody has drawn.',
  },
  {
    overrides: { setsOfRank: 'each' },
    at: { hands: ['KC KH 4S 5C', ...THREE], discard: '9C', draw: DRAW },
    refused: '0:KC+KH~',
    code: 'nothing-to-call',
    text: 'No call goes with this card: lay it without saying anything.',
  },
  {
    overrides: WISHES_RANK,
    at: { hands: ['JC 4S 4H', ...THREE], discard: '9C', draw: DRAW },
    moves: ['0:JC>6'],
    refused: '1:5H',
    code: 'does-not-fit',
    text: 'Sixes are wished for; ♥ 5 is neither a six nor a jack.',
  },
  {
    overrides: { ...WISHES_RANK, secondWildRank: 'Q' },
    at: { hands: ['JC 4S 4H', ...THREE], discard: '9C', draw: DRAW },
    moves: ['0:JC>6'],
    refused: '1:5H',
    code: 'does-not-fit',
    text: 'Sixes are wished for; ♥ 5 is neither a six nor a jack nor a queen.',
  },
  {
    overrides: { ...WISHES_RANK, wildRank: 'none' },
    at: { hands: ['JC 4S 4H', ...THREE], discard: '9C', draw: DRAW },
    moves: ['0:JC>6'],
    refused: '1:5H',
    code: 'does-not-fit',
    text: 'Sixes are wished for; ♥ 5 is neither a six nor a jack.',
  },
  {
    overrides: WISHES_RANK,
    at: { hands: ['JC 4S 4H', ...THREE], discard: '9C', draw: DRAW },
    refused: '0:JC',
    code: 'wish-missing',
    text: 'Whoever lays a jack must wish for a rank: choose one.',
  },
  ...['7', 'J', 'H'].map((wish) => ({
    overrides: WISHES_RANK,
    at: { hands: ['JC 4S 4H', ...THREE], discard: '9C', draw: DRAW },
    refused: `0:JC>${wish}`,
    code: 'wish-not-allowed',
    text: 'With a jack you wish for a rank without an effect, unless it is your last card.',
  })),
  {
    overrides: WISHES_RANK,
    at: { hands: ['JC', ...THREE], discard: '9C', draw: DRAW },
    refused: '0:JC>6~',
    code: 'wish-not-allowed',
    text: 'With a jack you wish for a rank without an effect, unless it is your last card.',
  },
  {
    overrides: {},
    at: { hands: ['JC 4S 4H', ...THREE], discard: '9C', draw: DRAW },
    refused: '0:4S>6',
    code: 'does-not-fit',
    text: '♠ 4 does not fit on ♣ 9: it takes a club, a nine or a jack.',
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

  test('tells the card that began a demand, and the one that counts as it, in every language', () => {
    const passedOn = REFUSED.find(({ overrides }) => JSON.stringify(overrides) === '{"passOnRank":"9"}');
    const copied = REFUSED.find(({ overrides }) => overrides['tenPower'] === 'copy');
    expect(passedOn && texts(passedOn)).toMatchObject({
      de: 'Eine Sieben ist noch zu beantworten, und 2 Karten sind fällig: Lege eine Sieben oder eine Neun, sonst zieh 2 Karten.',
      lt: 'Dar neatsimušta nuo septynakės: atsimušk septynake arba devynake, kitaip imk 2 kortas.',
    });
    expect(copied && texts(copied)).toMatchObject({
      de: '♠ 10 zählt wie eine Sieben, und 2 Karten sind fällig: Lege eine Sieben oder zieh 2 Karten.',
      lt: 'Pikų dešimtakė atstoja septynakę: atsimušk septynake arba imk 2 kortas.',
    });
  });

  test('names on a base the suit alone in every language', () => {
    const [first] = REFUSED;
    expect(first && texts(first)).toMatchObject({
      de: 'Auf ♣ 9 passt ♦ 9 nicht: Gefragt ist ein Kreuz; du kannst auch passen.',
      lt: 'Ant kryžių devynakės būgnų devynakė netinka: reikia kryžių kortos; gali ir pasuoti.',
    });
  });
});
