/** A person at a table, as a load needs them: moves on turn after thinking, goes on, contributes to the deals. */
import { randomBytes } from 'node:crypto';
import { pledgeOf } from '@hausregel/record';
import type { RoundView } from '@hausregel/protocol';
import type { LoadLedger } from './loadLedger.ts';
import { type CommandBody, LoadSocket } from './loadSocket.ts';
import type { Pace } from './pace.ts';

/** What the players of a table share: when its last decision was due. */
export interface TableTime {
  due: number;
}

export interface PlayerOptions {
  readonly url: string;
  readonly table: string;
  /** From which address it comes, where a server believes what it is told. */
  readonly address: string;
  readonly ledger: LoadLedger;
  readonly pace: Pace;
  readonly time: TableTime;
  /** False before the load begins and after it ends. */
  readonly isPlaying: () => boolean;
}

/** After a refusal: until the same is tried again. */
const AFTER_REFUSAL_MS = 1_000;
/** Of a hundred calls that are due so many are made. */
const CALLS = 90;

export class LoadPlayer {
  readonly socket: LoadSocket;
  private readonly options: PlayerOptions;
  private timer: NodeJS.Timeout | undefined;
  /** A decision is being thought about, or on its way. */
  private isBusy: boolean = false;
  /** What the own view must show before the next decision. */
  private seenSeq: number = 0;
  private readonly values: Map<string, string> = new Map();
  private pledgedAfter: number | undefined;
  private opened: number = 0;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.socket = new LoadSocket({ ...options, onView: () => this.look() });
  }

  /** Looks what is to be done; called by itself with each new view. */
  look(): void {
    if (this.socket.seat === undefined || !this.options.isPlaying()) return;
    this.contribute();
    const { seq } = this.socket;
    if (this.isBusy || seq < this.seenSeq || this.decision() === undefined) return;
    this.isBusy = true;
    const now = performance.now();
    const { time, pace } = this.options;
    time.due = Math.max(now, time.due + pace.thinkMs());
    this.timer = setTimeout(() => void this.act(time.due), time.due - now);
  }

  private async act(since: number): Promise<void> {
    const body = this.options.isPlaying() ? this.decision() : undefined;
    const answer = body === undefined ? undefined : await this.socket.ask(body, since);
    if (answer?.type === 'ok') this.seenSeq = answer.seq;
    if (answer?.type === 'error') await new Promise((resolve) => setTimeout(resolve, AFTER_REFUSAL_MS));
    this.isBusy = false;
    this.look();
  }

  /** What this seat owes now. */
  private decision(): CommandBody | undefined {
    const { view, seq } = this.socket;
    if (view?.you === undefined) return undefined;
    if (view.phase === 'round') {
      const move = view.round?.turn === view.you ? this.chooseMove(view.round) : undefined;
      return move === undefined ? undefined : { type: 'move', move, seq };
    }
    const isAsked = view.match?.asked.includes(view.you) === true && !view.match.ready.includes(view.you);
    return isAsked && view.due === undefined ? { type: 'next' } : undefined;
  }

  /** One of the moves that the view lists; cards before drawing. */
  private chooseMove(round: RoundView): string | undefined {
    const { chance } = this.options.pace;
    const lays = round.hand.flatMap((card) => card.moves);
    const moves = lays.length > 0 ? lays : round.otherMoves;
    const move = moves[chance.below(Math.max(1, moves.length))];
    const calls = lays.length > 0 && round.callDueNext && chance.below(100) < CALLS;
    return move !== undefined && calls ? `${move}~` : move;
  }

  /** Promises a contribution to the next deal, and opens the one of the deal that is due. */
  private contribute(): void {
    const { view, seat } = this.socket;
    const deal = view?.round?.deal ?? 0;
    if (view?.due !== undefined && this.opened < view.due.number) this.openContribution(view.due.number);
    if (view === undefined || seat === undefined || this.pledgedAfter === deal) return;
    this.pledgedAfter = deal;
    const value = randomBytes(16).toString('hex');
    const pledge = pledgeOf(value);
    this.values.set(pledge, value);
    void this.socket.ask({ type: 'pledge', pledge });
  }

  private openContribution(number: number): void {
    const own = this.socket.view?.due?.pledges.find(({ seat }) => seat === this.socket.seat?.seat);
    const value = own === undefined ? undefined : this.values.get(own.pledge);
    if (own === undefined || value === undefined) return;
    this.opened = number;
    this.values.delete(own.pledge);
    void this.socket.ask({ type: 'open', number, value });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }
}
