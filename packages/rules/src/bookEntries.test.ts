import { describe, expect, test } from 'vitest';
import { bookEntries, differenceNotes } from './bookEntries.ts';
import { OPTIONS } from './options/index.ts';
import { withOverrides } from './parse.ts';
import { PRESETS, presetById } from './presets.ts';
import { RANK_SIGNS } from './ranks.ts';
import type { RuleSet } from './ruleSet.ts';

type Overrides = Readonly<Record<string, unknown>>;

function changed(id: string, overrides: Overrides): RuleSet {
  const base = presetById(id);
  const result = base === undefined ? undefined : withOverrides(base, overrides);
  if (result === undefined || !result.ok) throw new Error(`${id} cannot be played with ${JSON.stringify(overrides)}.`);
  return result.value;
}

/** The sentences of an entry; without any, the rule set has no such rule. */
const says = (key: string, id: string, overrides: Overrides = {}): readonly string[] =>
  bookEntries(changed(id, overrides)).find((entry) => entry.key === key)?.sentences.lt ?? [];
/** What the table has changed. */
const notes = (id: string, overrides: Overrides): readonly string[] =>
  differenceNotes(changed(id, overrides)).map(({ text }) => text.lt);

/** Calls keep their words. */
const QUOTED = /„.*?“/gu;
/** Letters that Lithuanian does not have, or nothing at all. */
const FOREIGN = /[wqxäöüß]|^$/iu;

