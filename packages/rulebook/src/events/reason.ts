/** Which rule made something happen: the reason by name, the facts of the position, and the option it rests on. */
import {
  BLACK_JACKS,
  bookContextOf,
  type Draft,
  type Language,
  leadingClause,
  nounOf,
  POWER_MEANINGS,
  RED_JACKS,
  type RuleSet,
} from '@hausregel/rules';
import { type BookCard, bookCards } from '../book.ts';
import { cardOf, type SceneCard } from '../refusals/scene.ts';
import type { Happening } from './happening.ts';

/** Reasons that have words of their own; a card's effect is told in the words of the book. */
export const REASONS = [
  'fits',
  'due',
  'drawFree',
  'drawInNeed',
  'drawnPenalty',
  'drawnPenaltyPlays',
  'drawnCaught',
  'nothingLeft',
  'passed',
  'skipTaken',
  'wish',
  'skipped',
  'clockwise',
  'counterClockwise',
  'calledOne',
  'calledLast',
  'spoken',
  'caught',
  'notCaught',
  'renewedShuffled',
  'renewedTurned',
  'tookPile',
  'askedRank',
  'wentOut',
  'gaveUp',
  'dealersChoice',
  'startCard',
  'left',
  'agreed',
  'won',
  'wonLast',
  'blocked',
  'brokenOff',
  'pileEmpty',
] as const;
export type ReasonName = (typeof REASONS)[number];

export interface Reason {
  readonly name: ReasonName;
  readonly clause: string;
  /** Cards drawn or due. */
  readonly count: number;
  /** The card that lies, if the reason is its effect. */
  readonly of: SceneCard | undefined;
  /** It is a joker, which has neither rank nor suit. */
  readonly isJoker: boolean;
  /** The single card has a power of its own. */
  readonly isSingle: boolean;
}

/** A card that tells its own effect: its entry on the page of cards. */
export interface CardReason {
  readonly card: string;
}

/** What reasons look at. `top` is the card last laid, in notation. */
export interface ReasonContext {
  readonly ruleSet: RuleSet;
  readonly top: string | undefined;
  /** The card that last made somebody draw or skip, in notation: another one may lie on it that hands it on. */
  readonly demanding?: string | undefined;
  /** Cards that were last demanded. */
  readonly due?: number | undefined;
}

/** What was read from rule sets that were asked about; a rule set does not change. */
interface Known {
  readonly facts: Draft;
  readonly cards: Map<Language, readonly BookCard[]>;
}
const known: WeakMap<RuleSet, Known> = new WeakMap();

function knownOf(ruleSet: RuleSet): Known {
  const found = known.get(ruleSet) ?? { facts: bookContextOf(ruleSet).facts, cards: new Map() };
  known.set(ruleSet, found);
  return found;
}

export const factsOf = (ruleSet: RuleSet): Draft => knownOf(ruleSet).facts;

function cardsOf(ruleSet: RuleSet, language: Language): readonly BookCard[] {
  const { cards } = knownOf(ruleSet);
  const found = cards.get(language) ?? bookCards(ruleSet, language);
  cards.set(language, found);
  return found;
}

/** The reason for a happening; undefined where no rule has to be named. */
export function reasonOf(event: Happening, context: ReasonContext): Reason | CardReason | undefined {
  const facts = factsOf(context.ruleSet);
  const { of, power, isJoker } = demandingOf(event, context, facts);
  const give: Give = (name, key, count = 0) => ({
    name,
    clause:
      (key === 'power' ? (isJoker ? facts.house.clauses.joker : power?.clause) : undefined) ??
      leadingClause(context.ruleSet, key === 'power' ? 'chains' : key),
    count,
    of,
    isJoker,
    isSingle: power?.suit !== undefined,
  });
  switch (event.type) {
    case 'laid':
      return hasEntry(event.card, context) ? { card: event.card } : give('fits', 'matching');
    case 'swapped':
      return context.top === undefined ? undefined : { card: context.top };
    case 'drew':
      return drewReason(event, context, facts, give);
    case 'demanded':
      return give('due', 'power', event.draw);
    case 'skipped':
      return give('skipped', 'power');
    case 'reversed':
      return give(event.direction === 1 ? 'clockwise' : 'counterClockwise', 'power');
    case 'passed':
      return skipsInChain(context, facts) ? give('skipTaken', 'power') : give('passed', 'passing');
    case 'wished':
      return give('wish', 'wishes', facts.house.wishCards);
    case 'announced':
      return announcedReason(event.word, facts, give);
    case 'out':
      return give('wentOut', facts.goesOutOneByOne ? 'goesOutOneByOne' : 'playOn');
    case 'over':
      return overReason(event, facts, give);
    default:
      return PLAIN_REASONS[event.type]?.(give, event);
  }
}

type Give = (name: ReasonName, key: string, count?: number) => Reason;

