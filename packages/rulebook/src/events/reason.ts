/** Which rule made something happen: the reason by name, the facts of the position, and the option it rests on. */
import type { Circumstance } from '@hausregel/core';
import {
  BLACK_JACKS,
  bookContextOf,
  curedCards,
  type Draft,
  type Language,
  leadingClause,
  NO_EFFECT,
  nounOf,
  POWER_MEANINGS,
  RED_JACKS,
  type RuleSet,
} from '@hausregel/rules';
import { type BookCard, bookCards } from '../book.ts';
import { cardOf, type SceneCard } from '../refusals/scene.ts';
import type { Happening } from './happening.ts';
import type { ReasonName } from './reasonNames.ts';
import { type Acting, actsTogether, cardsTogether } from './together.ts';

export interface Reason {
  readonly name: ReasonName;
  readonly clause: string;
  /** Cards drawn or due. */
  readonly count: number;
  /** The card that lies, if the reason is its effect. */
  readonly of: SceneCard | undefined;
  /** By its rank, unless not all cards of it do this; a joker has neither rank nor suit. */
  readonly named: 'rank' | 'card' | 'red-jack' | 'joker';
  /** Cards laid together, and what becomes of what they do. */
  readonly together?: number;
  readonly acts?: Acting;
  /** A card whose own effect is told after the reason. */
  readonly effectOf?: string;
  /** What the cards due are the sum of, in the order laid, where it is more than one. */
  readonly parts?: readonly number[];
  /** Cards whose penalty is cancelled, where it is not any penalty. */
  readonly cured?: ReturnType<typeof curedCards>;
}

/** A card that tells its own effect: its entry on the page of cards. */
export interface CardReason {
  readonly card: string;
}

/** What reasons look at; cards are in notation, as what they count. */
export interface ReasonContext {
  readonly ruleSet: RuleSet;
  /** The card last laid. */
  readonly top: string | undefined;
  /** What was special about laying it. */
  readonly as?: Circumstance | undefined;
  /** Cards laid with it that each act, and itself. */
  readonly together?: number;
  /** The card that last made somebody draw or skip: another one may lie on it that hands it on. */
  readonly demanding?: string | undefined;
  /** Cards that were last demanded, and not drawn yet. */
  readonly due?: number | undefined;
  /** What they are the sum of, in the order laid; one number where that is not known. */
  readonly parts?: readonly number[];
  /** Cards laid last in one move. */
  readonly cards?: number;
  /** Whatever happens comes of the card just laid; else of a move that is not known. */
  readonly isLaid?: boolean;
  /** A skip was accepted just before. */
  readonly isSkipTaken?: boolean;
  /** What happened since the last card or draw, oldest first. */
  readonly since?: readonly Happening['type'][];
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
  // A card that has lost its power has no effect to tell.
  const found =
    cards.get(language) ?? bookCards(ruleSet, language).filter(({ text }) => text !== NO_EFFECT[language][0]);
  cards.set(language, found);
  return found;
}

