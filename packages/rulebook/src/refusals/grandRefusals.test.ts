import { LANGUAGES, presetById } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { explainRefusal } from './explainRefusal.ts';
import type { RefusalText } from './refusalText.ts';
import { refused } from './testRefusals.ts';

describe('the grand game is explained in its own words', () => {
  const grand = presetById('mau-tse-tung');
  const say = (refusal: RefusalText): readonly string[] =>
    LANGUAGES.map((language) => (grand === undefined ? '' : explainRefusal(refusal, grand, language).text));

  test.each<[string, RefusalText, string, string, string]>([
    [
      'a pair that is none',
      refused('not-together', '6H+9H'),
      'Zusammen legst du nur zwei gleiche Karten, vier verschiedene Fünfen oder alle acht.',
      'Only two equal cards, four different fives or all eight are laid together.',
      'Kartu dedamos tik dvi visiškai vienodos kortos, keturios skirtingos penkakės arba visos aštuonios.',
    ],
    [
      'a last joker',
      refused('joker-cannot', 'X=7H', { clause: 'MTT-3' }),
      'Als letzte Karte zählt ein Joker immer als Bube.',
      'Laid as the last card a joker always counts as a jack.',
      'Paskutine korta padėtas džokeris visada laikomas valetu.',
    ],
    [
      'a chain',
      refused('must-answer', '4H', { top: '7H', demand: { draw: 4, of: '7H' } }),
      '4 Karten sind fällig: Lege eine Zwei oder eine Sieben oder zieh 4 Karten.',
      '4 cards are due: lay a two or a seven, or draw 4 cards.',
      'Atsimušk dviake ar septynake arba imk 4 kortas.',
    ],
    [
      'a six',
      refused('must-answer', '4H', { top: '6H', demand: { draw: 2, of: '6H' } }),
      '2 Karten sind fällig: Lege eine Sechs oder eine Neun (zu dritt auch eine passende Acht, zu viert zwei gleiche Achten) oder zieh 2 Karten.',
      '2 cards are due: lay a six or a nine (with three players left also a fitting eight, with four two equal eights), or draw 2 cards.',
      'Atsimušk šešake ar devynake (likus trims žaidėjams – ir tinkančia aštuonake, keturiems – dviem vienodomis aštuonakėmis) arba imk 2 kortas.',
    ],
    [
      'the four queens under a penalty',
      refused('must-answer', 'queens 7', { top: '7H', demand: { draw: 2, of: '7H' } }),
      'Die vier Damen legst du nur am Anfang deines Zuges offen, ohne Pflicht und ohne offene Strafe, und nur einmal.',
      'You lay the four queens open only at the start of your turn, with no duty and no penalty pending, and only once.',
      'Keturias damas atversti galima tik ėjimo pradžioje, kai nėra nei prievolės, nei baudos, ir tik vieną kartą.',
    ],
    [
      'a joker one does not hold',
      refused('not-in-hand', 'X=7H'),
      'Einen Joker hast du nicht auf der Hand.',
      'You do not hold a joker.',
      'Tavo rankoje nėra džokerio.',
    ],
    [
      'fives one does not hold',
      refused('not-in-hand', '5C+5D+5H+5S'),
      'Diese Fünfen hast du nicht alle auf der Hand.',
      'You do not hold all of these fives.',
      'Tavo rankoje nėra visų šių penkakių.',
    ],
    [
      'queens one does not hold',
      refused('not-in-hand', 'queens X'),
      'Alle vier Damen hast du nicht.',
      'You do not hold all four queens.',
      'Tu neturi visų keturių damų.',
    ],
    [
      'equal ranks',
      refused('does-not-fit', '4S', { top: 'AH' }),
      'Auf ♥\u00a0A passt ♠\u00a04 nicht: Gefragt ist ein Herz, eine Zehn, ein Ass oder ein Bube.',
      '♠\u00a04 does not fit on ♥\u00a0A: it takes a heart, a ten, an ace or a jack.',
      'Ant širdžių tūzo pikų keturakė netinka: reikia širdžių kortos, dešimtakės, tūzo arba valeto.',
    ],
    [
      'a summons',
      refused('must-lay', '4H', { demand: { card: 'QD' } }),
      'Du musst jetzt ♦\u00a0D legen.',
      'You must lay ♦\u00a0Q now.',
      'Dabar privalai dėti būgnų damą.',
    ],
    [
      'a duty',
      refused('must-lay', 'pass', { demand: { lay: 'must' } }),
      'Du musst noch eine passende Karte legen oder eine ziehen.',
      'You must lay one more fitting card, or draw one.',
      'Privalai dėti dar vieną tinkančią kortą arba vieną imti.',
    ],
    [
      'a five',
      refused('rank-required', '4H', { demand: { rank: '5' } }),
      'Du musst eine Fünf legen, denn du hast so eine Karte.',
      'You must lay a five, since you have one.',
      'Privalai dėti penkakę, nes ją turi.',
    ],
    [
      'a five, drawing',
      refused('may-not-draw', 'draw', { demand: { rank: '5' } }),
      'Du hast eine Fünf: Lege sie, statt zu ziehen.',
      'You have a five: lay it instead of drawing.',
      'Turi penkakę: dėk ją, o iš uždarojo fondo neimk.',
    ],
    [
      'a meeting',
      refused('meeting', '4H', { demand: { meeting: 6, run: 2 } }),
      'Im Königstreffen legst du Könige; nur wer keinen hat, zieht eine Karte.',
      'In a meeting you lay kings; only who has none draws a card.',
      'Per karalių susitikimą dedami karaliai; kortą ima tik tas, kas karaliaus neturi.',
    ],
    [
      'jacks',
      refused('jack-on-jack', 'JS>C', { top: 'JH' }),
      'Zwei Buben dürfen niemals übereinanderliegen.',
      'Two jacks may never lie on each other.',
      'Du valetai niekada negali gulėti vienas ant kito.',
    ],
    [
      'passing',
      refused('may-not-pass', 'pass'),
      'Gepasst wird jetzt nicht: Lege eine Karte oder zieh eine.',
      'You cannot pass now: lay a card or draw one.',
      'Dabar pasuoti negalima: dėk arba imk kortą.',
    ],
    [
      'the deal',
      refused('may-not-draw', 'draw', { demand: { deal: { min: 7, max: 15 } } }),
      'Bestimme zuerst, wie viele Karten jeder bekommt.',
      'First choose how many cards everyone gets.',
      'Pirmiausia pasirink, po kiek kortų dalyti.',
    ],
  ])('%s', (_, refusal, de, en, lt) => {
    expect(say(refusal)).toEqual([de, en, lt]);
  });
});
