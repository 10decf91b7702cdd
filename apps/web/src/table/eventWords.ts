import type { EventText, PlaceView } from '@hausregel/protocol';
import { callWord, cardList, wishWord } from './cardWords.ts';
import { actorOf, cardsLaid } from './happenings.ts';
import { ranksWord } from './rankWords.ts';
import { nameOf } from './status.ts';
import type { LogKey, Say, TableEvent } from './types.ts';

/** How happenings are put in words: for eyes (log, last move) or for ears (live region). */
export interface EventContext {
  readonly say: Say;
  readonly places: readonly PlaceView[];
  readonly you: number | undefined;
  /** A card in words or signs. */
  readonly card: (card: string) => string;
}

type Params = Readonly<Record<string, string | number>>;
/** Texts of one happening: told of me, and told of somebody else. */
type Pair = readonly [me: LogKey, other: LogKey];

function drewPair(event: Extract<EventText, { type: 'drew' }>): Pair {
  if (event.count === 0) return ['log.youDrewNothing', 'log.drewNothing'];
  if (event.why === 'caught') return ['log.youDrewCaught', 'log.drewCaught'];
  if (event.cards?.length === 1) return ['log.youDrewCard', 'log.drew'];
  return ['log.youDrew', 'log.drew'];
}

function seatKey(what: Extract<EventText, { type: 'seat' }>['what']): LogKey {
  const keys = {
    sat: 'log.seatSat',
    stood: 'log.seatStood',
    away: 'log.seatAway',
    back: 'log.seatBack',
    kicked: 'log.seatKicked',
    bot: 'log.seatBot',
    renamed: 'log.seatRenamed',
    refused: 'log.seatRefused',
  } as const;
  return keys[what];
}

type Look = Extract<EventText, { type: 'look' }>;
/** Told of who looks, of whose cards they are, and of somebody else. */
const LOOK_KEYS: Readonly<Record<Look['what'], readonly [me: LogKey, mine: LogKey, other: LogKey]>> = {
  asked: ['log.youAskLook', 'log.asksLookYou', 'log.asksLook'],
  shown: ['log.youLook', 'log.looksYou', 'log.looks'],
  refused: ['log.youMayNotLook', 'log.mayNotLookYou', 'log.mayNotLook'],
  ended: ['log.youLookNoMore', 'log.looksNoMoreYou', 'log.looksNoMore'],
};

function lookSentence({ of, what }: Look, { places, you }: EventContext): readonly [Pair, Params] {
  const [me, mine, other] = LOOK_KEYS[what];
  return [[me, of === you ? mine : other], { of: nameOf(places, of) }];
}

type Laid = Extract<EventText, { type: 'laid' }>;

/** Told of me, and of somebody else: without a wish, and with one. */
const LAID: Pair = ['log.youLaid', 'log.laid'];
const LAID_WISH: Pair = ['log.youLaidWish', 'log.laidWish'];

function laidSentence(event: Laid, context: EventContext): readonly [Pair, Params] {
  const { copies, wish, under } = event;
  const suit = wish ? wishWord(wish, context.say) : '';
  const card = context.card(event.card);
  if (event.ahead !== undefined)
    return [wish ? ['log.youThrewInWish', 'log.threwInWish'] : ['log.youThrewIn', 'log.threwIn'], { card, suit }];
  if (under !== undefined) {
    const cards = cardList(cardsLaid(event).map(context.card), context.say);
    return [wish ? ['log.youLaidSetWish', 'log.laidSetWish'] : ['log.youLaidSet', 'log.laidSet'], { cards, suit }];
  }
  if (copies > 1 && !wish) return [['log.youLaidMany', 'log.laidMany'], { card, count: copies }];
  return [wish ? LAID_WISH : LAID, { card, suit }];
}

