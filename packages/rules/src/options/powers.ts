/** What each card does: one option for each rank, and one for the king of hearts alone. */
import type { Rank } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import { type AnyOption, type CardOfRank, defineOption, type Variant } from '../option.ts';
import { POWERS, type Power } from '../power.ts';
import { RANK_SIGNS, RANK_WORDS } from '../ranks.ts';
import { choiceSchema, integerSchema } from '../schema.ts';
import { hasPower, isPureReverse } from '../words/facts.ts';
import { nounOf } from '../words/nouns.ts';
import { joined, type Line, type Lines, NO_LINES } from '../words/phrases.ts';
import { powerDifference } from '../words/powerDifference.ts';
import { powerSentences } from '../words/powerSentences.ts';
import { powerShort } from '../words/powerShort.ts';
import { POWER_EXAMPLES, reverseExample } from './powerExamples.ts';

const DEFAULT_POWERS: Readonly<Record<string, Power>> = { seven: 'draw-two', eight: 'skip', jack: 'wish' };

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  two: ['FAM-9', 'CZ-4', 'CE-5'],
  three: ['FAM-9', 'CZ-4'],
  five: ['FAM-9', 'CZ-6'],
  six: ['FAM-9', 'CH-3'],
  seven: ['FAM-6', 'FAM-V6', 'SKAT-9', 'SKAT-19', 'LT-4', 'CZ-3', 'DE-3', 'PL-2'],
  eight: ['FAM-8', 'SKAT-8', 'CE-3'],
  nine: ['FAM-V9', 'SKAT-18', 'SKAT-19'],
  ten: ['SKAT-17'],
  jack: ['FAM-7', 'SKAT-5', 'DE-4', 'PL-4'],
  queen: ['FAM-9', 'LT-6', 'PL-3', 'CE-5'],
  ace: ['FAM-V2', 'SKAT-10', 'LT-3', 'PL-2', 'CE-5'],
};

/** Said where a rank that usually has a power has none. */
const POWERLESS: Readonly<Record<string, Line>> = {
  seven: {
    de: 'Eine Sieben lässt hier niemanden ziehen; sie ist eine gewöhnliche Karte.',
    en: 'A seven makes nobody draw here; it is an ordinary card.',
  },
  eight: {
    de: 'Eine Acht lässt hier niemanden aussetzen; sie ist eine gewöhnliche Karte.',
    en: 'An eight makes nobody skip here; it is an ordinary card.',
  },
  jack: { de: 'Mit einem Buben wird hier keine Farbe gewünscht.', en: 'A jack names no suit here.' },
};

const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  seven: [
    {
      value: 'none',
      clauses: ['FAM-V6'],
      text: {
        de: 'Für jüngere Kinder zieht bei einer Sieben niemand; nur die Acht und der Bube behalten ihre Wirkung.',
        en: 'For younger children nobody draws on a seven; only the eight and the jack keep their effects.',
      },
    },
    {
      value: 'none',
      from: 'skip',
      clauses: ['CZ-3'],
      text: {
        de: 'Manche lesen die Regel so, dass eine Sieben gar keine Wirkung hat.',
        en: 'Some read the rule so that a seven has no effect at all.',
      },
    },
  ],
  nine: [
    {
      value: 'reverse',
      clauses: ['FAM-V9'],
      text: { de: 'Eine Neun kann die Spielrichtung drehen.', en: 'A nine can reverse the direction.' },
    },
    {
      value: 'reverse-draw-two',
      clauses: ['FAM-V9', 'SKAT-18'],
      text: {
        de: 'Eine Neun kann die Spielrichtung drehen und dazu den dann Nächsten 2 Karten ziehen lassen.',
        en: 'A nine can reverse the direction and also make the player then next draw 2 cards.',
      },
    },
  ],
  ten: [
    {
      value: 'reverse',
      clauses: ['SKAT-17'],
      text: { de: 'Eine Zehn kann die Spielrichtung drehen.', en: 'A ten can reverse the direction.' },
    },
  ],
  ace: [
    {
      value: 'others-draw-one',
      clauses: ['FAM-V2'],
      text: {
        de: 'Ein Ass kann alle anderen eine Karte ziehen lassen.',
        en: 'An ace can make everyone else draw one card.',
      },
    },
    {
      value: 'others-skip',
      clauses: ['FAM-V2'],
      text: {
        de: 'Ein Ass kann alle anderen einmal aussetzen lassen.',
        en: 'An ace can make everyone else skip once.',
      },
    },
    {
      value: 'further',
      clauses: ['SKAT-10'],
      text: {
        de: 'Nach einem Ass kann gleich noch eine Karte gelegt werden.',
        en: 'After an ace another card can be laid at once.',
      },
    },
  ],
};

