/** Powers of single cards, beside that of the king of hearts. */
import type { Rank } from '@hausregel/core';
import { type AnyOption, type CardOfRank, defineOption, type Example } from '../../option.ts';
import { type Power } from '../../power.ts';
import { choiceSchema } from '../../schema.ts';
import { nounOf } from '../../words/nouns.ts';
import { answersDiffer } from '../../words/houseFacts.ts';
import { otherDrawShort } from '../../words/houseSentences.ts';
import { type Line, type Lines, NO_LINES } from '../../words/phrases.ts';
import { powerDifference } from '../../words/powerDifference.ts';
import { powerSentences } from '../../words/powerSentences.ts';
import { powerShort } from '../../words/powerShort.ts';
import { houseClause, one, played } from './houseOption.ts';
import { SPECIALS_ACT } from '../needs/cards.ts';

const [CLUBS, SPADES, HEARTS, DIAMONDS] = [0, 1, 2, 3] as const;
const [SEVEN, JACK, QUEEN, KING]: readonly [Rank, Rank, Rank, Rank] = [5, 9, 10, 11];

/** What a single card may do. */
const POWERS_OF_ONE = [
  'none',
  'skip',
  'reverse',
  'reverse-draw-five',
  'draw-two',
  'draw-three',
  'draw-four',
  'draw-five',
  'draw-five-at-once',
  'swap-all',
] as const satisfies readonly Power[];

interface SingleCard {
  readonly key: string;
  readonly card: Required<CardOfRank>;
  readonly sources: readonly string[];
  readonly examples: readonly Example[];
}

function singleCardPower({ key, card, sources, examples }: SingleCard): AnyOption {
  const { de, en, lt } = nounOf(card.rank, card.suit);
  return defineOption({
    key,
    group: 'cards',
    title: { de: `Wirkung: ${de.name}`, en: `Effect: ${en.name}`, lt: `Poveikis: ${lt.one}` },
    card,
    schema: choiceSchema(POWERS_OF_ONE),
    defaultValue: 'none',
    needs: [SPECIALS_ACT],
    clauses: [houseClause(key)],
    sources,
    compile: (power, draft, { clause }) => {
      if (power !== 'none') draft.powers.push({ ...card, power, clause, key });
    },
    sentence: (power, context) =>
      context.facts.powers.some((entry) => entry.key === key) ? powerSentences(power, card, context) : NO_LINES,
    short: (power, context) =>
      context.facts.powers.some((entry) => entry.key === key) ? powerShort(power, card, context) : NO_LINES,
    difference: (_, power, { facts }) => powerDifference(power, card, facts),
    examples,
  });
}

const others = { hands: ['QS KS 9H', 'QH TC 4D', 'QC 3D 5C'], discard: 'TS' };

export const spadeQueenPower: AnyOption = singleCardPower({
  key: 'spadeQueenPower',
  card: { rank: QUEEN, suit: SPADES },
  sources: ['Pagat (Crazy Eights)', 'Wikipedia (Crazy Eights)', 'lite.games', 'trafficne'],
  examples: [
    played(
      'spadeQueenPower: five cards',
      {
        de: 'Die Pik-Dame bringt fünf Karten',
        en: 'The queen of spades brings five cards',
        lt: 'Pikų dama – penkios kortos',
      },
      {
        with: { spadeQueenPower: 'draw-five' },
        ...others,
        steps: ['0:QS', { expect: { turn: 2, counts: [2, 8, 3] } }],
      },
    ),
  ],
});

export const spadeKingPower: AnyOption = singleCardPower({
  key: 'spadeKingPower',
  card: { rank: KING, suit: SPADES },
  sources: ['pl.wikipedia, turnieje.waw.pl (Makao)'],
  examples: [
    played(
      'spadeKingPower: five cards for the player before',
      {
        de: 'Der Pik-König trifft den Spieler davor',
        en: 'The king of spades hits the player before',
        lt: 'Dėl pikų karaliaus kortas ima ankstesnis žaidėjas',
      },
      {
        with: { spadeKingPower: 'reverse-draw-five' },
        ...others,
        steps: ['0:KS', { expect: { turn: 1, direction: -1, counts: [2, 3, 8] } }],
      },
    ),
  ],
});

export const clubKingPower: AnyOption = singleCardPower({
  key: 'clubKingPower',
  card: { rank: KING, suit: CLUBS },
  sources: ['karl-spielt-koenig.de'],
  examples: [
    played(
      'clubKingPower: all hands go round',
      {
        de: 'Durch den Kreuz-König wandern alle Karten weiter',
        en: 'The king of clubs moves all hands on',
        lt: 'Padėjus kryžių karalių, kortomis keičiasi visi',
      },
      {
        with: { clubKingPower: 'swap-all' },
        hands: ['KC KD 9H', 'QH TC 4D 5D', 'QC 3D 5C'],
        discard: 'TC',
        steps: ['0:KC', { expect: { turn: 1, hands: ['3D 5C QC', '9H KD', '4D 5D TC QH'] } }],
      },
    ),
  ],
});

