import { expect, test } from 'vitest';
import { bookContextOf, bookEntries, differenceNotes } from '../bookEntries.ts';
import { withOverrides } from '../parse.ts';
import { presetById } from '../presets.ts';
import type { RuleSet } from '../ruleSet.ts';
import { grandSentences } from './grandSentences.ts';

type Overrides = Readonly<Record<string, unknown>>;

function grand(overrides: Overrides = {}): RuleSet {
  const preset = presetById('mau-tse-tung');
  const result = preset === undefined ? undefined : withOverrides(preset, overrides);
  if (result === undefined || !result.ok) throw new RangeError(JSON.stringify(overrides));
  return result.value;
}

const said = (key: string, overrides: Overrides = {}): readonly string[] | undefined =>
  grandSentences(key, bookContextOf(grand(overrides)))?.lt;
const book = (overrides: Overrides = {}): string =>
  bookEntries(grand(overrides))
    .flatMap(({ sentences }) => sentences.lt)
    .join(' ');
const notes = (overrides: Overrides): readonly string[] => differenceNotes(grand(overrides)).map(({ text }) => text.lt);

test('Other games keep what their rules say.', () => {
  const family = presetById('family');
  if (family === undefined) throw new RangeError('family');
  expect(grandSentences('twoPower', bookContextOf(family))).toBeUndefined();
});

test('Two and seven mean the same, and so do six and nine: it is said once.', () => {
  expect(said('twoPower')).toStrictEqual([
    'Padėjus dviakę, kitas žaidėjas ima dvi kortas.',
    'Vietoj to jis gali atsimušti dviake, septynake arba vieną jų atstojančiu džokeriu: tada už kiekvieną tokią kortą bauda padidėja dviem kortomis ir tenka po jo einančiam žaidėjui, ir taip toliau be apribojimų.',
    'Už dvi kartu padėtas superidentiškas kortas skaičiuojamos keturios.',
    'Septynakė reiškia tą patį.',
  ]);
  expect([said('sevenPower'), said('ninePower')]).toStrictEqual([[], []]);
  expect(said('sixPower')?.at(-1)).toBe('Devynakė reiškia tą patį.');
});

test('One joker, several or none are added.', () => {
  expect([1, 2, 8].map((jokers) => said('jokers', { jokers })?.[0])).toStrictEqual([
    'Pridedamas vienas džokeris.',
    'Pridedami du džokeriai.',
    'Pridedami aštuoni džokeriai.',
  ]);
  expect(book({ jokers: 0 })).not.toContain('Pridedam');
  expect([notes({ jokers: 0 }), notes({ jokers: 1 })]).toStrictEqual([
    ['Žaidžiama be džokerių.'],
    ['Džokerių yra 1, o ne 4.'],
  ]);
});

test('German words of the game are explained once, the player Kreuzkonstante without a case ending.', () => {
  const text = book();
  for (const word of ['kryžių konstanta', 'nepolitiškai', 'baisu', 'siaubinga', 'Königstreffen“)']) {
    expect(text.split(word)).toHaveLength(2);
  }
  expect(text).toContain('pradeda žaidėjas Kreuzkonstante, po širdžių ar būgnų – antrasis žaidėjas');
});

test('What a table has switched off is said in one sentence.', () => {
  expect(notes({ kingMeetings: false, singleCards: false, countsBelow: 1, pairHasDuty: false })).toStrictEqual([
    'Padėjus du tūzus kartu, prievolės nėra.',
    'Padėjus karalių, susitikimas neskelbiamas.',
    'Visų kortų žaidime lieka po dvi.',
    'Tikslus kitų žaidėjų kortų skaičius žinomas tik tada, kai jis mažesnis kaip 1.',
  ]);
});