/** The power was given, but the table plays without special cards. */
const isSwitchedOff = (power: Power, { rank, suit }: CardOfRank, facts: Draft): boolean =>
  power !== 'none' && !facts.powers.some((entry) => entry.rank === rank && entry.suit === suit);

const activePower = (power: Power, card: CardOfRank, facts: Draft): Power =>
  isSwitchedOff(power, card, facts) ? 'none' : power;

function powerOption(word: string, rank: Rank): AnyOption {
  const { de, en } = nounOf(rank);
  const usual = DEFAULT_POWERS[word] ?? 'none';
  return defineOption({
    key: `${word}Power`,
    group: 'cards',
    title: { de: `Wirkung: ${de.name}`, en: `Effect: ${en.name}` },
    card: { rank },
    schema: choiceSchema(POWERS),
    defaultValue: usual,
    clauses: CLAUSES[word] ?? ['FAM-9'],
    compile: (power, draft, { clause }) => {
      if (power !== 'none') draft.powers.push({ rank, suit: undefined, power, clause });
    },
    sentence: (power, context) => {
      if (isSwitchedOff(power, { rank }, context.facts)) return NO_LINES;
      const powerless = power === 'none' && rank >= context.facts.lowestRank ? POWERLESS[word] : undefined;
      return powerless === undefined
        ? powerSentences(power, { rank }, context)
        : { de: [powerless.de], en: [powerless.en] };
    },
    short: (power, context) => powerShort(activePower(power, { rank }, context.facts), { rank }, context),
    difference: (_, power) => powerDifference(power, { rank }),
    variants: VARIANTS[word] ?? [],
    examples: POWER_EXAMPLES[word] ?? [reverseExample(word, RANK_SIGNS[rank] ?? '', rank)],
  });
}

export const rankPowers: readonly AnyOption[] = RANK_WORDS.map(powerOption);

const KING: Rank = RANK_WORDS.indexOf('king');
const HEARTS = 2;
const HEART_KING: CardOfRank = { rank: KING, suit: HEARTS };

export const heartKingPower: AnyOption = defineOption({
  key: 'heartKingPower',
  group: 'cards',
  title: { de: 'Wirkung: Herzkönig', en: 'Effect: King of hearts' },
  card: { rank: KING, suit: HEARTS },
  schema: choiceSchema(POWERS),
  defaultValue: 'none',
  clauses: ['SKAT-16', 'SKAT-19', 'CZ-5'],
  compile: (power, draft, { clause }) => {
    if (power !== 'none') draft.powers.push({ rank: KING, suit: HEARTS, power, clause });
  },
  sentence: (power, context) => {
    if (isSwitchedOff(power, HEART_KING, context.facts)) return NO_LINES;
    const hasKings = context.facts.powers.some(({ rank, suit }) => rank === KING && suit === undefined);
    const instead: Lines =
      power === 'none' || !hasKings
        ? NO_LINES
        : {
            de: ['Das tritt beim Herzkönig an die Stelle dessen, was ein König sonst bewirkt.'],
            en: ['For the king of hearts this replaces what a king does otherwise.'],
          };
    return joined(powerSentences(power, HEART_KING, context), instead);
  },
  short: (power, context) => powerShort(activePower(power, HEART_KING, context.facts), HEART_KING, context),
  difference: (_, power) => powerDifference(power, HEART_KING),
  variants: [
    {
      value: 'draw-four',
      clauses: ['SKAT-16'],
      text: {
        de: 'Der Herzkönig kann den Nächsten 4 Karten ziehen lassen.',
        en: 'The king of hearts can make the next player draw 4 cards.',
      },
    },
  ],
  examples: [
    {
      title: { de: 'Mit einem Blatt werden die 4 sofort gezogen', en: 'With one deck the 4 are drawn at once' },
      scenario: {
        name: 'heartKingPower: four cards at once',
        rules: 'skat-plus',
        players: 3,
        hands: ['KH KD 9H', 'QH TC JS', 'QC KS 9C'],
        draw: '7D 8D 9D TD AD',
        discard: 'TH',
        steps: ['0:KH', { expect: { turn: 1, demand: null, counts: [2, 7, 3] } }],
      },
    },
  ],
});