export const diamondJackPower: AnyOption = singleCardPower({
  key: 'diamondJackPower',
  card: { rank: JACK, suit: DIAMONDS },
  sources: ['hobbylark (Switch)'],
  examples: [
    played(
      'diamondJackPower: the direction turns',
      {
        de: 'Der Karo-Bube dreht die Richtung',
        en: 'The jack of diamonds turns the direction',
        lt: 'Būgnų valetas pakeičia kryptį',
      },
      {
        with: { diamondJackPower: 'reverse' },
        hands: ['JD KD 9H', 'QH TC 4D', 'QC 3D 5C'],
        discard: 'TS',
        steps: ['0:JD', { expect: { turn: 2, direction: -1, wish: null } }],
      },
    ),
  ],
});

export const heartSevenPower: AnyOption = singleCardPower({
  key: 'heartSevenPower',
  card: { rank: SEVEN, suit: HEARTS },
  sources: ['faraongame.eu', 'deskovehry.cz (Prší)'],
  examples: [
    played(
      'heartSevenPower: four cards',
      {
        de: 'Die Herz-Sieben bringt vier Karten',
        en: 'The seven of hearts brings four cards',
        lt: 'Širdžių septynakė – keturios kortos',
      },
      {
        with: { heartSevenPower: 'draw-four' },
        hands: ['7H KD 9H', 'QH TC 4D', 'QC 3D 5C'],
        discard: 'TH',
        steps: ['0:7H', { expect: { turn: 2, counts: [2, 7, 3] } }],
      },
    ),
  ],
});

const DRAWN = { none: 0, 'draw-four': 4, 'draw-five': 5 } as const;

const blackJacks = (cards: number): Line => ({
  de: `Wer einen schwarzen Buben legt, lässt den Nächsten ${cards} Karten ziehen; der darf mit einem weiteren schwarzen Buben antworten.`,
  en: `Whoever lays a black jack makes the next player draw ${cards} cards; that player may answer with another black jack.`,
  lt: `Padėjus juodą valetą, kitas žaidėjas ima ${cards} kortas arba atsimuša kitu juodu valetu.`,
});

const linesOf = ({ de, en, lt }: Line): Lines => one(de, en, lt);

const NO_BLACK: Line = {
  de: 'Schwarze Buben wirken wie die anderen Buben.',
  en: 'Black jacks act like the other jacks.',
  lt: 'Juodi valetai veikia taip pat kaip kiti valetai.',
};

/** Both black jacks together: each answers the other. */
export const blackJacksPower: AnyOption = defineOption({
  key: 'blackJacksPower',
  group: 'cards',
  title: { de: 'Wirkung: schwarze Buben', en: 'Effect: black jacks', lt: 'Poveikis: juodi valetai' },
  schema: choiceSchema(['none', 'draw-four', 'draw-five']),
  defaultValue: 'none',
  needs: [SPECIALS_ACT],
  clauses: [houseClause('blackJacksPower')],
  sources: ['Pagat (Switch, Black Jack)', 'hobbylark (Switch)', 'trafficne'],
  compile: (power, draft, { clause }) => {
    if (power === 'none') return;
    for (const suit of [CLUBS, SPADES]) draft.powers.push({ rank: JACK, suit, power, clause, key: 'blackJacksPower' });
  },
  sentence: (power, { facts }) =>
    facts.powers.some(({ key }) => key === 'blackJacksPower') ? linesOf(blackJacks(DRAWN[power])) : NO_LINES,
  short: (power, { facts }) =>
    facts.powers.some(({ key }) => key === 'blackJacksPower')
      ? answersDiffer(facts) || facts.house.redJacksCure
        ? otherDrawShort(DRAWN[power], false)
        : one(
            `Der Nächste zieht ${DRAWN[power]} oder legt auch einen schwarzen Buben, dann zieht der Übernächste ${DRAWN[power] * 2} …`,
            `The next player draws ${DRAWN[power]} or lays a black jack too, then the player after that draws ${DRAWN[power] * 2} …`,
            `Kitas žaidėjas ima ${DRAWN[power]} kortas arba atsimuša kitu juodu valetu, tada po jo einantis žaidėjas ima ${DRAWN[power] * 2} …`,
          )
      : NO_LINES,
  difference: (_, power) => (power === 'none' ? NO_BLACK : blackJacks(DRAWN[power])),
  examples: [
    played(
      'blackJacksPower: ten cards by two black jacks',
      {
        de: 'Zwei schwarze Buben, zehn Karten',
        en: 'Two black jacks, ten cards',
        lt: 'Du juodi valetai – dešimt kortų',
      },
      {
        with: { blackJacksPower: 'draw-five' },
        hands: ['JS KD 9H', 'JC TC 4D', 'QC 3D 5C'],
        discard: 'TS',
        steps: ['0:JS', { expect: { demand: { draw: 5 } } }, '1:JC', { expect: { turn: 2, demand: { draw: 10 } } }],
      },
    ),
  ],
});
