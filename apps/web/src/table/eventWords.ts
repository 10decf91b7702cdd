import type { Announcement } from '@hausregel/core';
import type { EventText, PlaceView } from '@hausregel/protocol';
import { callWord, ranksWord, suitWord } from './cardWords.ts';
import { nameOf } from './status.ts';
import type { Say, TableEvent, TableKey } from './types.ts';

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
type Pair = readonly [me: TableKey, other: TableKey];

function drewPair(event: Extract<EventText, { type: 'drew' }>): Pair {
  if (event.why === 'caught') return ['table.youDrewCaught', 'table.drewCaught'];
  if (event.count === 0) return ['table.youDrewNothing', 'table.drewNothing'];
  if (event.cards?.length === 1) return ['table.youDrewCard', 'table.drew'];
  return ['table.youDrew', 'table.drew'];
}

function seatKey(what: Extract<EventText, { type: 'seat' }>['what']): TableKey {
  const keys = {
    sat: 'table.seatSat',
    stood: 'table.seatStood',
    away: 'table.seatAway',
    back: 'table.seatBack',
    kicked: 'table.seatKicked',
    bot: 'table.seatBot',
    renamed: 'table.seatRenamed',
  } as const;
  return keys[what];
}

type Look = Extract<EventText, { type: 'look' }>;
/** Told of who looks, of whose cards they are, and of somebody else. */
const LOOK_KEYS: Readonly<Record<Look['what'], readonly [me: TableKey, mine: TableKey, other: TableKey]>> = {
  asked: ['table.youAskLook', 'table.asksLookYou', 'table.asksLook'],
  shown: ['table.youLook', 'table.looksYou', 'table.looks'],
  refused: ['table.youMayNotLook', 'table.mayNotLookYou', 'table.mayNotLook'],
  ended: ['table.youLookNoMore', 'table.looksNoMoreYou', 'table.looksNoMore'],
};

function lookSentence({ of, what }: Look, { places, you }: EventContext): readonly [Pair, Params] {
  const [me, mine, other] = LOOK_KEYS[what];
  return [[me, of === you ? mine : other], { of: nameOf(places, of) }];
}

/** Key and facts of the sentence for a happening; undefined where nothing is said. */
function sentenceOf(event: EventText, context: EventContext): readonly [Pair, Params] | undefined {
  const { say, places, card } = context;
  const same = (key: TableKey): Pair => [key, key];
  switch (event.type) {
    case 'dealt':
      return [['table.youDealt', 'table.dealt'], {}];
    case 'laid': {
      const facts = { card: card(event.card), count: event.copies, suit: event.wish ? suitWord(event.wish, say) : '' };
      if (event.wish) return [['table.youLaidWish', 'table.laidWish'], facts];
      return [event.copies > 1 ? ['table.youLaidMany', 'table.laidMany'] : ['table.youLaid', 'table.laid'], facts];
    }
    case 'drew':
      return [drewPair(event), { count: event.count, card: card(event.cards?.[0] ?? '') }];
    case 'passed':
      return [['table.youPassed', 'table.passed'], {}];
    case 'wished':
      return [['table.youWished', 'table.wished'], { suit: suitWord(event.suit, say) }];
    case 'skipped':
      return [['table.youSkipped', 'table.skipped'], {}];
    case 'reversed':
      return [same('table.reversed'), {}];
    case 'demanded':
      return [['table.youDemanded', 'table.demanded'], { count: event.draw }];
    case 'announced':
      return [['table.youAnnounced', 'table.announced'], { word: callWord(event.word, say) }];
    case 'caught':
      return [
        ['table.youCaught', event.by === context.you ? 'table.caughtByYou' : 'table.caught'],
        { by: nameOf(places, event.by) },
      ];
    case 'wrongCatch':
      return [same('table.wrongCatch'), { by: nameOf(places, event.by) }];
    case 'renewed':
      return [same(event.shuffled ? 'table.renewedShuffled' : 'table.renewed'), {}];
    case 'asked':
      return [['table.youAsked', 'table.asked'], { ranks: ranksWord(event.rank, say) }];
    case 'handsDealt':
      return [['table.youDealtHands', 'table.dealtHands'], { count: event.handSize, card: card(event.start) }];
    case 'gaveUp':
      return [['table.youGaveUp', 'table.gaveUp'], { card: card(event.card) }];
    case 'agreed':
      return [['table.youAgreed', 'table.agreed'], {}];
    case 'look':
      return lookSentence(event, context);
    case 'out':
      return [['table.youOut', 'table.out'], { place: event.place }];
    case 'took':
      return [['table.youTook', 'table.took'], { count: event.count, card: card(event.tried) }];
    case 'left':
      return [['table.youLeft', 'table.left'], {}];
    case 'standIn':
      return [['table.youStandIn', 'table.standIn'], {}];
    case 'seat':
      return [same(seatKey(event.what)), {}];
    case 'over':
      return event.winner === undefined ? [same('table.overBlocked'), {}] : [['table.youOver', 'table.over'], {}];
  }
}

/** Seat a happening belongs to. */
export function actorOf(event: EventText): number | undefined {
  if (event.type === 'dealt') return event.dealer;
  if (event.type === 'over') return event.winner;
  return 'seat' in event ? event.seat : undefined;
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
  for (const { sequence, event } of events) {
    const last = lines.at(-1);
    if (event.type === 'demanded' && last?.tone === 'move') {
      lines[lines.length - 1] = { ...last, plus: event.draw };
      continue;
    }
    const text = eventSentence(event, context);
    if (text === undefined) continue;
    const tone = ALARM.has(event.type) ? 'alarm' : QUIET.has(event.type) ? 'quiet' : 'move';
    lines.push({ sequence, seat: actorOf(event), text, tone, plus: undefined });
  }
  return lines;
}

/** The last thing somebody did with cards. */
export const lastMove = (events: readonly TableEvent[]): EventText | undefined =>
  events.findLast(({ event }) => event.type === 'laid' || event.type === 'drew' || event.type === 'passed')?.event;

/** Seats passed over since the last card was laid. */
export function skippedSeats(events: readonly TableEvent[]): ReadonlySet<number> {
  const start = events.findLastIndex(({ event }) => event.type === 'laid' || event.type === 'drew');
  return new Set(events.slice(start + 1).flatMap(({ event }) => (event.type === 'skipped' ? [event.seat] : [])));
}

/** What has been called out since the last card was laid, by seat, in the order of the calls. */
export function spokenWords(events: readonly TableEvent[]): ReadonlyMap<number, readonly Announcement[]> {
  const start = events.findLastIndex(({ event }) => event.type === 'laid' || event.type === 'dealt');
  const words = new Map<number, readonly Announcement[]>();
  for (const { event } of events.slice(start + 1)) {
    if (event.type === 'announced') words.set(event.seat, [...(words.get(event.seat) ?? []), event.word]);
  }
  return words;
}
