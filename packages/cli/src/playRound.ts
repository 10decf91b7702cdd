/** A round in the terminal: you on seat 0, bots on all others. */
import {
  BREAK,
  LEAVE,
  MOVES_MAX,
  Position,
  VERB_CATCH,
  apply,
  deal,
  eventsFor,
  isCallDue,
  isOver,
  movesOf,
  refusalOf,
  verbOf,
  viewFor,
  withCall,
  VERB_LAY,
} from '@hausregel/core';
import type { Chance, Move, Rules, Seat } from '@hausregel/core';
import { choose, chooseSide } from '@hausregel/bots';
import type { Level } from '@hausregel/bots';
import { formatMove, parseMove } from '@hausregel/notation';
import type { Language } from '@hausregel/rules';
import { typedMove } from './cardWords.ts';
import type { PlayScreen } from './playScreen.ts';
import { YOU } from './playWords.ts';
import type { PlayWords } from './playWords.ts';

/** What a round is played with. */
export interface Round {
  readonly rules: Rules;
  readonly players: number;
  readonly dealer: Seat;
  readonly level: Level;
  readonly chance: Chance;
  readonly language: Language;
  readonly words: PlayWords;
  readonly screen: PlayScreen;
  /** The line that answers a question; undefined when there is no more input. */
  readonly ask: (question: string) => Promise<string | undefined>;
  /** Keeps a line to be the next answer. */
  readonly putBack: (line: string) => void;
  /** Says in words why a move is refused. */
  readonly explain: (refusal: NonNullable<ReturnType<typeof refusalOf>>) => string;
  /** Waits before a bot moves, so that a person can follow. */
  readonly pause: () => Promise<void>;
}

/** Moves after which a round is given up; real rounds end long before. */
const MOVES_IN_ROUND_MAX = 20_000;
const QUIT_WORDS = new Set(['q', 'quit', 'exit', 'ende', 'baigti']);

export class TerminalRound {
  private readonly round: Round;
  private readonly position: Position;

  constructor(round: Round) {
    this.round = round;
    this.position = new Position(round.players);
  }

  /** Bots that play among themselves, after you are out, do not have to be watched move by move. */
  private get isYours(): boolean {
    return ((this.position.inMask >> YOU) & 1) === 1;
  }

  /** Plays to the end. False when the person quit, or the input ended, before it. */
  async play(): Promise<boolean> {
    const { rules, players, dealer, chance, screen } = this.round;
    deal(rules, this.position, { dealer, inMask: (1 << players) - 1 }, chance);
    screen.startCard(viewFor(rules, this.position, YOU));
    screen.events(eventsFor(this.position, YOU));
    for (let count = 0; count < MOVES_IN_ROUND_MAX && !isOver(this.position); count++) {
      const seat = this.position.turn;
      const goesOn = seat === YOU ? await this.ownMove() : await this.botMove(seat);
      if (!goesOn || !(await this.sideMoves())) return false;
    }
    screen.result(viewFor(rules, this.position, YOU));
    return true;
  }

  private apply(seat: Seat, move: Move): void {
    apply(this.round.rules, this.position, seat, move, this.round.chance);
    this.round.screen.events(eventsFor(this.position, YOU));
    if (move === BREAK && seat === YOU) this.othersAgree();
  }

  /** The bots break off when you want to. */
  private othersAgree(): void {
    for (let seat = YOU + 1; seat < this.round.players && !isOver(this.position); seat++) {
      if ((this.position.inMask >> seat) & 1) this.apply(seat, BREAK);
    }
  }

  private async botMove(seat: Seat): Promise<boolean> {
    const { rules, level, chance, pause } = this.round;
    if (this.isYours) await pause();
    const view = viewFor(rules, this.position, seat);
    this.apply(seat, choose(view, movesOf(rules, this.position, seat).main, rules, level, chance));
    return true;
  }

