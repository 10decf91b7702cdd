/** What a last card still does, and what somebody who leaves is charged. */
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema } from '../schema.ts';
import type { Draft } from '../draft.ts';
import { POWER_MEANINGS } from '../power.ts';
import { cardsLtAcc } from '../words/countLt.ts';
import { jokersDraw } from '../words/houseFacts.ts';
import { cardsDe, cardsEn, NO_LINES } from '../words/phrases.ts';
import {
  DRAWS_LAST,
  FINISHER_STAYS_OUT,
  ROUND_ENDS_AT_ONCE,
  SEVEN_DRAWS,
  SPECIAL_MAY_BE_LAST,
} from './needs/ending.ts';
import { CARDS_COUNTED } from './needs/scoring.ts';

const LAST_DRAWS = {
  de: 'Eine letzte Karte, die ziehen lässt, wirkt noch: Der Nächste zieht, in einer Kette die ganze Summe, und erst dann wird gezählt.',
  en: 'A last card that makes players draw still acts: the next player draws, in a chain the whole sum, and only then are the cards counted.',
  lt: 'Jei dėl paskutinės kortos reikia imti baudos kortas, kitas žaidėjas jas dar ima (grandinėje – visas susikaupusias), ir tik tada skaičiuojamos kortos.',
} as const;

/** The same where a seven laid last goes round instead. */
const OTHER_LAST_DRAWS = {
  de: 'Eine andere letzte Karte, die ziehen lässt, wirkt noch: Der Nächste zieht, in einer Kette die ganze Summe, und erst dann wird gezählt.',
  en: 'Any other last card that makes players draw still acts: the next player draws, in a chain the whole sum, and only then are the cards counted.',
  lt: 'Jei baudos kortas reikia imti dėl kitos paskutinės kortos, kitas žaidėjas jas dar ima (grandinėje – visas susikaupusias), ir tik tada skaičiuojamos kortos.',
} as const;

export const lastCardDraws: AnyOption = defineOption({
  key: 'lastCardDraws',
  group: 'last-card',
  title: {
    de: 'Strafziehen nach der letzten Karte',
    en: 'Penalty draw after the last card',
    lt: 'Baudos kortos po paskutinės kortos',
  },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['SKAT-13', 'LT-8', 'CZ-8'],
  needs: [DRAWS_LAST, SPECIAL_MAY_BE_LAST, ROUND_ENDS_AT_ONCE, FINISHER_STAYS_OUT],
  compile: (value, draft) => {
    draft.lastCardDraws = value;
  },
  sentence: (value, { facts }) => {
    if (!value || !drawsBeforeScoring(facts)) return NO_LINES;
    const { de, en, lt } = sevensGoRound(facts) ? OTHER_LAST_DRAWS : LAST_DRAWS;
    return { de: [de], en: [en], lt: [lt] };
  },
  short: (value, { facts }) =>
    value && drawsBeforeScoring(facts)
      ? {
          de: ['Lässt die letzte Karte jemanden ziehen, so zieht er noch, bevor gezählt wird.'],
          en: [
            'If the last card is one that makes the next player draw, they still draw before the cards are counted.',
          ],
          lt: ['Jei dėl paskutinės kortos reikia imti baudos kortas, kitas žaidėjas jas dar ima.'],
        }
      : NO_LINES,
  difference: (_, to) =>
    to
      ? LAST_DRAWS
      : {
          de: 'Die letzte Karte lässt niemanden mehr ziehen.',
          en: 'The last card makes nobody draw any more.',
          lt: 'Dėl paskutinės kortos niekas kortų nebeima.',
        },
  variants: [
    {
      value: true,
      clauses: ['SKAT-13'],
      text: {
        de: 'Auch die letzte Karte kann noch wirken: Der Nächste zieht, bevor gezählt wird.',
        en: 'Even the last card can still act: the next player draws before the cards are counted.',
        lt: 'Gali galioti ir paskutinės kortos poveikis: prieš skaičiuojant kortas, kitas žaidėjas dar ima baudos kortas.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Eine Sieben zuletzt: Der Nächste zieht noch',
        en: 'A seven last: the next player still draws',
        lt: 'Paskutinė korta – septynakė: kitas žaidėjas dar ima kortas',
      },
      scenario: {
        name: 'lastCardDraws: a seven laid last in a chain makes the next player draw the grown sum before scoring',
        rules: 'skat',
        with: { lastCardDraws: true },
        players: 2,
        hands: ['7C KD', '7H'],
        draw: '9S 9H TC TD QS',
        discard: '8C',
        steps: [
          '0:7C~',
          '1:7H',
          { expect: { turn: null, counts: [5, 0], over: { winner: 1, points: [41, 0] }, draw: 'QS' } },
        ],
      },
    },
  ],
});