/** Key and facts of the sentence for a happening; undefined where nothing is said. */
function sentenceOf(event: EventText, context: EventContext): readonly [Pair, Params] | undefined {
  const { say, places, card } = context;
  const same = (key: LogKey): Pair => [key, key];
  switch (event.type) {
    case 'dealt':
      return [['log.youDealt', 'log.dealt'], {}];
    case 'laid':
      return laidSentence(event, context);
    case 'drew':
      return [drewPair(event), { count: event.count, card: card(event.cards?.[0] ?? '') }];
    case 'passed':
      return [['log.youPassed', 'log.passed'], {}];
    case 'wished':
      return [['log.youWished', 'log.wished'], { suit: wishWord(event.wish, say) }];
    case 'skipped':
      return [['log.youSkipped', 'log.skipped'], {}];
    case 'reversed':
    case 'wishEnded':
      return [same(event.type === 'reversed' ? 'log.reversed' : 'log.wishEnded'), {}];
    case 'demanded':
      return [['log.youDemanded', 'log.demanded'], { count: event.draw }];
    case 'announced':
      return [['log.youAnnounced', 'log.announced'], { word: callWord(event.word, say) }];
    case 'caught':
      return [
        ['log.youCaught', event.by === context.you ? 'log.caughtByYou' : 'log.caught'],
        { by: nameOf(places, event.by) },
      ];
    case 'wrongCatch':
      return [same('log.wrongCatch'), { by: nameOf(places, event.by) }];
    case 'renewed':
      return [same(event.shuffled ? 'log.renewedShuffled' : 'log.renewed'), {}];
    case 'asked':
      return [['log.youAsked', 'log.asked'], { ranks: ranksWord(event.rank, say) }];
    case 'handsDealt':
      return [['log.youDealtHands', 'log.dealtHands'], { count: event.handSize, card: card(event.start) }];
    case 'gaveUp':
      return [['log.youGaveUp', 'log.gaveUp'], { card: card(event.card) }];
    case 'agreed':
      return [['log.youAgreed', 'log.agreed'], {}];
    case 'look':
      return lookSentence(event, context);
    case 'out':
      return [['log.youOut', 'log.out'], { place: event.place }];
    case 'left':
      return [['log.youLeft', 'log.left'], {}];
    case 'took':
      return [['log.youTook', 'log.took'], { card: card(event.tried) }];
    case 'swapped':
      if (event.with === undefined) return [same('log.rotated'), {}];
      return [['log.youSwapped', event.with === context.you ? 'log.swappedYou' : 'log.swapped'], {}];
    case 'standIn':
      return [['log.youStandIn', 'log.standIn'], {}];
    case 'seat':
      return [same(seatKey(event.what)), {}];
    case 'over':
      if (event.winner !== undefined) return [['log.youOver', 'log.over'], {}];
      return [same(event.blocked ? 'log.overBlocked' : 'log.overNobody'), {}];
  }
}

/** A whole sentence about a happening, or undefined where nothing is said. */
export function eventSentence(event: EventText, context: EventContext): string | undefined {
  const found = sentenceOf(event, context);
  if (!found) return undefined;
  const [[me, other], facts] = found;
  const seat = actorOf(event);
  const name = event.type === 'seat' ? event.name : nameOf(context.places, seat);
  return context.say(seat !== undefined && seat === context.you ? me : other, { name, ...facts });
}

export interface LogLine {
  readonly sequence: number;
  readonly seat: number | undefined;
  readonly text: string;
  readonly tone: 'move' | 'quiet' | 'alarm';
  /** Cards the next player must now draw, behind a card that was laid. */
  readonly plus: number | undefined;
}

const QUIET: ReadonlySet<EventText['type']> = new Set([
  'wishEnded',
  'reversed',
  'renewed',
  'seat',
  'skipped',
  'dealt',
  'standIn',
  'look',
]);
const ALARM: ReadonlySet<EventText['type']> = new Set(['caught', 'wrongCatch', 'took']);

/** The log, oldest first; what a card demands joins the line of the card. */
export function logLines(events: readonly TableEvent[], context: EventContext): readonly LogLine[] {
  const lines: LogLine[] = [];
  /** Place of the line of the last card; that the direction turns does not come between. */
  let carrier = -1;
  for (const { sequence, event } of events) {
    const laid = lines[carrier];
    if (event.type === 'demanded' && laid !== undefined) {
      lines[carrier] = { ...laid, plus: event.draw };
      continue;
    }
    const text = eventSentence(event, context);
    if (text === undefined) continue;
    const tone = ALARM.has(event.type) ? 'alarm' : QUIET.has(event.type) ? 'quiet' : 'move';
    if (event.type !== 'reversed') carrier = tone === 'move' ? lines.length : -1;
    lines.push({ sequence, seat: actorOf(event), text, tone, plus: undefined });
  }
  return lines;
}
