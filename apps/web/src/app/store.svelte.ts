import type { ChatLine, ErrorReply, EventText, ServerMessage, TableView } from '@hausregel/protocol';
import {
  TableLink,
  type Answer,
  type CommandBody,
  type EndReason,
  type LinkState,
  type SocketLike,
} from '../lib/socket.ts';
import { notifyError } from './notices.svelte.ts';
import { forgetSeat, keepSeat, seatAt } from './seats.ts';

/** Something that happened; numbers rise as long as the page lives, so nothing is shown twice. */
export interface Happening {
  readonly sequence: number;
  readonly event: EventText;
}

export const HAPPENINGS_KEPT_MAX = 400;

/** Where the sockets are: beside the page, with its security. */
export const socketUrl = (table: string, at: Location = location): string =>
  `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/ws?keep=1&table=${encodeURIComponent(table)}`;

interface StoreOptions {
  readonly table: string;
  readonly url: string;
  readonly open?: (url: string) => SocketLike;
}

/**
 * One table as this browser knows it. Views come whole from the server and replace the one before;
 * an older one never replaces a newer one. Commands go through `send`; what the server refuses
 * is shown as a notice.
 */
export class TableStore {
  readonly table: string;
  view: TableView | undefined = $state.raw();
  /** This round's happenings, oldest first. */
  happenings: readonly Happening[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  link: LinkState = $state('ended');
  ended: EndReason | undefined = $state();
  /** Number of the newest position; a move names the one it was chosen in. */
  seq: number = $state(0);
  /** Server time minus the page's (`performance.now`), in ms. */
  clockOffsetMs: number = $state(0);
  /** The own seat was taken away by the host. */
  wasKicked: boolean = $state(false);
  /** The server can write nothing at present; over with the next welcome. */
  isHalted: boolean = $state(false);

  readonly #link: TableLink;
  #last = 0;
  #ownToken: string | undefined;

  constructor({ table, url, open }: StoreOptions) {
    this.table = table;
    this.#ownToken = seatAt(table)?.token;
    this.#link = new TableLink({
      url,
      table,
      token: this.#ownToken,
      hear: (message) => this.hear(message),
      tell: (state, reason) => {
        this.link = state;
        this.ended = reason;
        if (reason === 'kicked') this.#lostSeat();
      },
      open: open ?? ((at) => new WebSocket(at) as SocketLike),
    });
  }

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
  }

  wake(): void {
    this.#link.wake();
  }

  /** Sends a command and tells what it was answered; a refusal also comes up as a notice. */
  async send(body: CommandBody): Promise<Answer> {
    const answer = await this.#link.send(body);
    if (answer.type === 'error') this.refused(answer);
    if (answer.type === 'ok' && answer.token !== undefined) this.#ownToken = answer.token;
    if (answer.type === 'ok' && body.type === 'stand') this.#gaveUpSeat();
    this.#remember();
    return answer;
  }

  /** Sends a command that the player knows nothing of. */
  sendQuietly(body: CommandBody): Promise<Answer> {
    return this.#link.send(body);
  }

  /** Told every message, when its view is taken. */
  heard: ((message: ServerMessage) => void) | undefined;

  /** Shows a refusal; a page that knows the words for refusals of the game sets it. */
  refused: (error: ErrorReply) => void = (error) => notifyError(error.code);

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.isHalted = false;
        this.#take(message.view, message.seq, message.serverNow);
        this.chat = message.chat;
        this.#catchUp(message.log);
        break;
      case 'update':
        this.#happen(message.events);
        if (message.seq >= this.seq) this.#take(message.view, message.seq, message.serverNow);
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.n !== message.line.n), message.line];
        break;
      case 'error':
        if (message.code === 'bad-token') this.#gaveUpSeat();
        if (message.code === 'not-stored' && this.view !== undefined) this.isHalted = true;
        else if (message.id === undefined) this.refused(message);
        break;
      case 'ok':
      case 'bye':
      case 'moved':
        break;
    }
    this.heard?.(message);
  }

  #take(view: TableView, seq: number, serverNow: number): void {
    this.seq = seq;
    this.clockOffsetMs = serverNow - performance.now();
    this.view = view;
    this.#remember();
  }

  #happen(events: readonly EventText[]): void {
    const added = events.map((event) => {
      this.#last += 1;
      return { sequence: this.#last, event };
    });
    const deal = added.findLastIndex(({ event }) => event.type === 'dealt');
    this.happenings = (deal < 0 ? [...this.happenings, ...added] : added.slice(deal)).slice(-HAPPENINGS_KEPT_MAX);
  }

  /** After a break: what is known keeps its numbers, only what is new gets new ones. */
  #catchUp(log: readonly EventText[]): void {
    const fresh = this.#freshIn(log);
    this.#last += fresh;
    const first = this.#last - log.length + 1;
    this.happenings = log.map((event, i) => ({ sequence: first + i, event }));
  }

  /** How many of the last happenings are new. Of a round so long that its beginning is not told any more none is. */
  #freshIn(log: readonly EventText[]): number {
    const known = this.happenings;
    if (known.length > 0 && log.length > 0 && log[0]?.type !== 'dealt') return 0;
    const isSameRound = JSON.stringify(log[0]) === JSON.stringify(known[0]?.event);
    return isSameRound ? Math.max(0, log.length - known.length) : log.length;
  }

  /** Keeps the secret of the seat, with what the start page shows of the table. */
  #remember(): void {
    const { view } = this;
    if (view?.you === undefined || this.#ownToken === undefined) return;
    const stored = seatAt(this.table);
    const name = view.places[view.you]?.name ?? stored?.name ?? '';
    if (stored?.token === this.#ownToken && stored.name === name && stored.code === view.code) return;
    keepSeat({
      table: this.table,
      code: view.code,
      token: this.#ownToken,
      name,
      ruleSet: view.ruleSet.id,
      at: Date.now(),
    });
  }

  #gaveUpSeat(): void {
    this.#ownToken = undefined;
    this.#link.token = undefined;
    forgetSeat(this.table);
  }

  #lostSeat(): void {
    this.#gaveUpSeat();
    this.wasKicked = true;
  }
}
