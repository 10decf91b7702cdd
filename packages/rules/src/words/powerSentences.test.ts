import { describe, expect, test } from 'vitest';
import { bookContextOf } from '../bookEntries.ts';
import type { BookContext, CardOfRank } from '../option.ts';
import { POWERS, type Power } from '../power.ts';
import { presetById } from '../presets.ts';
import { LANGUAGES } from '../ruleSet.ts';
import { powerDifference } from './powerDifference.ts';
import { powerSentences } from './powerSentences.ts';
import { powerShort } from './powerShort.ts';

function contextOf(id: string, options: Readonly<Record<string, unknown>> = {}): BookContext {
  const preset = presetById(id);
  if (preset === undefined) throw new RangeError(id);
  return bookContextOf({ ...preset, options: { ...preset.options, ...options } });
}

const [FIVE, SIX, SEVEN, TEN, JACK, QUEEN, KING, ACE] = [3, 4, 5, 8, 9, 10, 11, 12] as const;
const HEART_KING: CardOfRank = { rank: KING, suit: 2 };
/** Jacks go on anything, also on jacks; one deck, and two for many players. */
const FAMILY = contextOf('family');
const CARDS: readonly CardOfRank[] = [...Array.from({ length: 13 }, (_, rank): CardOfRank => ({ rank })), HEART_KING];

const said = (power: Power, card: CardOfRank, context: BookContext = FAMILY): readonly string[] =>
  powerSentences(power, card, context).lt;
const inShort = (power: Power, card: CardOfRank, context: BookContext = FAMILY): readonly string[] =>
  powerShort(power, card, context).lt;

test.each(POWERS)('The power %s is said of every card in whole sentences of every language.', (power) => {
  for (const card of CARDS) {
    const [sentences, short] = [powerSentences(power, card, FAMILY), powerShort(power, card, FAMILY)];
    const difference = powerDifference(power, card, FAMILY.facts);
    for (const language of LANGUAGES) {
      expect(sentences[language].length > 0).toBe(power !== 'none');
      expect(short[language].length).toBe(short.de.length);
      for (const text of [...sentences[language], ...short[language], difference[language]]) {
        expect(text).toMatch(/^\p{Lu}.*[.…]$/u);
        expect(text).not.toMatch(/undefined|\s{2}| [,.;]/u);
      }
    }
  }
});