describe('Lithuanian sentences', () => {
  test.each(PRESETS)('stand wherever there are German ones: $id', (preset) => {
    for (const { key, sentences, short } of bookEntries(preset)) {
      expect([key, sentences.lt.length > 0, short.lt.length > 0]).toStrictEqual([key, true, short.de.length > 0]);
      for (const text of [...sentences.lt, ...short.lt]) {
        expect(text).toMatch(/^[\p{Lu}\d„].*[.…]$/u);
        expect(text.replaceAll(QUOTED, '')).not.toMatch(FOREIGN);
      }
    }
  });

  test.each(OPTIONS)('have no word of another language but in quotes: $key', ({ title, variants, examples }) => {
    const texts = [title, ...variants.map(({ text }) => text), ...examples.map((example) => example.title)];
    for (const { lt } of texts) expect(lt.replaceAll(QUOTED, '')).not.toMatch(FOREIGN);
  });

  test('Players are counted in the case that their number asks for.', () => {
    expect(says('playersMin', 'family')).toStrictEqual(['Žaidžia nuo 2 iki 10 žaidėjų, kiekvienas už save.']);
    expect(says('playersMin', 'family', { playersMin: 4, playersMax: 4 })).toStrictEqual([
      'Žaidžia 4 žaidėjai, kiekvienas už save.',
    ]);
    expect(notes('family', { playersMin: 3, playersMax: 8 })).toStrictEqual([
      'Turi žaisti bent 3 žaidėjai, o ne 2.',
      'Gali žaisti iki 8 žaidėjų, o ne iki 10.',
    ]);
    expect(says('secondDeckFrom', 'family', { secondDeckFrom: 10 })).toStrictEqual([
      'Kai žaidžia bent 10 žaidėjų, kartu sumaišomos dvi tokios kaladės – iš viso 104 kortos.',
    ]);
  });

  test('Cards are counted in the case that their number asks for.', () => {
    expect([1, 7, 10, 11].map((handSize) => says('handSize', 'skat', { handSize, playersMax: 2 })[0])).toStrictEqual([
      'Kiekvienas gauna 1 kortą.',
      'Kiekvienas gauna 7 kortas.',
      'Kiekvienas gauna 10 kortų.',
      'Kiekvienas gauna 11 kortų.',
    ]);
    expect(notes('family', { handSize: 7 })).toStrictEqual(['Kiekvienas gauna 7 kortas, o ne 5.']);
    expect(says('drawCardsMax', 'crazy-eights', { drawCardsMax: 10 })).toStrictEqual([
      'Kortos imamos po vieną, iš viso iki 10 kortų, ir po kiekvienos galima dėti.',
      'Pasuoti galima tik paėmus 10 kortų arba kai imti nebėra ko.',
    ]);
  });

  test('Hands that depend on the number of players are named by words, since figures would look like a range.', () => {
    expect(says('handSize', 'german')).toStrictEqual([
      'Jei žaidėjų du, kiekvienas gauna 5 kortas, jei trys – 6, jei keturi – 7, jei penki arba šeši – 8.',
    ]);
  });

  test('A wild card is in the right case and gender, whatever its rank.', () => {
    const sentences = RANK_SIGNS.map((wildRank) => {
      const ruleSet = changed('family', wildRank === 'J' ? {} : { wildRank });
      return bookEntries(ruleSet)
        .find(({ key }) => key === 'wildOnWild')
        ?.sentences.lt.join(' ');
    });
    expect(sentences).toStrictEqual([
      'Dviakę galima dėti net ant dviakės.',
      'Triakę galima dėti net ant triakės.',
      'Keturakę galima dėti net ant keturakės.',
      'Penkakę galima dėti net ant penkakės.',
      'Šešakę galima dėti net ant šešakės.',
      'Septynakę galima dėti net ant septynakės.',
      'Aštuonakę galima dėti net ant aštuonakės.',
      'Devynakę galima dėti net ant devynakės.',
      'Dešimtakę galima dėti net ant dešimtakės.',
      'Valetą galima dėti net ant valeto.',
      'Damą galima dėti net ant damos.',
      'Karalių galima dėti net ant karaliaus.',
      'Tūzą galima dėti net ant tūzo.',
    ]);
    expect(says('wildOnWild', 'lithuanian', { wildOnWild: false })).toStrictEqual([
      'Tik damos ant damos dėti negalima.',
    ]);
  });

  test('A card that fits by suit only is spoken of by its gender.', () => {
    expect(says('suitOnlyRank', 'polish')).toStrictEqual([
      'Valetą galima dėti tik ant tos pačios spalvos kortos, o pareikalavus spalvos – tik pareikalautos spalvos valetą; ant kitos spalvos valeto jo dėti negalima.',
    ]);
    expect(says('suitOnlyRank', 'family', { suitOnlyRank: 'Q' })[0]).toMatch(
      /ant kitos spalvos damos jos dėti negalima\.$/,
    );
  });

  test('A bonus of points is in the genitive.', () => {
    expect([1, 20, 21, 25].map((queenBonus) => notes('family', { queenBonus })[0])).toStrictEqual([
      'Už baigimą dama gaunama 1 taško premija.',
      'Už baigimą dama gaunama 20 taškų premija.',
      'Už baigimą dama gaunama 21 taško premija.',
      'Už baigimą dama gaunama 25 taškų premija.',
    ]);
  });

  test('What no option changes follows the rest of the rule set.', () => {
    expect(says('direction', 'family')[0]).toBe('Žaidžiama pagal laikrodžio rodyklę.');
    expect(says('direction', 'czech')[0]).toMatch(/; kai kurios kortos kryptį pakeičia\.$/);
    expect(says('roundEnd', 'family')).toStrictEqual([
      'Padalijimas baigiasi, kai tik kas nors padeda paskutinę kortą ir paskelbia „Mau Mau“; tas jį ir laimi.',
      'Kitas paskutinės kortos poveikis tada nebegalioja, net jei ja buvo atsimušta grandinėje.',
    ]);
    expect(says('roundEnd', 'lithuanian')).toStrictEqual([
      'Kas pirmas lieka be kortų, tas laimi padalijimą, ir šis iš karto baigiasi.',
      'Po paskutinės kortos niekam nebereikia praleisti ėjimo.',
    ]);
  });
});