/** Said of the other cards that make draw where only a seven laid last has a consequence. */
const OTHERS_LAPSE = {
  de: ['Jede andere letzte Karte, die sonst ziehen lässt, bleibt ohne Wirkung.'],
  en: ['Any other last card that would make players draw has no effect.'],
  lt: ['Jokia kita paskutinė korta, dėl kurios paprastai imamos baudos kortos, poveikio neturi.'],
} as const;

/** Laid last, a seven asks everybody in turn for another one; who has none draws. */
export const sevenLastGoesRound: AnyOption = defineOption({
  key: 'sevenLastGoesRound',
  group: 'last-card',
  title: {
    de: 'Eine Sieben zuletzt geht reihum',
    en: 'A seven laid last goes round',
    lt: 'Baigus septynake, septynakės dedamos ratu',
  },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['DE-8'],
  needs: [SEVEN_DRAWS, ROUND_ENDS_AT_ONCE, FINISHER_STAYS_OUT],
  compile: (value, draft) => {
    draft.sevenLastGoesRound = value;
  },
  sentence: (value, { facts }) => {
    const draw = drawOfSeven(facts);
    if (!value || draw === 0) return NO_LINES;
    const others = !facts.lastCardDraws && drawsBeforeScoring(facts) ? OTHERS_LAPSE : NO_LINES;
    return {
      de: [
        `Endet eine Runde mit einer Sieben, legt vom Nächsten an reihum jeder, der eine Sieben hat, eine davon ab; der Erste, der keine hat, zieht ${cardsDe(draw)}, und erst dann wird gezählt.`,
        'Das geschieht von selbst, denn ein Nachteil ist es nie; von mehreren Siebenen geht die erste in der Reihenfolge Kreuz, Pik, Herz, Karo.',
        `Es bleibt bei ${cardsDe(draw)}, auch wenn die Sieben in einer Kette lag, und eine dabei gezogene Sieben wird nicht mehr gelegt.`,
        'Wer dabei seine Hand leert, zählt 0 Punkte, aber gewonnen hat, wer die Runde beendet hat; haben alle eine Sieben, zieht niemand.',
        ...others.de,
      ],
      en: [
        `If a round ends with a seven, everyone in turn from the next player on who has a seven lays one; the first who has none draws ${cardsEn(draw)}, and only then are the cards counted.`,
        'That happens by itself, since it is never a disadvantage; of several sevens the first in the order clubs, spades, hearts, diamonds is laid.',
        `It stays at ${cardsEn(draw)} even if the seven lay in a chain, and a seven drawn that way is not laid.`,
        'Whoever empties their hand by it counts 0 points, but the winner is who ended the round; if everybody has a seven, nobody draws.',
        ...others.en,
      ],
      lt: [
        `Jei padalijimas baigiasi septynake, visi iš eilės, pradedant kitu žaidėju, padeda po vieną septynakę; kas pirmas jos neturi, tas ima ${cardsLtAcc(draw)}, ir tik tada skaičiuojamos kortos.`,
        'Tai vyksta savaime, nes padėti septynakę niekada nekenkia; kas turi kelias, tas padeda pirmąją pagal tokią tvarką: kryžiai, pikai, širdys, būgnai.',
        `Net jei septynakė padėta grandinėje, imti reikia tik ${cardsLtAcc(draw)}; šitaip paimta septynakė nebededama.`,
        'Kas tada lieka be kortų, tas gauna 0 taškų, bet padalijimą laimi tas, kas jį baigė; jei septynakę turi visi, kortų neima niekas.',
        ...others.lt,
      ],
    };
  },
  short: (value, { facts }) =>
    value && drawOfSeven(facts) > 0
      ? {
          de: ['Endet die Runde mit einer Sieben, legt reihum jeder eine dazu; wer als Erster keine hat, zieht 2.'],
          en: ['If the round ends with a seven, everyone in turn adds one; the first who has none draws 2.'],
          lt: ['Baigus septynake, visi iš eilės padeda po septynakę; kas pirmas jos neturi, tas ima kortas.'],
        }
      : NO_LINES,
  difference: (_, to) =>
    to
      ? {
          de: 'Endet die Runde mit einer Sieben, legt reihum jeder eine dazu; wer als Erster keine hat, zieht 2.',
          en: 'If the round ends with a seven, everyone in turn adds one; the first who has none draws 2.',
          lt: 'Baigus septynake, visi iš eilės padeda po septynakę; kas pirmas jos neturi, tas ima kortas.',
        }
      : {
          de: 'Nach einer Sieben als letzter Karte legt niemand mehr eine Sieben.',
          en: 'After a seven laid last nobody lays a seven any more.',
          lt: 'Baigus septynake, niekas kitas savo septynakių nebededa.',
        },
  examples: [
    {
      title: {
        de: 'Alle Siebenen, bis einer keine hat',
        en: 'All sevens, until somebody has none',
        lt: 'Septynakės dedamos iš eilės, kol atsiranda žaidėjas, kuris jos neturi',
      },
      scenario: {
        name: 'sevenLastGoesRound: everybody with a seven lays it, the first without draws two',
        rules: 'german',
        players: 3,
        hands: ['9C 7S', '9S 7H TD', 'KS QH AH'],
        draw: '8D TC JC',
        discard: '9D',
        steps: [
          '0:9C~',
          '1:9S',
          '2:KS',
          '0:7S',
          { expect: { over: { winner: 0, points: [0, 10, 32] }, hands: ['', 'TD', 'QH AH 8D TC'] } },
        ],
      },
    },
  ],
});