/** After a penalty draw: an ordinary turn, or the turn is lost. */
export const afterPenalty: AnyOption = defineOption({
  key: 'afterPenalty',
  group: 'cards',
  title: { de: 'Nach dem Strafziehen', en: 'After a penalty draw' },
  schema: choiceSchema(['lose-turn', 'play']),
  defaultValue: 'lose-turn',
  clauses: ['FAM-6', 'SKAT-9', 'LT-4', 'CE-5'],
  compile: (value, draft) => {
    draft.penaltyThenPlays = value === 'play';
  },
  sentence: (value, { facts }) => {
    if (!hasPower(facts, ({ draw }) => draw > 0)) return NO_LINES;
    return value === 'play'
      ? {
          de: [
            'Wer Strafkarten gezogen hat, spielt danach einen gewöhnlichen Zug: Er darf gleich legen oder, wenn nötig, noch eine Karte ziehen.',
          ],
          en: [
            'Whoever has drawn penalty cards then plays an ordinary turn: they may lay a card at once or, if need be, draw another.',
          ],
        }
      : {
          de: ['Wer Strafkarten zieht, verliert damit seinen Zug.'],
          en: ['Whoever draws penalty cards loses the turn by it.'],
        };
  },
  difference: (_, to) =>
    to === 'play'
      ? {
          de: 'Wer Strafkarten gezogen hat, ist danach noch am Zug.',
          en: 'Whoever has drawn penalty cards still has a turn.',
        }
      : { de: 'Wer Strafkarten zieht, verliert seinen Zug.', en: 'Whoever draws penalty cards loses the turn.' },
  examples: [
    {
      title: { de: 'Nach dem Ziehen gleich legen', en: 'Laying at once after drawing' },
      scenario: {
        name: 'afterPenalty: an ordinary turn follows',
        rules: 'skat',
        players: 3,
        hands: ['7S KD 9H', 'QH TC JH', 'QC KS 9C'],
        draw: '8S 8D AD AH',
        discard: 'TS',
        steps: [
          '0:7S',
          '1:draw',
          { expect: { turn: 1, demand: null, counts: [2, 5, 3] } },
          '1:8S',
          { expect: { top: '8S' } },
        ],
      },
    },
  ],
});

