import { RANK_JACK } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { RANK_SIGNS, rankOfSign } from '../ranks.ts';
import { booleanSchema, choiceSchema } from '../schema.ts';
import type { Draft } from '../draft.ts';
import { wildNoun } from '../words/facts.ts';
import { hasMoreWild } from '../words/houseFacts.ts';
import { nounOf } from '../words/nouns.ts';
import { capital, type Lines, NO_LINES } from '../words/phrases.ts';
import { allWild } from '../words/wildOverWish.ts';
import { ANY_WILD, WILD_OR_GRAND, NOT_WILD_ITSELF } from './needs/laying.ts';

export const wildRank: AnyOption = defineOption({
  key: 'wildRank',
  group: 'laying',
  title: { de: 'Karte, die immer passt', en: 'Card that always fits', lt: 'Universali korta' },
  schema: choiceSchema(['none', ...RANK_SIGNS]),
  defaultValue: 'J',
  clauses: ['FAM-4', 'SKAT-5', 'LT-6', 'DE-4', 'PL-3', 'CE-3'],
  compile: (value, draft) => {
    draft.wildRank = value === 'none' ? undefined : rankOfSign(value);
  },
  sentence: (value) => {
    if (value === 'none') return NO_LINES;
    const { de, en, lt } = nounOf(rankOfSign(value));
    return {
      de: [`Nur ${de.one} darf auf jede Karte gelegt werden, gleich welche Farbe und welchen Wert sie hat.`],
      en: [`Only ${en.one} may be laid on any card, whatever its suit and rank.`],
      lt: [`Tik ${lt.acc} galima dėti ant bet kurios kortos, kad ir kokia būtų jos spalva ir vardas.`],
    };
  },
  difference: (_, to) => {
    if (to === 'none')
      return { de: 'Keine Karte passt immer.', en: 'No card fits everywhere.', lt: 'Universalios kortos nėra.' };
    const { de, en, lt } = nounOf(rankOfSign(to));
    return {
      de: `Jetzt passt ${de.one} auf jede Karte.`,
      en: `Now ${en.one} fits on any card.`,
      lt: `Ant bet kurios kortos galima dėti ${lt.acc}.`,
    };
  },
  variants: [
    {
      value: 'none',
      clauses: ['MTT-14'],
      text: {
        de: 'Bei manchen muss auch ein Bube in Farbe oder Wert passen.',
        en: 'With some a jack, too, must match in suit or rank.',
        lt: 'Kai kas valetą leidžia dėti tik tada, kai jis tinka spalva arba vardu.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Ein Bube geht auf jede Karte',
        en: 'A jack goes on anything',
        lt: 'Valetą galima dėti ant bet kurios kortos',
      },
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
  title: { de: 'Bube auf Bube', en: 'Jack on jack', lt: 'Valetas ant valeto' },
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['FAM-4', 'SKAT-5', 'LT-6', 'CE-3', 'GEN-6'],
  needs: [WILD_OR_GRAND],
  compile: (value, draft) => {
    draft.wildOnWild = value;
  },
  sentence: (value, { facts }) => {
    const wild = wildNoun(facts);
    if (wild === undefined) return NO_LINES;
    const { de, en, lt } = wild;
    return value
      ? {
          de: [`Auch ${de.name} auf ${de.name} ist erlaubt.`],
          en: [`Even ${en.one} on ${en.one} is allowed.`],
          lt: [`${capital(lt.acc)} galima dėti net ant ${lt.gen}.`],
        }
      : {
          de: [`Nur ${de.name} auf ${de.name} ist verboten.`],
          en: [`Only ${en.one} on ${en.one} is forbidden.`],
          lt: [`Tik ${lt.gen} ant ${lt.gen} dėti negalima.`],
        };
  },
  difference: (_, to, { facts }) => {
    const { de, en, lt } = wildNoun(facts) ?? nounOf(rankOfSign('J'));
    return to
      ? {
          de: `${de.name} auf ${de.name} ist erlaubt.`,
          en: `Laying ${en.one} on ${en.one} is allowed.`,
          lt: `${capital(lt.acc)} galima dėti ant ${lt.gen}.`,
        }
      : {
          de: `${de.name} auf ${de.name} ist verboten.`,
          en: `Laying ${en.one} on ${en.one} is forbidden.`,
          lt: `${capital(lt.gen)} ant ${lt.gen} dėti negalima.`,
        };
  },
  variants: [
    {
      value: false,
      clauses: ['GEN-6'],
      isFor: ({ wildRank: rank }) => rank === RANK_JACK,
      text: {
        de: 'Manche verbieten Bube auf Bube.',
        en: 'Some forbid a jack on a jack.',
        lt: 'Kai kas draudžia dėti valetą ant valeto.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Bube auf Bube, wenn es verboten ist',
        en: 'Jack on jack where it is forbidden',
        lt: 'Valetas ant valeto, kai tai draudžiama',
      },
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

/** Of several ranks, or jokers. */
function allWildInNeed(facts: Draft): Lines {
  const wild = allWild(facts);
  if (wild === undefined) return NO_LINES;
  return {
    de: [`${capital(wild.de)} darf man nur in der Not legen: wenn keine andere Karte der Hand passt.`],
    en: [`${capital(wild.en)} may be laid in need only: if no other card in hand fits.`],
    lt: [`${capital(wild.lt)} galima dėti tik prireikus: kai rankoje nėra kitos tinkančios kortos.`],
  };
}

/** Wild cards are for need only: they may be laid while no other card in hand fits. */
export const wildInNeed: AnyOption = defineOption({
  key: 'wildInNeed',
  group: 'laying',
  title: { de: 'Wunschkarte nur in der Not', en: 'Wild cards only in need', lt: 'Universali korta tik prireikus' },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['DE-4'],
  needs: [ANY_WILD],
  compile: (value, draft, { clause }) => {
    draft.wildInNeed = value;
    draft.needClause = clause;
  },
  sentence: (value, { facts }) => {
    if (!value) return NO_LINES;
    const wild = wildNoun(facts);
    if (wild === undefined || hasMoreWild(facts)) return allWildInNeed(facts);
    return {
      de: [
        `Das gilt aber nur in der Not: Solange eine andere Karte der Hand passt, darf ${wild.de.one} nicht gelegt werden.`,
      ],
      en: [`But that is for need only: while another card in hand fits, ${wild.en.one} may not be laid.`],
      lt: [`Tačiau tai leidžiama tik prireikus: kol rankoje yra kita tinkanti korta, ${wild.lt.gen} dėti negalima.`],
    };
  },
  difference: (_, to) =>
    to
      ? {
          de: 'Was immer passt, darf nur gelegt werden, wenn sonst nichts passt.',
          en: 'A card that always fits may be laid only if nothing else fits.',
          lt: 'Universalią kortą galima dėti tik tada, kai jokia kita netinka.',
        }
      : {
          de: 'Was immer passt, darf jederzeit gelegt werden.',
          en: 'A card that always fits may be laid at any time.',
          lt: 'Universalią kortą galima dėti ir tada, kai tinka kita korta.',
        },
  variants: [
    {
      value: true,
      clauses: ['DE-4'],
      text: {
        de: 'Manche erlauben den Buben nur, wenn sonst keine Karte passt.',
        en: 'Some allow a jack only if no other card fits.',
        lt: 'Kai kas valetą leidžia dėti tik tada, kai jokia kita korta netinka.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Der Bube bleibt stecken, solange etwas anderes passt',
        en: 'The jack waits while another card fits',
        lt: 'Kol tinka kita korta, valeto dėti negalima',
      },
      scenario: {
        name: 'wildInNeed: a jack only in need',
        rules: 'german',
        with: { wildInNeed: true },
        players: 2,
        hands: ['JC KD 9H', 'TC 9S QS'],
        draw: '8D 8S AD',
        discard: 'QD',
        steps: [
          { expect: { legal: ['KD', 'draw'] } },
          { refuse: '0:JC>C', code: 'does-not-fit' },
          '0:KD',
          '1:draw',
          '1:8D',
          { expect: { turn: 0, legal: ['JC>C', 'JC>S', 'JC>H', 'JC>D', 'draw'] } },
        ],
      },
    },
  ],
});

/** A rank whose cards match by suit, never by rank. */
export const suitOnlyRank: AnyOption = defineOption({
  key: 'suitOnlyRank',
  group: 'laying',
  title: {
    de: 'Karte, die nur nach Farbe passt',
    en: 'Card that fits by suit only',
    lt: 'Tik pagal spalvą tinkanti korta',
  },
  schema: choiceSchema(['none', ...RANK_SIGNS]),
  defaultValue: 'none',
  clauses: ['PL-4'],
  needs: [NOT_WILD_ITSELF],
  compile: (value, draft) => {
    draft.suitOnlyRank = value === 'none' ? undefined : rankOfSign(value);
  },
  sentence: (value, { facts }) => {
    if (value === 'none' || rankOfSign(value) === facts.wildRank) return NO_LINES;
    const { de, en, lt } = nounOf(rankOfSign(value));
    return {
      de: [
        `${capital(de.one)} darf nur auf die eigene Farbe gelegt werden, nach einem Wunsch nur auf die gewünschte, und nicht auf ${de.oneAkk} einer anderen Farbe.`,
      ],
      en: [
        `${capital(en.one)} may be laid only on its own suit, after a wish only on the wished one, and not on ${en.one} of another suit.`,
      ],
      lt: [
        `${capital(lt.acc)} galima dėti tik ant tos pačios spalvos kortos, o pareikalavus spalvos – tik pareikalautos spalvos ${lt.acc}; ant kitos spalvos ${lt.gen} ${lt.his} dėti negalima.`,
      ],
    };
  },
  short: (value, { facts }) => {
    if (value === 'none' || rankOfSign(value) === facts.wildRank) return NO_LINES;
    const { de, en, lt } = nounOf(rankOfSign(value));
    return {
      de: [`${capital(de.one)} geht nur auf die eigene Farbe.`],
      en: [`${capital(en.one)} goes only on its own suit.`],
      lt: [`${capital(lt.acc)} galima dėti tik ant tos pačios spalvos kortos.`],
    };
  },
  difference: (_, to) => {
    if (to === 'none')
      return {
        de: 'Jede Karte passt auch nach ihrem Wert.',
        en: 'Every card fits by its rank, too.',
        lt: 'Visos kortos tinka ir pagal vardą.',
      };
    const { de, en, lt } = nounOf(rankOfSign(to));
    return {
      de: `${capital(de.one)} geht nur auf die eigene Farbe.`,
      en: `${capital(en.one)} goes only on its own suit.`,
      lt: `${capital(lt.acc)} galima dėti tik ant tos pačios spalvos kortos.`,
    };
  },
  examples: [
    {
      title: {
        de: 'Kein Bube auf einen Buben anderer Farbe',
        en: 'No jack on a jack of another suit',
        lt: 'Valeto ant kitos spalvos valeto dėti negalima',
      },
      scenario: {
        name: 'suitOnlyRank: a jack only on its own suit',
        rules: 'polish',
        players: 2,
        hands: ['JS 9D TC', 'TD KH 8D'],
        draw: 'QS TS',
        discard: 'JC',
        steps: [{ expect: { legal: ['TC', 'draw'] } }, { refuse: '0:JS>C', code: 'suit-only' }],
      },
    },
  ],
});
