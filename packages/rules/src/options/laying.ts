import { type AnyOption, defineOption } from '../option.ts';
import { RANK_SIGNS, rankOfSign } from '../ranks.ts';
import { booleanSchema, choiceSchema } from '../schema.ts';
import { wildNoun } from '../words/facts.ts';
import { nounOf } from '../words/nouns.ts';
import { NO_LINES } from '../words/phrases.ts';

export const wildRank: AnyOption = defineOption({
  key: 'wildRank',
  group: 'laying',
  title: { de: 'Karte, die immer passt', en: 'Card that always fits' },
  schema: choiceSchema(['none', ...RANK_SIGNS]),
  defaultValue: 'J',
  clauses: ['FAM-4', 'SKAT-5'],
  compile: (value, draft) => {
    draft.wildRank = value === 'none' ? undefined : rankOfSign(value);
  },
  sentence: (value) => {
    if (value === 'none') return NO_LINES;
    const { de, en } = nounOf(rankOfSign(value));
    return {
      de: [`Nur ${de.one} darf auf jede Karte gelegt werden, gleich welche Farbe und welchen Wert sie hat.`],
      en: [`Only ${en.one} may be laid on any card, whatever its suit and rank.`],
    };
  },
  difference: (_, to) => {
    if (to === 'none') return { de: 'Keine Karte passt immer.', en: 'No card fits everywhere.' };
    const { de, en } = nounOf(rankOfSign(to));
    return { de: `Jetzt passt ${de.one} auf jede Karte.`, en: `Now ${en.one} fits on any card.` };
  },
  examples: [
    {
      title: { de: 'Ein Bube geht auf jede Karte', en: 'A jack goes on anything' },
      scenario: {
        name: 'wildRank: a jack goes on anything',
        rules: 'family',
        players: 2,
        hands: ['JC 4H 9H', '5C 9S 3H'],
        draw: '6D 8S',
        discard: 'KD',
        steps: [{ refuse: '0:4H', code: 'does-not-fit' }, '0:JC>C', { expect: { turn: 1, wish: 'C' } }],
      },
    },
  ],
});

export const wildOnWild: AnyOption = defineOption({
  key: 'wildOnWild',
  group: 'laying',
  title: { de: 'Bube auf Bube', en: 'Jack on jack' },
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['FAM-4', 'SKAT-5', 'GEN-6'],
  compile: (value, draft) => {
    draft.wildOnWild = value;
  },
  sentence: (value, { facts }) => {
    const wild = wildNoun(facts);
    if (wild === undefined) return NO_LINES;
    const { de, en } = wild;
    return value
      ? { de: [`Auch ${de.name} auf ${de.name} ist erlaubt.`], en: [`Even ${en.one} on ${en.one} is allowed.`] }
      : { de: [`Nur ${de.name} auf ${de.name} ist verboten.`], en: [`Only ${en.one} on ${en.one} is forbidden.`] };
  },
  difference: (_, to, { facts }) => {
    const { de, en } = wildNoun(facts) ?? nounOf(rankOfSign('J'));
    return to
      ? { de: `${de.name} auf ${de.name} ist erlaubt.`, en: `Laying ${en.one} on ${en.one} is allowed.` }
      : { de: `${de.name} auf ${de.name} ist verboten.`, en: `Laying ${en.one} on ${en.one} is forbidden.` };
  },
  variants: [
    {
      value: false,
      clauses: ['GEN-6'],
      text: { de: 'Manche verbieten Bube auf Bube.', en: 'Some forbid a jack on a jack.' },
    },
  ],
  examples: [
    {
      title: { de: 'Bube auf Bube, wenn es verboten ist', en: 'Jack on jack where it is forbidden' },
      scenario: {
        name: 'wildOnWild: no jack on a jack',
        rules: 'family',
        with: { wildOnWild: false },
        players: 3,
        hands: ['JC KH 8C', '5C 5H JD', '6S TC 7D'],
        draw: '2S 3S 4H',
        discard: '9C',
        steps: ['0:JC>H', { expect: { legal: ['5H'] } }, { refuse: '1:JD>S', code: 'jack-on-jack' }],
      },
    },
  ],
});