describe('In Lithuanian', () => {
  test('a penalty is counted in the case that its number asks for, and so is the doubled one.', () => {
    expect(said('draw-five', { rank: SEVEN })).toStrictEqual([
      'Padėjus septynakę, kitas žaidėjas ima 5 kortas arba atsimuša dar viena septynake.',
      'Tada po jo einantis žaidėjas ima 10 kortų, o po dar vienos septynakės kitas – 15, ir taip toliau be apribojimų.',
      'Atsimušti galima tik septynake; netinka net valetas.',
    ]);
    expect(inShort('draw-five', HEART_KING)).toStrictEqual([
      'Kitas žaidėjas ima 5 kortas ir praleidžia ėjimą.',
      'Žaidžiant dviem kaladėmis, jis gali atsimušti kitu širdžių karaliumi: tada po jo einantis žaidėjas ima 10.',
    ]);
  });

  test('words that go with a card agree with its gender.', () => {
    expect(said('reverse-draw-two', { rank: KING })).toStrictEqual([
      'Padėjus karalių, pasikeičia žaidimo kryptis, ir kitas žaidėjas naująja kryptimi ima 2 kortas.',
      'Vietoj to jis gali atsimušti dar vienu karaliumi.',
      'Tada kryptis vėl pasikeičia, ir kitas žaidėjas ima 4 kortas – atsimušus iš karto, jas ima tas, kas padėjo pirmąjį.',
      'Ir taip toliau be apribojimų.',
      'Atsimušti galima tik karaliumi.',
    ]);
    expect(said('reverse-draw-two', { rank: QUEEN })[2]).toBe(
      'Tada kryptis vėl pasikeičia, ir kitas žaidėjas ima 4 kortas – atsimušus iš karto, jas ima tas, kas padėjo pirmąją.',
    );
    expect([said('must-lay', { rank: ACE })[0], said('must-lay', { rank: TEN })[0]]).toStrictEqual([
      'Kas padeda tūzą, tas privalo jį iš karto uždengti dar viena tinkančia korta.',
      'Kas padeda dešimtakę, tas privalo ją iš karto uždengti dar viena tinkančia korta.',
    ]);
    expect([inShort('further', { rank: ACE })[0], inShort('further', { rank: FIVE })[0]]).toStrictEqual([
      'Kas jį padeda, tas gali iš karto dėti dar vieną tinkančią kortą.',
      'Kas ją padeda, tas gali iš karto dėti dar vieną tinkančią kortą.',
    ]);
  });

  test('a wish is followed, or met by the card that goes on anything.', () => {
    expect(said('wish', { rank: QUEEN }, contextOf('lithuanian'))).toStrictEqual([
      'Kas padeda damą, tas pareikalauja spalvos.',
      'Kitas žaidėjas privalo dėti tos spalvos kortą, nebent pats padeda damą.',
      'Kas paskutine korta padeda damą, tas spalvos nereikalauja.',
    ]);
    expect(inShort('wish', { rank: QUEEN })[1]).toBe('Kitas žaidėjas deda tos spalvos kortą arba valetą.');
    expect(inShort('wish', { rank: JACK })).toStrictEqual([
      'Tinka visada.',
      'Kas jį padeda, tas pareikalauja spalvos.',
      'Kitas žaidėjas deda tos spalvos kortą arba dar vieną valetą.',
    ]);
  });

  test('one card of its kind is answered by the other one, where two decks can be in play.', () => {
    expect(said('skip-chain', HEART_KING)).toStrictEqual([
      'Padėjus širdžių karalių, kitas žaidėjas praleidžia ėjimą.',
      'Žaidžiant dviem kaladėmis, jis gali atsimušti kitu širdžių karaliumi; tada ėjimą praleidžia du po jo einantys žaidėjai.',
      'Žaidžiant viena kalade, atsimušti negalima: iš karto toliau žaidžia po jo einantis žaidėjas.',
    ]);
    expect(said('draw-four', HEART_KING, contextOf('family', { playersMax: 4 }))).toStrictEqual([
      'Padėjus širdžių karalių, kitas žaidėjas ima 4 kortas.',
      'Atsimušti negalima: kortos imamos iš karto.',
    ]);
  });

  test('a change says what the card does now.', () => {
    const changed = (power: Power, card: CardOfRank): string => powerDifference(power, card, FAMILY.facts).lt;
    expect([
      changed('none', HEART_KING),
      changed('skip-chain', { rank: ACE }),
      changed('draw-three-at-once', { rank: SEVEN }),
      changed('reverse', { rank: FIVE }),
    ]).toStrictEqual([
      'Širdžių karalius veikia taip pat kaip kiti karaliai.',
      'Padėjus tūzą, kitas žaidėjas praleidžia ėjimą, nebent atsimuša dar vienu tūzu.',
      'Padėjus septynakę, kitas žaidėjas ima 3 kortas, ir atsimušti negalima.',
      'Penkakė pakeičia žaidimo kryptį.',
    ]);
  });
});

describe('In the grand game', () => {
  const GRAND = contextOf('mau-tse-tung');

  test('equal ranks answer each other, also at a glance.', () => {
    for (const rank of [0, SEVEN]) {
      expect(powerShort('draw-two', { rank }, GRAND)).toStrictEqual({
        de: [
          'Der Nächste zieht 2 und setzt aus.',
          'Oder er legt selbst eine Zwei oder eine Sieben, dann zieht der Übernächste 4, dann 6 …',
        ],
        en: [
          'The next player draws 2 and skips.',
          'Or they lay a two or a seven themselves, then the player after that draws 4, then 6 …',
        ],
        lt: [
          'Kitas žaidėjas ima 2 kortas ir praleidžia ėjimą.',
          'Arba jis atsimuša dviake ar septynake, tada po jo einantis žaidėjas ima 4, paskui 6 …',
        ],
      });
    }
    expect(inShort('reverse-draw-two-flat', { rank: SIX }, GRAND)[0]).toBe(
      'Pasikeičia kryptis, ir kitas žaidėjas naująja kryptimi ima 2 kortas arba atsimuša šešake ar devynake.',
    );
  });

  test('a rank whose equal has another power, or none, is answered by its own only.', () => {
    expect(inShort('draw-two', { rank: SEVEN }, contextOf('mau-tse-tung', { twoPower: 'none' }))[1]).toContain(
      'atsimuša dar viena septynake,',
    );
    expect(inShort('draw-two', { rank: SEVEN }, contextOf('mau-tse-tung', { equalRanks: false }))[1]).toContain(
      'atsimuša dar viena septynake,',
    );
  });

  test('a jack goes on no jack, and as the last card leaves the suit to the next player.', () => {
    expect(inShort('wish', { rank: JACK }, GRAND)).toStrictEqual([
      'Tinka visada, tik ne ant valeto.',
      'Kas jį padeda, tas pareikalauja spalvos.',
      'Kitas žaidėjas deda tos spalvos kortą.',
      'Baigus valetu, spalvą gali pasirinkti kitas žaidėjas.',
    ]);
  });
});
