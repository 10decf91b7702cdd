/** What the person at the terminal is shown: the table, their hand, their moves. */
import {
  EMPTY_TABLE,
  fivesOfSet,
  VERB_BREAK,
  VERB_CALL,
  VERB_CATCH,
  VERB_DEAL,
  VERB_DRAW,
  VERB_LAY,
  VERB_LEAVE,
  VERB_PASS,
  VERB_QUEENS,
  VERB_SET,
  VERB_WISH,
  hasCall,
  moveArgument,
  moveCopies,
  moveFace,
  moveKind,
  moveMeeting,
  moveWish,
  verbOf,
} from '@hausregel/core';
import type { Event, Kind, Move, View } from '@hausregel/core';
import { formatMove } from '@hausregel/notation';
import type { Language } from '@hausregel/rules';
import { paintFor, paintedCard, paintedWish } from './cardWords.ts';
import type { Paint } from './cardWords.ts';
import { YOU } from './playWords.ts';
import type { MoveDescription, PlayWords, Shown } from './playWords.ts';
import type { Terminal } from './terminal.ts';

export class PlayScreen {
  private readonly terminal: Terminal;
  private readonly words: PlayWords;
  private readonly paint: Paint;
  private readonly shown: Shown;

  constructor(terminal: Terminal, words: PlayWords, language: Language) {
    this.terminal = terminal;
    this.words = words;
    this.paint = paintFor(terminal.isColoured);
    this.shown = {
      card: (face) => paintedCard(face, language, this.paint),
      wish: (wish) => paintedWish(wish, language, this.paint),
    };
  }

  say(line: string): void {
    this.terminal.print(line);
  }

  startCard(view: View): void {
    const isToCome = view.demand !== undefined && 'deal' in view.demand;
    this.say(isToCome ? this.words.grand.startChoice : this.words.startCard(this.shown.card(view.top)));
  }

  events(events: readonly Event[]): void {
    for (const event of events) {
      const line = this.words.event(event, this.shown);
      if (line !== undefined) this.say(line);
    }
  }

  /** The table as you see it, and what is asked of you; cards you can lay are bold. */
  table(view: View, moves: readonly Move[]): void {
    const { words, shown, paint } = this;
    const others = view.seats.flatMap((seat, index) =>
      index === YOU || !seat.isIn
        ? []
        : [`${words.seat(index)}: ${seat.isExact ? words.cardCount(seat.count) : words.grand.atLeast(seat.count)}`],
    );
    const lies = view.top === EMPTY_TABLE ? words.emptyTable : words.top(paint.bold(shown.card(view.top)));
    const wish = view.wish === undefined ? [] : [words.wish(shown.wish(view.wish))];
    const layable = new Set(moves.filter((move) => verbOf(move) === VERB_LAY).map(moveKind));
    const hand = view.hand.map((kind) => (layable.has(kind) ? paint.bold(shown.card(kind)) : shown.card(kind)));
    this.say('');
    this.say(paint.dim(others.join('   ')));
    this.say([lies, ...wish, words.drawPile(view.drawCount)].join('   '));
    const asked = this.demand(view);
    if (asked !== undefined) this.say(asked);
    this.say(words.hand(hand.join(' ')));
  }

  private demand({ demand, constant }: View): string | undefined {
    const { words } = this;
    if (demand === undefined) return undefined;
    const ofGrand = constant === undefined ? undefined : words.grand.demand(demand, this.shown);
    if (ofGrand !== undefined) return ofGrand;
    if ('draw' in demand) return words.mustDraw(demand.draw);
    if ('skip' in demand) return words.mustSkip(demand.skip);
    return 'wish' in demand ? words.mustWish : words.mayLay;
  }

  /** The moves with their numbers, what to type and what that means; how to call, where the rules know a call. */
  moves(view: View, moves: readonly Move[], hasCalls: boolean): void {
    this.say(this.words.moves);
    const width = Math.max(...moves.map((move) => formatMove(move).length));
    moves.forEach((move, index) => {
      const text = this.words.describeMove(describe(view, move), this.shown);
      this.say(`  ${String(index + 1).padStart(2)}  ${formatMove(move).padEnd(width)}  ${text}`);
    });
    this.say(hasCalls ? `${this.words.help} ${this.words.helpCall}` : this.words.help);
  }

  /** Who won, and the points of everybody with the cards they held. */
  result(view: View): void {
    const { outcome, finalHands } = view;
    if (outcome === undefined) return;
    this.say('');
    this.say(
      this.paint.bold(view.constant === undefined ? this.words.result(outcome) : this.words.grand.result(outcome)),
    );
    outcome.points.forEach((points, seat) => {
      const played = view.seats[seat]?.isIn === true || view.out.includes(seat);
      if (view.constant === undefined ? !played : points === 0) return;
      this.say(`  ${this.words.points(seat, points, this.cards(finalHands?.[seat] ?? []))}`);
    });
  }

  private cards(kinds: readonly Kind[]): string {
    return kinds.map(this.shown.card).join(' ');
  }
}

function describe(view: View, move: Move): MoveDescription {
  switch (verbOf(move)) {
    case VERB_LAY:
      return {
        type: 'lay',
        kind: moveKind(move),
        face: moveFace(move),
        copies: moveCopies(move),
        wish: moveWish(move),
        meeting: moveMeeting(move),
        isCalled: hasCall(move),
      };
    case VERB_SET:
      return { type: 'set', kinds: fivesOfSet(moveArgument(move)) ?? [] };
    case VERB_QUEENS:
      return { type: 'queens', rank: moveArgument(move) };
    case VERB_DEAL:
      return { type: 'deal', count: moveArgument(move) };
    case VERB_BREAK:
      return { type: 'break' };
    case VERB_DRAW:
      return { type: 'draw', count: view.demand !== undefined && 'draw' in view.demand ? view.demand.draw : 1 };
    case VERB_WISH:
      return { type: 'wish', wish: moveArgument(move) };
    case VERB_CATCH:
      return { type: 'catch', seat: moveArgument(move) };
    case VERB_CALL:
      return { type: 'call' };
    case VERB_LEAVE:
      return { type: 'leave' };
    case VERB_PASS:
    default:
      return { type: view.demand !== undefined && 'skip' in view.demand ? 'skip' : 'pass' };
  }
}