  /** Calls and catches of the bots, then yours if there is something to catch. */
  private async sideMoves(): Promise<boolean> {
    const { rules, level, chance, players } = this.round;
    for (let seat = YOU + 1; seat < players && !isOver(this.position); seat++) {
      const { main, side } = movesOf(rules, this.position, seat);
      const outOfTurn = seat === this.position.turn ? [] : main;
      const moves = [...outOfTurn, ...side.filter((move) => move !== LEAVE && move !== BREAK)];
      if (moves.length === 0) continue;
      const move = chooseSide(viewFor(rules, this.position, seat), moves, rules, level, chance);
      if (move !== undefined) this.apply(seat, move);
    }
    return this.ownCatch();
  }

  /** Catches, and cards that you may lay although another is on turn. */
  private catches(): Move[] {
    const { main, side } = movesOf(this.round.rules, this.position, YOU);
    return [...(this.position.turn === YOU ? [] : main), ...side.filter((move) => verbOf(move) === VERB_CATCH)];
  }

  /** Asks whether you catch somebody, while another is on turn. Any other answer is kept for your turn. */
  private async ownCatch(): Promise<boolean> {
    const moves = this.catches();
    if (moves.length === 0 || isOver(this.position) || this.position.turn === YOU) return true;
    const { ask, words, putBack } = this.round;
    const isCatch = moves.some((move) => verbOf(move) === VERB_CATCH);
    const question = isCatch ? words.catchQuestion : words.grand.jumpQuestion;
    const line = await ask(question(moves.map(formatMove).join(', ')));
    if (line === undefined) return false;
    const move = parseMove(typedMove(line, this.round.language));
    if (move.ok && moves.includes(move.value)) this.apply(YOU, move.value);
    else if (line.trim() !== '') putBack(line);
    return true;
  }

  /** Your moves now, with the call where it is due, as the list numbers them. */
  private ownMoves(): Move[] {
    const { rules } = this.round;
    const { main, side } = movesOf(rules, this.position, YOU);
    const isDue = (move: Move): boolean => verbOf(move) === VERB_LAY && isCallDue(rules, this.position, YOU, move);
    const called = main.map((move) => (isDue(move) ? withCall(move) : move));
    return [...called, ...side.filter((move) => move !== LEAVE)].slice(0, MOVES_MAX);
  }

  private async ownMove(): Promise<boolean> {
    const { rules, screen, words, ask } = this.round;
    screen.table(viewFor(rules, this.position, YOU), movesOf(rules, this.position, YOU).main);
    for (;;) {
      const line = await ask(words.question);
      if (line === undefined) return false;
      const text = line.trim();
      if (QUIT_WORDS.has(text.toLowerCase())) return false;
      const move = this.answer(text);
      if (move === undefined) continue;
      this.apply(YOU, move);
      return true;
    }
  }

  /** The allowed move that was typed; else says what is to be said. */
  private answer(text: string): Move | undefined {
    const { rules, screen, words, explain } = this.round;
    const moves = this.ownMoves();
    if (text === '' || text === '?') {
      screen.moves(viewFor(rules, this.position, YOU), moves, rules.calls.atOne !== undefined);
      return undefined;
    }
    const isQuestion = text.startsWith('?');
    const typed = isQuestion ? text.slice(1) : text;
    const numbered = /^\d{1,3}$/.test(typed) ? moves[Number(typed) - 1] : undefined;
    const parsed = parseMove(typedMove(typed, this.round.language));
    const move = numbered ?? (parsed.ok ? parsed.value : undefined);
    if (move === undefined) {
      screen.say(words.notUnderstood(typed));
      return undefined;
    }
    const refusal = refusalOf(rules, this.position, YOU, move);
    if (refusal !== undefined) screen.say(explain(refusal));
    else if (isQuestion) screen.say(words.allowed(formatMove(move)));
    else if (move === LEAVE) screen.say(words.notNow);
    else return move;
    return undefined;
  }
}
