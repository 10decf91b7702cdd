import type { RuleSet } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import type { RefusalText } from './refusalText.ts';
import { FAMILY, MAKAO, PLUS, refused, rules, say, SKAT } from './testRefusals.ts';

describe('refusals in Lithuanian', () => {
  test.each<[string, RefusalText, RuleSet, string]>([
    [
      'a pending chain',
      refused('must-answer', 'KD', { top: '7S', demand: { draw: 4, of: '7S' } }),
      FAMILY,
      'Viršutinė korta – septynakė: atsimušk septynake arba imk 4 kortas.',
    ],
    [
      'a long chain',
      refused('must-answer', 'KD', { top: '7S', demand: { draw: 10, of: '7S' } }),
      FAMILY,
      'Viršutinė korta – septynakė: atsimušk septynake arba imk 10 kortų.',
    ],
    [
      'what is left of a chain',
      refused('must-answer', 'KD', { top: '7S', demand: { draw: 1, of: '7S' } }),
      FAMILY,
      'Viršutinė korta – septynakė: atsimušk septynake arba imk 1 kortą.',
    ],
    [
      'the king of hearts',
      refused('must-answer', 'KD', { demand: { draw: 4, of: 'KH' } }),
      PLUS,
      'Viršutinė korta – širdžių karalius: atsimušk kitu širdžių karaliumi arba imk 4 kortas.',
    ],
    [
      'the king of hearts of a single deck, among answers that must fit',
      refused('must-answer', 'KD', { demand: { draw: 5, of: 'KH' } }),
      MAKAO,
      'Viršutinė korta – širdžių karalius: atsimušk širdžių dviake, širdžių triake arba pikų karaliumi, kitaip imk 5 kortas.',
    ],
    [
      'one skip',
      refused('must-answer', 'draw', { top: '8S', demand: { skip: 1, of: '8S' } }),
      SKAT,
      'Viršutinė korta – aštuonakė: atsimušk aštuonake arba praleisk ėjimą.',
    ],
    [
      'several skips',
      refused('must-answer', '9D', { top: '8S', demand: { skip: 3, of: '8S' } }),
      SKAT,
      'Viršutinė korta – aštuonakė, ir ėjimą turi praleisti 3 žaidėjai, pradedant tavimi: atsimušk aštuonake arba praleisk ėjimą.',
    ],
    [
      'a wish',
      refused('does-not-fit', '9C', { top: 'JS', wish: 'H' }),
      FAMILY,
      'Pareikalauta širdžių, o kryžių devynakė – nei širdžių korta, nei valetas.',
    ],
    [
      'a wish where jacks do not go on jacks',
      refused('does-not-fit', '9C', { top: 'JS', wish: 'D' }),
      rules('family', { wildOnWild: false }),
      'Pareikalauta būgnų, o kryžių devynakė – ne būgnų korta.',
    ],
    [
      'a card that does not fit',
      refused('does-not-fit', '9C'),
      FAMILY,
      'Ant širdžių karaliaus kryžių devynakė netinka: reikia širdžių kortos, karaliaus arba valeto.',
    ],
    [
      'a card that does not fit on a feminine one',
      refused('does-not-fit', 'TC', { top: 'QS' }),
      rules('lithuanian'),
      'Ant pikų damos kryžių dešimtakė netinka: reikia pikų kortos arba damos.',
    ],
    [
      'jack on jack',
      refused('jack-on-jack', 'JC>S', { top: 'JH', wish: 'D' }),
      rules('family', { wildOnWild: false }),
      'Prie šio stalo dėti valetą ant valeto draudžiama: dėk būgnų kortą.',
    ],
    [
      'a missing wish',
      refused('wish-missing', 'QC'),
      rules('lithuanian'),
      'Kas deda damą, tas turi pareikalauti spalvos: pasirink ją.',
    ],
    [
      'a wish with the last card',
      refused('wish-not-allowed', 'QD>S'),
      rules('lithuanian'),
      'Kai dama yra paskutinė korta, spalvos nereikalaujama: dėk ją be reikalavimo.',
    ],
    [
      'a wish too many',
      refused('wish-not-allowed', 'KD>S'),
      FAMILY,
      'Dedant būgnų karalių, spalvos nereikalaujama: dėk kortą be reikalavimo.',
    ],
    [
      'a missing call',
      refused('call-missing', '9C', { instead: 'draw' }),
      SKAT,
      'Nepaskelbus „Mau“, paskutinės kortos dėti negalima: paskelbk, jei dar yra laiko, o jei ne, imk kortą.',
    ],
    ['a card one does not hold', refused('not-in-hand', 'AC'), FAMILY, 'Tavo rankoje nėra kryžių tūzo.'],
    [
      'passing before five are drawn',
      refused('may-not-pass', 'pass'),
      rules('crazy-eights'),
      'Pasuoti galima tik paėmus 5 kortas: dėk arba imk kortą.',
    ],
    [
      'a catch where the pile is the price',
      refused('nothing-to-catch', 'catch 2'),
      rules('czech'),
      'Čia niekas negaudomas: kas pamiršta paskelbti „Paskutinė“ ir bando dėti paskutinę kortą, ima visą atvirąjį fondą.',
    ],
  ])('%s', (_, refusal, ruleSet, expected) => {
    expect(say(refusal, ruleSet, 'lt')).toBe(expected);
  });
});