/** Those that need no look at the table. */
const PLAIN_REASONS: Readonly<Partial<Record<Happening['type'], (give: Give, event: Happening) => Reason>>> = {
  caught: (give) => give('caught', 'forgottenCall'),
  wrongCatch: (give) => give('notCaught', 'forgottenCall'),
  renewed: (give, event) =>
    give(event.type === 'renewed' && event.shuffled ? 'renewedShuffled' : 'renewedTurned', 'renewal'),
  took: (give) => give('tookPile', 'forgottenCall'),
  asked: (give) => give('askedRank', 'fourQueens'),
  gaveUp: (give) => give('gaveUp', 'duplicatesStay'),
  handsDealt: (give) => give('dealersChoice', 'dealersChoice'),
  dealt: (give) => give('startCard', 'startCard'),
  left: (give) => give('left', 'leaving'),
  agreed: (give) => give('agreed', 'fourOfDiamonds'),
};

type PowerEntry = Draft['powers'][number];

/** The card on top, and the power it has. */
function topOf(
  { top }: Pick<ReasonContext, 'top'>,
  { powers }: Draft,
): { readonly of: SceneCard | undefined; readonly power: PowerEntry | undefined; readonly isJoker: boolean } {
  const of = top === undefined ? undefined : cardOf(top);
  const power = powers.findLast(({ rank, suit }) => rank === of?.rank && (suit === undefined || suit === of.suit));
  return { of, power, isJoker: top === 'X' };
}

/** Of what was demanded, the card that began it, if the one on top only hands it on. */
function demandingOf(event: Happening, context: ReasonContext, facts: Draft): ReturnType<typeof topOf> {
  const isDemand = event.type === 'demanded' || (event.type === 'drew' && event.why === 'penalty');
  const onTop = topOf(context, facts);
  if (!isDemand || context.demanding === undefined || demands(context.top, facts)) return onTop;
  return topOf({ ...context, top: context.demanding }, facts);
}

/** Whether a card in notation makes somebody draw. */
export function demands(card: string | undefined, facts: Draft): boolean {
  if (card === undefined) return false;
  if (card.startsWith('X') && !card.includes('=')) return facts.house.jokerDraws > 0;
  const { power } = topOf({ top: card }, facts);
  return power !== undefined && POWER_MEANINGS[power.power].draw > 0;
}

const hasEntry = (card: string, { ruleSet }: ReasonContext): boolean => entryOf(ruleSet, card) !== undefined;

/** The entry of a card on the page of cards: of that very card, else of its rank. */
export function entryOf(ruleSet: RuleSet, card: string, language: Language = 'en'): BookCard | undefined {
  const shown = card.split('=').at(-1)?.slice(0, 2) ?? card;
  const entries = cardsOf(ruleSet, language);
  const rank = cardOf(shown)?.rank;
  const ofRank = rank === undefined ? 'X' : nounOf(rank)[language].name;
  const isSame = (entry: BookCard): boolean => entry.card.charAt(0) === shown.charAt(0);
  const ofColour = (/[CS]$/.test(shown) ? BLACK_JACKS : RED_JACKS)[language];
  return (
    entries.find((entry) => entry.card === shown && entry.title !== ofRank) ??
    entries.find((entry) => shown.startsWith('J') && entry.title === ofColour) ??
    entries.find((entry) => isSame(entry) && (rank === undefined || entry.title === ofRank))
  );
}

function drewReason(
  event: Extract<Happening, { type: 'drew' }>,
  context: ReasonContext,
  facts: Draft,
  give: Give,
): Reason | CardReason {
  if (event.count === 0) return give('nothingLeft', 'nothingLeft');
  if (event.why === 'caught') return give('drawnCaught', 'catchCards', event.count);
  if (event.why === 'turn') return give(facts.drawWhenAble ? 'drawFree' : 'drawInNeed', 'drawWhenAbleToLay');
  const { power } = topOf(context, facts);
  const isAll = power !== undefined && POWER_MEANINGS[power.power].othersDraw > 0;
  if (isAll && context.top !== undefined) return { card: context.top };
  return give(facts.penaltyThenPlays ? 'drawnPenaltyPlays' : 'drawnPenalty', 'power', context.due ?? event.count);
}

function skipsInChain(context: ReasonContext, facts: Draft): boolean {
  const { power } = topOf(context, facts);
  return power !== undefined && POWER_MEANINGS[power.power].skip === 'chain';
}

function announcedReason(word: string, facts: Draft, give: Give): Reason {
  if (facts.goesOutOneByOne) return give('spoken', 'announcements');
  if (word === facts.callAtZero) return give('calledLast', 'lastCardCall');
  if (word === facts.callAtOne) return give('calledOne', 'lastCardCall');
  return give('spoken', facts.announcesLast ? 'lastCardWords' : 'jackLastDoubles');
}

function overReason({ winner, blocked }: Extract<Happening, { type: 'over' }>, facts: Draft, give: Give): Reason {
  if (blocked && facts.house.pileEnds) return give('pileEmpty', 'emptyPileEndsRound');
  if (blocked) return give('blocked', 'nothingLeft');
  if (facts.goesOutOneByOne)
    return winner === undefined ? give('brokenOff', 'fourOfDiamonds') : give('wonLast', 'goesOutOneByOne');
  return give('won', 'roundEnd');
}
