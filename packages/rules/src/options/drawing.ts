import { AFTER_DRAW } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, choiceSchema, integerSchema } from '../schema.ts';
import { cardsLtAcc, cardsLtGen } from '../words/countLt.ts';
import { NO_LINES } from '../words/phrases.ts';
import { DRAWN_THOUGH_ABLE, NOT_UNTIL_FITS } from './needs/laying.ts';

export const drawWhenAbleToLay: AnyOption = defineOption({
  key: 'drawWhenAbleToLay',
  group: 'drawing',
  title: {
    de: 'Ziehen, obwohl eine Karte passt',
    en: 'Drawing though a card fits',
    lt: 'Ėmimas turint tinkančią kortą',
  },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['FAM-5', 'SKAT-6', 'LT-5', 'CE-4'],
  compile: (value, draft) => {
    draft.drawWhenAble = value;
  },
  sentence: (value) =>
    value
      ? {
          de: ['Wer nicht legen kann oder nicht legen will, zieht eine Karte vom Nachziehstapel.'],
          en: ['Whoever cannot or does not want to lay a card draws one from the draw pile.'],
          lt: ['Kas negali ar nenori dėti kortos, tas ima vieną iš uždarojo fondo.'],
        }
      : {
          de: ['Wer keine passende Karte hat, zieht eine vom Nachziehstapel; wer legen kann, muss legen.'],
          en: ['Whoever has no fitting card draws one from the draw pile; whoever can lay a card must lay one.'],
          lt: ['Kas neturi tinkančios kortos, tas ima vieną iš uždarojo fondo; kas gali dėti, tas privalo dėti.'],
        },
  short: (value) =>
    value
      ? {
          de: ['Wer nicht legen kann oder will, zieht eine Karte.'],
          en: ['Whoever cannot or will not lay draws one card.'],
          lt: ['Kas negali ar nenori dėti, tas ima vieną kortą.'],
        }
      : {
          de: ['Nur wenn nichts passt: eine Karte.'],
          en: ['Only if nothing fits: one card.'],
          lt: ['Viena korta imama tik tada, kai jokia netinka.'],
        },
  difference: (_, to) =>
    to
      ? {
          de: 'Gezogen werden darf immer, auch wenn eine Karte passt.',
          en: 'Drawing is always allowed, even if a card fits.',
          lt: 'Imti kortą galima visada, net ir turint tinkančią.',
        }
      : {
          de: 'Gezogen wird nur, wenn keine Karte passt.',
          en: 'Drawing is allowed only if no card fits.',
          lt: 'Imti kortą galima tik neturint tinkančios.',
        },
  variants: [
    {
      value: true,
      clauses: ['FAM-5'],
      text: {
        de: 'Manche erlauben das Ziehen immer, auch mit einer passenden Karte auf der Hand.',
        en: 'Some always allow drawing, even with a fitting card in hand.',
        lt: 'Kai kas leidžia imti kortą visada, net ir turint rankoje tinkančią.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Wer legen kann, muss legen',
        en: 'Whoever can lay must lay',
        lt: 'Kas gali dėti, tas privalo dėti',
      },
      scenario: {
        name: 'drawWhenAbleToLay: only without a fitting card',
        rules: 'family',
        players: 2,
        hands: ['KC 4D 9H', '5C 9S 3H'],
        draw: '6D 8S',
        discard: 'KD',
        steps: [{ refuse: '0:draw', code: 'may-not-draw' }, '0:4D', '1:draw', { expect: { legal: ['6D', 'pass'] } }],
      },
    },
    {
      title: {
        de: 'Ziehen, obwohl etwas passt, wo es erlaubt ist',
        en: 'Drawing though able to lay, where it is allowed',
        lt: 'Imama turint tinkančią kortą, kur tai leidžiama',
      },
      scenario: {
        name: 'drawWhenAbleToLay: always',
        rules: 'family',
        with: { drawWhenAbleToLay: true },
        players: 2,
        hands: ['KC 4D 9H', '5C 9S 3H'],
        draw: '6D 8S',
        discard: 'KD',
        steps: [{ expect: { legal: ['KC', '4D', 'draw'] } }, '0:draw', { expect: { turn: 0, counts: [4, 3] } }],
      },
    },
  ],
});