/** How many further sevens may answer the first; 0: as many as there are. */
export const sevenChainCap: AnyOption = defineOption({
  key: 'sevenChainCap',
  group: 'cards',
  title: { de: 'Grenze der Siebenerkette', en: 'Limit of the chain of sevens' },
  schema: integerSchema(0, 15),
  defaultValue: 0,
  clauses: ['FAM-V3'],
  compile: (value, draft) => {
    draft.sevenChainCap = value === 0 ? undefined : value;
  },
  sentence: (cap) => {
    if (cap === 0) return NO_LINES;
    return {
      de: [
        `Auf die erste Sieben ${cap === 1 ? 'darf nur eine weitere' : `dürfen höchstens ${cap} weitere`} folgen; wer danach an der Reihe ist, zieht sofort, was zusammengekommen ist.`,
      ],
      en: [
        `At most ${cap === 1 ? 'one further seven' : `${cap} further sevens`} may follow the first; whoever comes next draws at once what has added up.`,
      ],
    };
  },
  difference: (_, cap) => {
    if (cap === 0) return { de: 'Die Kette der Siebenen hat keine Grenze.', en: 'The chain of sevens has no limit.' };
    return {
      de:
        cap === 1
          ? 'Auf eine Sieben darf nur eine weitere folgen.'
          : `Auf eine Sieben dürfen höchstens ${cap} weitere folgen.`,
      en:
        cap === 1 ? 'Only one further seven may follow a seven.' : `At most ${cap} further sevens may follow a seven.`,
    };
  },
  variants: [
    {
      value: 1,
      clauses: ['FAM-V3'],
      text: {
        de: 'Die Kette der Siebenen kann nach einer weiteren Sieben enden, sodass niemand mehr als 4 Karten zieht.',
        en: 'The chain of sevens can end after one further seven, so that nobody draws more than 4 cards.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Nach der zweiten Sieben wird sofort gezogen',
        en: 'After the second seven the cards are drawn at once',
      },
      scenario: {
        name: 'sevenChainCap: one further seven',
        rules: 'family',
        with: { sevenChainCap: 1 },
        players: 4,
        hands: ['7C KD 9H', '7H TC JS', '7D KC 9C', '9S TH AD'],
        draw: '2D 3D 4D 5D 6D',
        discard: '8C',
        steps: ['0:7C', '1:7H', { expect: { turn: 3, demand: null, counts: [2, 2, 7, 3] } }],
      },
    },
  ],
});

export const reverseForTwo: AnyOption = defineOption({
  key: 'reverseForTwo',
  group: 'cards',
  title: { de: 'Richtungswechsel zu zweit', en: 'Reverse with two players' },
  schema: choiceSchema(['nothing', 'skip']),
  defaultValue: 'nothing',
  clauses: ['GEN-4'],
  compile: (value, draft) => {
    draft.reverseSkipsForTwo = value === 'skip';
  },
  sentence: (value, { facts, playersMin }) => {
    if (playersMin > 2 || !hasPower(facts, isPureReverse)) return NO_LINES;
    return value === 'skip'
      ? {
          de: [
            'Zu zweit wirkt ein Richtungswechsel wie Aussetzen: Wer die Karte gelegt hat, ist gleich wieder am Zug.',
          ],
          en: ['With two players a reverse acts as a skip: whoever laid the card is on turn again at once.'],
        }
      : {
          de: ['Zu zweit ändert ein Richtungswechsel nichts daran, wer der Nächste ist.'],
          en: ['With two players a reverse changes nothing about who is next.'],
        };
  },
  difference: (_, to) =>
    to === 'skip'
      ? { de: 'Zu zweit wirkt ein Richtungswechsel wie Aussetzen.', en: 'With two players a reverse acts as a skip.' }
      : {
          de: 'Zu zweit bleibt ein Richtungswechsel ohne Folgen.',
          en: 'With two players a reverse has no consequences.',
        },
  variants: [
    {
      value: 'skip',
      clauses: ['GEN-4'],
      text: {
        de: 'Zu zweit kann ein Richtungswechsel wie Aussetzen wirken.',
        en: 'With two players a reverse can act as a skip.',
      },
    },
  ],
  examples: [
    {
      title: { de: 'Zu zweit ist die Zehn ein Aussetzen', en: 'With two players the ten is a skip' },
      scenario: {
        name: 'reverseForTwo: a skip',
        rules: 'skat-plus',
        with: { reverseForTwo: 'skip' },
        players: 2,
        hands: ['TC 8C 7D', 'QD 8S 7S'],
        draw: 'KS AD',
        discard: '9C',
        steps: ['0:TC', { expect: { turn: 0, direction: -1 } }],
      },
    },
  ],
});