const SEVEN = 5;

const sevensGoRound = (facts: Draft): boolean => facts.sevenLastGoesRound && SEVEN_DRAWS.holds(facts, undefined);

/** Some card laid last makes the next player draw, rather than everybody lay a seven. */
const drawsBeforeScoring = (facts: Draft): boolean =>
  jokersDraw(facts) ||
  facts.powers.some(
    (entry) =>
      POWER_MEANINGS[entry.power].draw > 0 &&
      !(sevensGoRound(facts) && entry.rank === SEVEN && entry.suit === undefined),
  );

function drawOfSeven(facts: Draft): number {
  const entry = facts.powers.find(({ rank, suit }) => rank === SEVEN && suit === undefined);
  return entry === undefined ? 0 : POWER_MEANINGS[entry.power].draw;
}

export const leaverScores: AnyOption = defineOption({
  key: 'leaverScores',
  group: 'match',
  title: { de: 'Punkte für den, der geht', en: 'Points for whoever leaves', lt: 'Taškai tam, kas išeina' },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['GEN-8'],
  needs: [CARDS_COUNTED],
  compile: (value, draft) => {
    draft.leaverScores = value;
  },
  sentence: (value, { facts }) =>
    value && facts.scoring === 'cards'
      ? {
          de: ['Wer aus der Runde genommen wird, bekommt die Punkte der Karten angeschrieben, die er gerade hielt.'],
          en: ['Whoever is taken out of the round is charged the points of the cards they held.'],
          lt: ['Kas išeina iš padalijimo, tas gauna baudos taškus už kortas, kurios tuo metu buvo rankoje.'],
        }
      : NO_LINES,
  difference: (_, to) =>
    to
      ? {
          de: 'Wer aus der Runde genommen wird, bekommt die Punkte seiner Hand angeschrieben.',
          en: 'Whoever is taken out of the round is charged the points of their hand.',
          lt: 'Kas išeina iš padalijimo, tas gauna baudos taškus už rankoje likusias kortas.',
        }
      : {
          de: 'Wer aus der Runde genommen wird, bekommt nichts angeschrieben.',
          en: 'Whoever is taken out of the round is charged nothing.',
          lt: 'Kas išeina iš padalijimo, tas baudos taškų už jį negauna.',
        },
  variants: [
    {
      value: true,
      clauses: ['GEN-8'],
      text: {
        de: 'Wer geht, kann die Karten angeschrieben bekommen, die er gerade hielt.',
        en: 'Whoever leaves can be charged the cards they held.',
        lt: 'Išeinančiam žaidėjui galima skirti baudos taškus už rankoje likusias kortas.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Wer geht, zahlt seine Hand',
        en: 'Whoever leaves pays for their hand',
        lt: 'Kas išeina, tas gauna baudos taškus už rankoje likusias kortas',
      },
      scenario: {
        name: 'leaverScores: whoever leaves scores the hand they held',
        rules: 'family',
        with: { leaverScores: true },
        players: 3,
        hands: ['9H', 'KH 5C', '4S 6S'],
        draw: '2C 3C',
        discard: '9D',
        steps: ['1:leave', '0:9H~', { expect: { over: { winner: 0, points: [0, 15, 10] } } }],
      },
    },
  ],
});