const AFTER_DRAW_WORDS = {
  any: {
    de: 'Danach darf jede passende Karte gelegt werden, nicht nur die gezogene.',
    en: 'After that any fitting card may be laid, not only the drawn one.',
    lt: 'Po to galima dėti bet kurią tinkančią kortą, ne tik paimtąją.',
  },
  drawn: {
    de: 'Passt die gezogene Karte, darf sie gleich gelegt oder behalten werden; eine andere darf in diesem Zug nicht mehr gelegt werden.',
    en: 'If the drawn card fits, it may be laid at once or kept; no other card may be laid in this turn.',
    lt: 'Jei paimtoji korta tinka, ją galima iš karto padėti arba pasilikti; kitos kortos šiuo ėjimu dėti nebegalima.',
  },
  none: {
    de: 'Die gezogene Karte bleibt auf der Hand; in diesem Zug wird nicht mehr gelegt.',
    en: 'The drawn card stays in the hand; nothing more is laid in this turn.',
    lt: 'Paimtoji korta lieka rankoje; šiuo ėjimu daugiau nieko nededama.',
  },
} as const;

const AFTER_EACH = {
  de: 'Gelegt werden darf jede passende Karte, nicht nur die zuletzt gezogene.',
  en: 'Any fitting card may be laid, not only the one drawn last.',
  lt: 'Dėti galima bet kurią tinkančią kortą, ne tik paskutinę paimtą.',
} as const;

const AFTER_DRAW_SHORT = {
  any: {
    de: 'Danach darf jede passende Karte gelegt werden.',
    en: 'After that any fitting card may be laid.',
    lt: 'Po to galima dėti bet kurią tinkančią kortą.',
  },
  drawn: {
    de: 'Passt sie, darf sie gleich gelegt werden.',
    en: 'If it fits, it may be laid at once.',
    lt: 'Jei paimtoji tinka, ją galima iš karto padėti.',
  },
  none: {
    de: 'Danach ist der Nächste dran.',
    en: 'Then it is the next player’s turn.',
    lt: 'Tada ateina kito žaidėjo eilė.',
  },
} as const;

