import {
  apply,
  CALL,
  catchMove,
  deal,
  DRAW,
  isOver,
  layMove,
  movesOf,
  PASS,
  Position,
  REFUSAL_CODES,
  type RefusalCode,
  refusalOf,
  wishMove,
  withCall,
  withWish,
  Xoshiro128,
} from '@hausregel/core';
import { compile, type Language, LANGUAGES, PRESETS, presetById, type RuleSet, withOverrides } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { refusalTextOf } from '../refusalTextOf.ts';
import { explainRefusal } from './explainRefusal.ts';
import type { RefusalText } from './refusalText.ts';

function rules(id: string, overrides: Readonly<Record<string, unknown>> = {}): RuleSet {
  const preset = presetById(id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  const result = withOverrides(preset, overrides);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const FAMILY = rules('family');
const SKAT = rules('skat');
const PLUS = rules('skat-plus');

function refused(code: RefusalCode, move: string, facts: Partial<RefusalText> = {}): RefusalText {
  return { code, clause: 'GEN-7', move, top: 'KH', wish: undefined, demand: undefined, ...facts };
}

/** Ordinary spaces, so that expectations are easy to read. */
function say(refusal: RefusalText, ruleSet: RuleSet, language: Language = 'de'): string {
  return explainRefusal(refusal, ruleSet, language).text.replaceAll('\u00A0', ' ');
}

function expectWhole(text: string): void {
  expect(text).toMatch(/^[„“A-ZÄÖÜ♣♠♥♦\d].*\.$/);
  expect(text).not.toMatch(/undefined|NaN|  | [,.;:]|\.\.|[.!?]\s+[A-ZÄÖÜ]/);
}

describe('refusals in German', () => {
  test.each<[string, RefusalText, RuleSet, string]>([
    [
      'a pending chain',
      refused('must-answer', 'KD', { top: '7S', demand: { draw: 4, of: '7S' } }),
      FAMILY,
      'Es liegt eine Sieben, und 4 Karten sind fällig: Lege eine Sieben oder zieh 4 Karten.',
    ],
    [
      'the king of hearts',
      refused('must-answer', 'KD', { demand: { draw: 4, of: 'KH' } }),
      PLUS,
      'Es liegt der Herzkönig, und 4 Karten sind fällig: Lege den anderen Herzkönig oder zieh 4 Karten.',
    ],
    [
      'one skip',
      refused('must-answer', 'draw', { top: '8S', demand: { skip: 1, of: '8S' } }),
      SKAT,
      'Es liegt eine Acht, und du sollst aussetzen: Lege eine Acht oder passe.',
    ],
    [
      'several skips',
      refused('must-answer', '9D', { top: '8S', demand: { skip: 3, of: '8S' } }),
      SKAT,
      'Es liegt eine Acht, und 3 Spieler sollen aussetzen, du zuerst: Lege eine Acht oder passe.',
    ],
    [
      'a wish',
      refused('does-not-fit', '9C', { top: 'JS', wish: 'H' }),
      FAMILY,
      'Herz ist gewünscht; ♣ 9 ist weder ein Herz noch ein Bube.',
    ],
    [
      'a wish where jacks do not go on jacks',
      refused('does-not-fit', '9C', { top: 'JS', wish: 'H' }),
      rules('family', { wildOnWild: false }),
      'Herz ist gewünscht; ♣ 9 ist kein Herz.',
    ],
    [
      'a card that does not fit',
      refused('does-not-fit', '9C'),
      FAMILY,
      'Auf ♥ K passt ♣ 9 nicht: Gefragt ist ein Herz, ein König oder ein Bube.',
    ],
    [
      'a card that does not fit on a jack',
      refused('does-not-fit', '9C', { top: 'JH' }),
      FAMILY,
      'Auf ♥ B passt ♣ 9 nicht: Gefragt ist ein Herz oder ein Bube.',
    ],
    [
      'a further card that does not fit',
      refused('does-not-fit', 'TC', { top: 'AH', demand: { lay: 'may' } }),
      SKAT,
      'Auf ♥ A passt ♣ 10 nicht: Gefragt ist ein Herz, ein Ass oder ein Bube; du kannst auch passen.',
    ],
    [
      'jack on jack',
      refused('jack-on-jack', 'JC>S', { top: 'JH', wish: 'D' }),
      rules('family', { wildOnWild: false }),
      'Bube auf Bube ist an diesem Tisch verboten: Bediene Karo.',
    ],
    [
      'a missing wish',
      refused('wish-missing', 'JC'),
      FAMILY,
      'Wer einen Buben legt, muss eine Farbe wünschen: Wähle eine.',
    ],
    [
      'a wish that is owed',
      refused('wish-missing', '9C', { demand: { wish: true } }),
      FAMILY,
      'Wünsche zuerst eine Farbe.',
    ],
    [
      'a wish too many',
      refused('wish-not-allowed', 'KD>S'),
      FAMILY,
      'Mit ♦ K wird keine Farbe gewünscht: Lege die Karte ohne Wunsch.',
    ],
    [
      'a wish with the last card',
      refused('wish-not-allowed', 'JD>S'),
      FAMILY,
      'Als letzte Karte bringt ein Bube keinen Wunsch: Lege ihn ohne Farbe.',
    ],
    [
      'a missing call',
      refused('call-missing', '9C'),
      SKAT,
      'Ohne „Mau“ darfst du deine letzte Karte nicht legen: Sag es, wenn noch Zeit ist, sonst zieh eine Karte.',
    ],
    [
      'a missing call after an ace',
      refused('call-missing', '9C', { demand: { lay: 'may' } }),
      SKAT,
      'Sag erst „Mau“, dann darfst du deine letzte Karte legen.',
    ],
    [
      'a barred last card',
      refused('last-card-barred', 'JC'),
      rules('skat', { jackMayBeLaidLast: false }),
      'Als letzte Karte darf an diesem Tisch kein Bube gelegt werden.',
    ],
    [
      'a second draw',
      refused('may-not-draw', 'draw'),
      SKAT,
      'Du hast in diesem Zug schon gezogen: Lege eine passende Karte oder passe.',
    ],
    [
      'a draw with a fitting card',
      refused('may-not-draw', 'draw'),
      FAMILY,
      'Du darfst nicht ziehen, wenn du eine passende Karte hast oder schon gezogen hast.',
    ],
    [
      'an early pass',
      refused('may-not-pass', 'pass'),
      SKAT,
      'Passen darfst du erst, wenn du gezogen hast: Lege eine Karte oder zieh eine.',
    ],
    [
      'another card than the drawn one',
      refused('drawn-card-only', '9C'),
      FAMILY,
      'Du hast gezogen: Jetzt darfst du nur die gezogene Karte legen oder passen.',
    ],
    [
      'a catch where nobody is caught',
      refused('nothing-to-catch', 'catch 2'),
      SKAT,
      'Hier wird niemand erwischt: Wer „Mau“ vergisst, darf seine letzte Karte nicht legen.',
    ],
    [
      'a late catch',
      refused('too-late', 'catch 2'),
      FAMILY,
      'Zum Erwischen ist es zu spät: Der Zug danach ist schon gespielt.',
    ],
    ['a late call', refused('too-late', '~'), FAMILY, 'Für diese Ansage ist es zu spät.'],
  ])('%s', (_, refusal, ruleSet, expected) => {
    expect(say(refusal, ruleSet)).toBe(expected);
  });
});

describe('refusals in English', () => {
  test.each<[string, RefusalText, RuleSet, string]>([
    [
      'a pending chain',
      refused('must-answer', 'KD', { top: '7S', demand: { draw: 4, of: '7S' } }),
      FAMILY,
      'A seven lies on top, and 4 cards are due: lay a seven or draw 4 cards.',
    ],
    [
      'the king of hearts',
      refused('must-answer', 'KD', { demand: { draw: 4, of: 'KH' } }),
      PLUS,
      'The king of hearts lies on top, and 4 cards are due: lay the other king of hearts or draw 4 cards.',
    ],
    [
      'a skip',
      refused('must-answer', 'draw', { top: '8S', demand: { skip: 1, of: '8S' } }),
      SKAT,
      'An eight lies on top, and you are to skip: lay an eight or pass.',
    ],
    [
      'a wish',
      refused('does-not-fit', 'QC', { top: 'JS', wish: 'H' }),
      FAMILY,
      'Hearts are wished for; ♣ Q is neither a heart nor a jack.',
    ],
    [
      'a card that does not fit',
      refused('does-not-fit', 'TC', { top: 'AD' }),
      FAMILY,
      '♣ 10 does not fit on ♦ A: it takes a diamond, an ace or a jack.',
    ],
    ['a missing wish', refused('wish-missing', 'JC'), FAMILY, 'Whoever lays a jack must name a suit: choose one.'],
  ])('%s', (_, refusal, ruleSet, expected) => {
    expect(say(refusal, ruleSet, 'en')).toBe(expected);
  });
});

describe('every refusal', () => {
  const MOVES = ['9C', 'JD>H~', 'X=7H', 'draw', 'pass', '~', 'catch 2', '>H', ''];
  const DEMANDS: readonly RefusalText['demand'][] = [
    undefined,
    { draw: 1, of: '7S' },
    { draw: 8, of: 'KH' },
    { skip: 2, of: '8C' },
    { lay: 'may' },
    { lay: 'must' },
    { wish: true },
  ];

  test.each(REFUSAL_CODES)('%s is one whole sentence, whatever the facts', (code) => {
    for (const ruleSet of PRESETS) {
      for (const move of MOVES) {
        for (const demand of DEMANDS) {
          for (const top of ['7H', 'J', undefined]) {
            for (const language of LANGUAGES) {
              const { text, clause } = explainRefusal(
                refused(code, move, { demand, top, wish: top === 'J' ? 'S' : undefined }),
                ruleSet,
                language,
              );
              expectWhole(text);
              expect(clause).toBe('GEN-7');
            }
          }
        }
      }
    }
  });

  test('that the engine gives in a round has its words', () => {
    const seen = new Set<RefusalCode>();
    for (const ruleSet of PRESETS) {
      for (let seed = 1; seed <= 4; seed++) playAndAsk(ruleSet, seed, seen);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'not-your-turn',
        'not-in-hand',
        'must-answer',
        'does-not-fit',
        'wish-missing',
        'wish-not-allowed',
        'may-not-draw',
        'may-not-pass',
        'nothing-to-call',
        'nothing-to-catch',
      ]),
    );
  });
});

