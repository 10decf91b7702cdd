import type { RuleSet } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import type { RefusalText } from './refusalText.ts';
import { FAMILY, MAKAO, PLUS, refused, rules, say, SKAT } from './testRefusals.ts';

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
      'Es liegt der Herz-König, und 4 Karten sind fällig: Lege den anderen Herz-König oder zieh 4 Karten.',
    ],
    [
      'the king of hearts of a single deck, among answers that must fit',
      refused('must-answer', 'KD', { demand: { draw: 5, of: 'KH' } }),
      MAKAO,
      'Es liegt der Herz-König, und 5 Karten sind fällig: Lege die Herz-Zwei, die Herz-Drei oder den Pik-König, sonst zieh 5 Karten.',
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
      refused('call-missing', '9C', { instead: 'draw' }),
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
      refused('may-not-draw', 'draw', { instead: 'pass' }),
      SKAT,
      'Du hast in diesem Zug schon gezogen: Lege eine passende Karte oder passe.',
    ],
    [
      'a draw with a fitting card',
      refused('may-not-draw', 'draw'),
      FAMILY,
      'Du hast eine passende Karte: Lege sie, statt zu ziehen.',
    ],
    [
      'an early pass',
      refused('may-not-pass', 'pass'),
      SKAT,
      'Passen darfst du erst, wenn du gezogen hast: Lege eine Karte oder zieh eine.',
    ],
    [
      'another card than the drawn one',
      refused('drawn-card-only', '9C', { instead: 'pass' }),
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
    expect(say(refusal, ruleSet, 'de')).toBe(expected);
  });
});