export const afterDraw: AnyOption = defineOption({
  key: 'afterDraw',
  group: 'drawing',
  title: { de: 'Nach dem Ziehen', en: 'After drawing', lt: 'Paėmus kortą' },
  schema: choiceSchema(AFTER_DRAW),
  defaultValue: 'drawn',
  clauses: ['FAM-5', 'SKAT-6', 'LT-5', 'CE-4'],
  compile: (value, draft) => {
    draft.afterDraw = value;
  },
  sentence: (value, { facts }) => {
    const words = value === 'any' && facts.drawMax > 1 ? AFTER_EACH : AFTER_DRAW_WORDS[value];
    return { de: [words.de], en: [words.en], lt: [words.lt] };
  },
  short: (value) => ({
    de: [AFTER_DRAW_SHORT[value].de],
    en: [AFTER_DRAW_SHORT[value].en],
    lt: [AFTER_DRAW_SHORT[value].lt],
  }),
  difference: (_, to) =>
    ({
      any: {
        de: 'Nach dem Ziehen darf jede passende Karte gelegt werden.',
        en: 'After drawing, any fitting card may be laid.',
        lt: 'Paėmus kortą, galima dėti bet kurią tinkančią.',
      },
      drawn: {
        de: 'Nach dem Ziehen darf nur die gezogene Karte gelegt werden.',
        en: 'After drawing, only the drawn card may be laid.',
        lt: 'Paėmus kortą, galima dėti tik ją pačią.',
      },
      none: {
        de: 'Nach dem Ziehen darf nicht mehr gelegt werden.',
        en: 'After drawing, no card may be laid.',
        lt: 'Paėmus kortą, dėti nebegalima.',
      },
    })[to],
  variants: [
    {
      value: 'any',
      clauses: ['MTT-1'],
      text: {
        de: 'Nach dem Ziehen kann auch noch gelegt werden, wie beim Mau-Mau mit dem Skatblatt.',
        en: 'After drawing one may still lay a card, as in Mau-Mau with the Skat deck.',
        lt: 'Paėmus kortą, gali būti leidžiama dar ir dėti, kaip žaidžiant Mau Mau skato kalade.',
      },
    },
  ],
  examples: [
    {
      title: { de: 'Nur die gezogene Karte', en: 'Only the drawn card', lt: 'Tik paimtoji korta' },
      scenario: {
        name: 'afterDraw: only the drawn card',
        rules: 'family',
        with: { drawWhenAbleToLay: true },
        players: 2,
        hands: ['KC 4D 9H', '5C 9S 3H'],
        draw: '6D 8S',
        discard: 'KD',
        steps: ['0:draw', { expect: { legal: ['6D', 'pass'] } }, { refuse: '0:KC', code: 'drawn-card-only' }],
      },
    },
    {
      title: { de: 'Jede passende Karte', en: 'Any fitting card', lt: 'Bet kuri tinkanti korta' },
      scenario: {
        name: 'afterDraw: any fitting card',
        rules: 'skat',
        players: 2,
        hands: ['KC 9D 9H', 'TC 9S QH'],
        draw: '8D 8S',
        discard: 'KD',
        steps: [
          '0:draw',
          { expect: { legal: ['KC', '9D', '8D', 'pass'] } },
          '0:KC',
          { expect: { turn: 1, top: 'KC' } },
        ],
      },
    },
  ],
});

/** Cards one may draw in a turn, one by one; passing is possible only after the last. */
export const drawCardsMax: AnyOption = defineOption({
  key: 'drawCardsMax',
  group: 'drawing',
  title: { de: 'So viele Karten darf man ziehen', en: 'Cards one may draw', lt: 'Kiek kortų galima imti' },
  schema: integerSchema(1, 10),
  defaultValue: 1,
  clauses: ['CE-4'],
  needs: [NOT_UNTIL_FITS],
  compile: (value, draft) => {
    draft.drawMax = value;
  },
  sentence: (value) =>
    value === 1
      ? NO_LINES
      : {
          de: [
            `Gezogen werden darf bis zu ${value}-mal, Karte für Karte; nach jeder kann gelegt werden.`,
            `Passen darf erst, wer ${value} Karten gezogen hat oder keine mehr vorfindet.`,
          ],
          en: [
            `Up to ${value} cards may be drawn, one by one; after each of them a card can be laid.`,
            `Passing is allowed only after ${value} cards have been drawn, or when none is left.`,
          ],
          lt: [
            `Kortos imamos po vieną, iš viso iki ${cardsLtGen(value)}, ir po kiekvienos galima dėti.`,
            `Pasuoti galima tik paėmus ${cardsLtAcc(value)} arba kai imti nebėra ko.`,
          ],
        },
  short: (value) =>
    value === 1
      ? NO_LINES
      : {
          de: [`Das geht bis zu ${value}-mal; erst dann darf gepasst werden.`],
          en: [`Up to ${value} times; only then may one pass.`],
          lt: [`Taip galima imti iki ${value} kartų; tik po to leidžiama pasuoti.`],
        },
  difference: (_, to) =>
    to === 1
      ? {
          de: 'In einem Zug wird höchstens 1 Karte gezogen.',
          en: 'In a turn at most 1 card is drawn.',
          lt: 'Vienu ėjimu imama ne daugiau kaip 1 korta.',
        }
      : {
          de: `In einem Zug werden bis zu ${to} Karten gezogen.`,
          en: `In a turn up to ${to} cards are drawn.`,
          lt: `Vienu ėjimu imama iki ${cardsLtGen(to)}.`,
        },
  examples: [
    {
      title: {
        de: 'Gepasst wird erst nach der fünften Karte',
        en: 'Passing only after the fifth card',
        lt: 'Pasuoti galima tik po penktosios kortos',
      },
      scenario: {
        name: 'drawCardsMax: up to five, one by one',
        rules: 'crazy-eights',
        players: 2,
        hands: ['KC 4D', '5C 9S 3H'],
        draw: '2H 3H 6D TD 9C AC 7S',
        discard: 'JS',
        steps: [
          { expect: { legal: ['draw'] } },
          '0:draw',
          '0:draw',
          '0:draw',
          '0:draw',
          { refuse: '0:pass', code: 'may-not-pass' },
          '0:draw',
          { expect: { turn: 0, legal: ['pass'], draw: 'AC 7S' } },
          '0:pass',
          { expect: { turn: 1 } },
        ],
      },
    },
  ],
});