/** Plays a random round of three and asks at every turn about moves that may not be allowed. */
function playAndAsk(ruleSet: RuleSet, seed: number, seen: Set<RefusalCode>): void {
  const compiled = compile(ruleSet, 3);
  if (!compiled.ok) throw new Error('a preset does not compile');
  const rules = compiled.value;
  const chance = new Xoshiro128(seed);
  const position = new Position(3);
  deal(rules, position, { dealer: 2, inMask: 7 }, chance);
  for (let turn = 0; turn < 120 && !isOver(position); turn++) {
    const kind = chance.below(52);
    for (const move of [
      layMove(kind),
      withWish(layMove(kind), 1),
      withCall(layMove(kind)),
      DRAW,
      PASS,
      CALL,
      catchMove(1),
      wishMove(2),
    ]) {
      for (let seat = 0; seat < 3; seat++) {
        const refusal = refusalOf(rules, position, seat, move);
        if (refusal === undefined) continue;
        seen.add(refusal.code);
        for (const language of LANGUAGES) {
          const { text, clause } = explainRefusal(refusalTextOf(refusal), ruleSet, language);
          expectWhole(text);
          expect(clause).toBe(refusal.clause);
        }
      }
    }
    const { main } = movesOf(rules, position, position.turn);
    apply(rules, position, position.turn, main[chance.below(main.length)] ?? PASS, chance);
  }
}
