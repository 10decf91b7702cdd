/** What each card does: one option for each rank, and one for the king of hearts alone. */
import type { Rank } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import { type AnyOption, type CardOfRank, defineOption } from '../option.ts';
import { POWERS, type Power } from '../power.ts';
import { RANK_SIGNS, RANK_WORDS } from '../ranks.ts';
import { choiceSchema } from '../schema.ts';
import { nounOf } from '../words/nouns.ts';
import { joined, type Line, type Lines, NO_LINES } from '../words/phrases.ts';
import { asTheOthers, powerDifference } from '../words/powerDifference.ts';
import { powerSentences } from '../words/powerSentences.ts';
import { powerShort } from '../words/powerShort.ts';
import { POWER_EXAMPLES, reverseExample } from './powerExamples.ts';
import { POWER_VARIANTS } from './powerVariants.ts';
import { inDeck, SPECIALS_ACT } from './needs/cards.ts';

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
    lt: 'Septynakė čia yra paprasta korta: ją padėjus, niekas neima kortų.',
  },
  eight: {
    de: 'Eine Acht lässt hier niemanden aussetzen; sie ist eine gewöhnliche Karte.',
    en: 'An eight makes nobody skip here; it is an ordinary card.',
    lt: 'Aštuonakė čia yra paprasta korta: ją padėjus, niekas nepraleidžia ėjimo.',
  },
  jack: {
    de: 'Mit einem Buben wird hier keine Farbe gewünscht.',
    en: 'A jack names no suit here.',
    lt: 'Padėjus valetą, spalvos čia nereikalaujama.',
  },
};

/** The power was given, but the table plays without special cards. */
const isSwitchedOff = (power: Power, { rank, suit }: CardOfRank, facts: Draft): boolean =>
  power !== 'none' && !facts.powers.some((entry) => entry.rank === rank && entry.suit === suit);

const activePower = (power: Power, card: CardOfRank, facts: Draft): Power =>
  isSwitchedOff(power, card, facts) ? 'none' : power;

function powerOption(word: string, rank: Rank): AnyOption {
  const { de, en, lt } = nounOf(rank);
  const usual = DEFAULT_POWERS[word] ?? 'none';
  return defineOption({
    key: `${word}Power`,
    group: 'cards',
    title: { de: `Wirkung: ${de.name}`, en: `Effect: ${en.name}`, lt: `Poveikis: ${lt.one}` },
    card: { rank },
    schema: choiceSchema(POWERS),
    defaultValue: usual,
    needs: [inDeck({ rank }), SPECIALS_ACT],
    clauses: CLAUSES[word] ?? ['FAM-9'],
    compile: (power, draft, { clause }) => {
      if (power !== 'none') draft.powers.push({ rank, suit: undefined, power, clause });
    },
    sentence: (power, context) => {
      if (isSwitchedOff(power, { rank }, context.facts)) return NO_LINES;
      const powerless = power === 'none' && rank >= context.facts.lowestRank ? POWERLESS[word] : undefined;
      return powerless === undefined ? powerSentences(power, { rank }, context) : linesOf(powerless);
    },
    short: (power, context) => powerShort(activePower(power, { rank }, context.facts), { rank }, context),
    difference: (_, power, { facts }) => powerDifference(power, { rank }, facts),
    variants: POWER_VARIANTS[word] ?? [],
    examples: POWER_EXAMPLES[word] ?? [reverseExample(word, RANK_SIGNS[rank] ?? '', rank)],
  });
}

export const rankPowers: readonly AnyOption[] = RANK_WORDS.map(powerOption);

const linesOf = ({ de, en, lt }: Line): Lines => ({ de: [de], en: [en], lt: [lt] });

const KING: Rank = RANK_WORDS.indexOf('king');
const HEARTS = 2;
const HEART_KING: Required<CardOfRank> = { rank: KING, suit: HEARTS };

export const heartKingPower: AnyOption = defineOption({
  key: 'heartKingPower',
  group: 'cards',
  title: { de: 'Wirkung: Herz-König', en: 'Effect: King of hearts', lt: 'Poveikis: širdžių karalius' },
  card: { rank: KING, suit: HEARTS },
  schema: choiceSchema(POWERS),
  defaultValue: 'none',
  needs: [SPECIALS_ACT],
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
            de: ['Das tritt beim Herz-König an die Stelle dessen, was ein König sonst bewirkt.'],
            en: ['For the king of hearts this replaces what a king does otherwise.'],
            lt: ['Širdžių karaliui tai galioja vietoj įprasto karaliaus poveikio.'],
          };
    return joined(powerSentences(power, HEART_KING, context), instead);
  },
  short: (power, context) =>
    power === 'none'
      ? linesOf(asTheOthers(HEART_KING))
      : powerShort(activePower(power, HEART_KING, context.facts), HEART_KING, context),
  difference: (_, power, { facts }) => powerDifference(power, HEART_KING, facts),
  variants: [
    {
      value: 'draw-four',
      clauses: ['SKAT-16'],
      text: {
        de: 'Der Herz-König kann den Nächsten 4 Karten ziehen lassen.',
        en: 'The king of hearts can make the next player draw 4 cards.',
        lt: 'Galima susitarti, kad dėl širdžių karaliaus kitas žaidėjas ima 4 kortas.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Mit einem Blatt werden die 4 sofort gezogen',
        en: 'With one deck the 4 are drawn at once',
        lt: 'Žaidžiant viena kalade, 4 kortos imamos iš karto',
      },
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