/** A draw made although able to lay ends the turn. */
export const drawAbleEndsTurn: AnyOption = defineOption({
  key: 'drawAbleEndsTurn',
  group: 'drawing',
  title: {
    de: 'Ziehen, obwohl etwas passt, beendet den Zug',
    en: 'Drawing though able to lay ends the turn',
    lt: 'Ėmimas turint tinkančią kortą baigia ėjimą',
  },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['LT-5'],
  needs: [DRAWN_THOUGH_ABLE],
  compile: (value, draft) => {
    draft.drawAbleEndsTurn = value;
  },
  sentence: (value, { facts }) =>
    value && facts.drawWhenAble
      ? {
          de: [
            'Wer zieht, obwohl schon eine Karte gepasst hätte, legt in diesem Zug nicht mehr; der Zug ist damit zu Ende.',
          ],
          en: ['Whoever draws though a card would have fitted lays nothing more in this turn; the turn is over by it.'],
          lt: ['Kas ima kortą, nors jau turi tinkančią, tas šiuo ėjimu nieko nebededa: jo ėjimas tuo ir baigiasi.'],
        }
      : NO_LINES,
  difference: (_, to) =>
    to
      ? {
          de: 'Wer zieht, obwohl eine Karte passt, beendet damit seinen Zug.',
          en: 'Whoever draws though a card fits ends the turn by it.',
          lt: 'Kas ima kortą, nors turi tinkančią, tas tuo baigia savo ėjimą.',
        }
      : {
          de: 'Auch wer zieht, obwohl eine Karte passt, bleibt am Zug.',
          en: 'Whoever draws though a card fits stays on turn.',
          lt: 'Kas ima kortą, nors turi tinkančią, tas savo ėjimo tuo dar nebaigia.',
        },
  variants: [
    {
      value: true,
      clauses: ['LT-5'],
      text: {
        de: 'Wer zieht, obwohl eine Karte passt, kann damit auch seinen Zug beenden.',
        en: 'Drawing though a card fits can also end the turn.',
        lt: 'Galima susitarti ir taip: kas ima kortą, nors turi tinkančią, tas tuo baigia savo ėjimą.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Gezogen, obwohl etwas passte: Der Nächste ist am Zug',
        en: 'Drawn though able: the next player is on turn',
        lt: 'Korta paimta turint tinkančią: dabar kito žaidėjo eilė',
      },
      scenario: {
        name: 'drawAbleEndsTurn: the turn is over',
        rules: 'lithuanian',
        with: { drawAbleEndsTurn: true },
        players: 2,
        hands: ['TD KS 9H', 'JD QH AS'],
        draw: '7C 6D',
        discard: 'TC',
        steps: ['0:draw', { expect: { turn: 1, counts: [4, 3] } }, '1:QH>S', '0:draw', { expect: { turn: 1 } }],
      },
    },
  ],
});