/** The reason for a happening; undefined where no rule has to be named. */
export function reasonOf(event: Happening, context: ReasonContext): Reason | CardReason | undefined {
  const facts = factsOf(context.ruleSet);
  const { of, power, isJoker } = causeOf(event, context, facts);
  const give: Give = (name, key, count = 0) => ({
    name,
    clause:
      (key === 'power' ? (isJoker ? facts.house.clauses.joker : power?.clause) : undefined) ??
      leadingClause(context.ruleSet, key === 'power' ? 'plainRanks' : key),
    count,
    of,
    named: isJoker ? 'joker' : power?.suit === undefined ? 'rank' : 'card',
  });
  switch (event.type) {
    case 'laid':
      return laidReason(event, context, facts, give);
    case 'swapped':
      return context.top === undefined ? undefined : { card: context.top };
    case 'drew':
      return drewReason(event, context, facts, give);
    case 'demanded':
      return demandedReason(event.draw, context, give);
    case 'skipped':
      return give('skipped', 'power');
    case 'reversed':
      return give(
        event.direction === 1 ? 'clockwise' : 'counterClockwise',
        context.as === 'sends-back' ? 'sendBackRank' : 'power',
      );
    case 'passed':
      if (event.as === 'skip') return give('skipTaken', 'power');
      return event.as === 'further' ? give('passedFurther', 'power') : give('passed', 'passing');
    case 'wished':
      return give('wish', 'wishes', facts.house.wishCards);
    case 'wishEnded':
      return wishEndedReason(event.wish, facts, give);
    case 'announced':
      return announcedReason(event.word, facts, give);
    case 'dealt':
      return event.start === undefined ? undefined : give('startCard', 'startCard');
    case 'handsDealt':
      return facts.grand.handSizeMax > 0 ? give('dealersChoice', 'dealersChoice') : give('startCard', 'startCard');
    case 'out':
      return give('wentOut', facts.goesOutOneByOne ? 'goesOutOneByOne' : 'playOn');
    case 'over':
      return overReason(event, context, facts, give);
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

/** The card that a happening came of: the one that demanded what is due, else the one on top. */
function causeOf(event: Happening, context: ReasonContext, facts: Draft): ReturnType<typeof topOf> {
  const isDemand =
    event.type === 'demanded' ||
    (event.type === 'drew' && event.why === 'penalty' && (context.due !== undefined || context.isLaid !== true)) ||
    (event.type === 'passed' && event.as === 'skip') ||
    (event.type === 'skipped' && context.isSkipTaken === true);
  const top = isDemand ? (context.demanding ?? context.top) : context.top;
  return topOf({ top: event.type === 'laid' ? event.card : top }, facts);
}

/** Whether a card in notation makes somebody draw or skip. */
export function demands(card: string | undefined, facts: Draft): boolean {
  if (card === undefined) return false;
  if (card.startsWith('X') && !card.includes('=')) return facts.house.jokerDraws > 0;
  const { power } = topOf({ top: card }, facts);
  if (power === undefined) return false;
  const { draw, skip } = POWER_MEANINGS[power.power];
  return draw > 0 || skip === 'chain';
}

/** Cards that one such card makes somebody draw. */
export function drawsOf(card: string | undefined, facts: Draft): number {
  const { power, isJoker } = topOf({ top: card }, facts);
  return isJoker ? facts.house.jokerDraws : POWER_MEANINGS[power?.power ?? 'none'].draw;
}

/** Whether a wish is all that a card brings. */
function wishes(card: string, facts: Draft): boolean {
  const { power, isJoker } = topOf({ top: card }, facts);
  if (isJoker) return facts.house.jokerWishes;
  const { namesSuit, namesRank, draw, skip } = POWER_MEANINGS[power?.power ?? 'none'];
  return (namesSuit || namesRank) && draw === 0 && skip === undefined;
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

function laidReason(
  event: Extract<Happening, { type: 'laid' }>,
  context: ReasonContext,
  facts: Draft,
  give: Give,
): Reason | CardReason {
  const isSpecial = hasEntry(event.card, context);
  if (event.ahead !== undefined && facts.house.throwIn) {
    const name = event.as === 'last' ? 'throwInLast' : 'throwIn';
    return { ...give(name, 'throwIn'), ...(isSpecial && event.as === undefined ? { effectOf: event.card } : {}) };
  }
  const together = event.as === undefined || event.as === 'last' ? togetherReason(event, facts, give) : undefined;
  if (together !== undefined) return together;
  switch (event.as) {
    case 'last':
      return give('laidLast', 'matching');
    case 'grace':
      return isSpecial ? give('grace', 'graceRound') : give('fits', 'matching');
    case 'on-base':
      return isSpecial ? { ...give('onBase', 'matching'), ...clauseOfBase(facts) } : give('fits', 'matching');
    case 'cancels':
      return cardOf(event.card)?.rank === facts.house.cancelRank
        ? give('cancels', 'cancelRank')
        : { ...give('cancels', 'redJacksCure'), named: 'red-jack', cured: curedCards(facts) };
    case 'passes-on':
      return give('passesOn', 'passOnRank');
    case 'sends-back':
      return give('sendsBack', 'sendBackRank');
    case 'no-effect':
      return isSpecial
        ? { ...give('noEffect', 'power'), clause: clauseOfEntry(event.card, context) }
        : give('fits', 'matching');
    case 'counters':
      return give('counters', 'eightsCounter');
    case 'summoned':
      return give('summoned', 'queenOfClubs');
    default:
      if (isSpecial && event.wish === undefined && facts.house.wishOptional && wishes(event.card, facts))
        return give('noWish', 'wishOptional');
      return isSpecial ? { card: event.card } : give('fits', 'matching');
  }
}

function demandedReason(draw: number, context: ReasonContext, give: Give): Reason {
  const { together = 1, demanding, top, parts = [] } = context;
  const sum = parts.length > 1 ? { parts } : {};
  return together > 1 && together === parts.length && demanding === top
    ? { ...give('dueTogether', 'power', draw), together, ...sum }
    : { ...give('due', 'power', draw), ...sum };
}

/** Why several cards could be laid at once, and what they do together. */
function togetherReason(event: Extract<Happening, { type: 'laid' }>, facts: Draft, give: Give): Reason | undefined {
  const acts = actsTogether(event, facts);
  if (acts === undefined) return undefined;
  const first = event.under?.[0];
  const reason = first === undefined ? give('alike', 'identicalTogether') : give('set', 'setsOfRank');
  const effect = acts === 'each' || acts === 'top' ? { effectOf: event.card } : {};
  const fitting = first === undefined ? {} : { of: cardOf(first) };
  return { ...reason, ...fitting, ...effect, together: cardsTogether(event), acts };
}

const clauseOfEntry = (card: string, { ruleSet }: ReasonContext): string =>
  entryOf(ruleSet, card)?.clause ?? leadingClause(ruleSet, 'matching');

/** The clause of the cards that others may be laid on. */
function clauseOfBase({ powers }: Draft): { readonly clause?: string } {
  const entry = powers.find(({ power }) => POWER_MEANINGS[power].base);
  return entry === undefined ? {} : { clause: entry.clause };
}

function drewReason(
  event: Extract<Happening, { type: 'drew' }>,
  context: ReasonContext,
  facts: Draft,
  give: Give,
): Reason | CardReason {
  if (event.count === 0)
    return facts.house.handLimit > 0
      ? give('handFull', 'handLimit', facts.house.handLimit)
      : give('nothingLeft', 'nothingLeft');
  if (event.why === 'caught') return give('drawnCaught', 'catchCards', facts.catchCards);
  if (event.why === 'turn') return drawnInTurn(event, facts, give);
  if (context.due !== undefined || context.isLaid !== true)
    return give(facts.penaltyThenPlays ? 'drawnPenaltyPlays' : 'drawnPenalty', 'power', context.due ?? event.count);
  return drawnAtOnce(context, facts, give);
}

function drawnInTurn({ as }: Extract<Happening, { type: 'drew' }>, facts: Draft, give: Give): Reason {
  if (as === 'duty') return give('drawnDuty', 'power');
  if (as === 'meeting') return give('drawnMeeting', 'kingMeetings');
  if (as === 'rank') return give('drawnRank', 'power');
  return give(facts.drawWhenAble ? 'drawFree' : 'drawInNeed', 'drawWhenAbleToLay');
}

/** What a card makes others draw with nobody asked: its own effect, or what happens after a last card. */
function drawnAtOnce(context: ReasonContext, facts: Draft, give: Give): Reason | CardReason {
  const { of, power } = topOf(context, facts);
  if (context.as === 'counters') return give('countered', 'eightsCounter');
  const meaning = POWER_MEANINGS[power?.power ?? 'none'];
  const asksForSevens = meaning.draw > 0 && (!meaning.atOnce || context.as === 'last');
  if (facts.sevenLastGoesRound && of?.rank === SEVEN && asksForSevens) return give('lastRound', 'sevenLastGoesRound');
  if (context.as === 'last') {
    const isOwn = meaning.othersDraw > 0 || meaning.atOnce;
    if (!isOwn && facts.lastCardDraws) return give('lastDraws', 'lastCardDraws');
  }
  return context.top === undefined ? give('drawnPenalty', 'power') : { card: context.top };
}

/** Only a wish for a rank ends by itself. */
function wishEndedReason(wish: string, { powers }: Draft, give: Give): Reason {
  const wishing = powers.find(({ power }) => POWER_MEANINGS[power].namesRank);
  const reason = give('wishEnded', 'wishes');
  return { ...reason, clause: wishing?.clause ?? reason.clause, of: cardOf(`${wish}C`), named: 'rank' };
}

const SEVEN = 5;

function announcedReason(word: string, facts: Draft, give: Give): Reason {
  if (facts.goesOutOneByOne) return give('spoken', 'announcements');
  if (word === facts.callAtZero) return give('calledLast', 'lastCardCall');
  if (word === facts.callAtOne) return give('calledOne', 'lastCardCall');
  return give('spoken', facts.announcesLast ? 'lastCardWords' : 'jackLastDoubles');
}

function overReason(
  { winner, blocked }: Extract<Happening, { type: 'over' }>,
  { since = [] }: ReasonContext,
  facts: Draft,
  give: Give,
): Reason {
  if (facts.goesOutOneByOne) {
    const isAlone = since.includes('out') || since.includes('left');
    if (isAlone && !blocked) return give('wonLast', 'goesOutOneByOne');
    return give(winner === undefined ? 'brokenOff' : 'brokenOffWon', 'fourOfDiamonds');
  }
  if (blocked && facts.house.pileEnds) return give('pileEmpty', 'emptyPileEndsRound');
  if (blocked) return give('blocked', 'nothingLeft');
  return since.at(-1) === 'left' ? give('wonLeft', 'leaving') : give('won', facts.house.playOn ? 'playOn' : 'roundEnd');
}
