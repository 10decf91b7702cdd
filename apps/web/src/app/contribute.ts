import type { EventText, ServerMessage, TableView } from '@hausregel/protocol';
import { pledgeOf, toHex } from '@hausregel/record';
import type { Answer, CommandBody } from '../lib/socket.ts';
import { noteDeal } from './dealNotes.ts';

/**
 * The own contribution to each deal (docs/DESIGN.md, "Checkable deals"): promised long before, opened
 * when the deal is due and the own promise is part of what the server has committed to. What was seen
 * of it is noted for the check. Nobody has to do anything, and nothing waits for it.
 */
export interface Table {
  readonly table: string;
  readonly view: TableView | undefined;
  /** What has happened in this round so far. */
  readonly happenings: readonly { readonly event: EventText }[];
  /** Sends a command whose refusal is of no interest to the player. */
  sendQuietly(body: CommandBody): Promise<Answer>;
  /** Told every message, after the view has been taken. */
  heard: ((message: ServerMessage) => void) | undefined;
}

const VALUE_BYTES = 16;

export interface Promised {
  readonly seat: number;
  readonly value: string;
  readonly pledge: string;
  /** The server has it, and said so. */
  isTaken: boolean;
}

/** Something new to promise, from the browser's own chance. */
export function newPromise(seat: number): Promised {
  const value = toHex(crypto.getRandomValues(new Uint8Array(VALUE_BYTES)));
  return { seat, value, pledge: pledgeOf(value), isTaken: false };
}

/** What changes the hand of its seat, and what may change every hand. */
const OWN_CHANGES: ReadonlySet<EventText['type']> = new Set(['laid', 'drew', 'took', 'gaveUp']);
const COMMON_CHANGES: ReadonlySet<EventText['type']> = new Set(['asked', 'swapped']);

const changesHand = (event: EventText, seat: number): boolean =>
  COMMON_CHANGES.has(event.type) || ('seat' in event && event.seat === seat && OWN_CHANGES.has(event.type));

function noteHand(table: string, { round, you: seat }: TableView, events: readonly EventText[]): void {
  const dealt = events.findLastIndex(({ type }) => type === 'dealt' || type === 'handsDealt');
  if (round?.deal === undefined || seat === undefined || dealt < 0 || round.hand.length === 0) return;
  if (events.slice(dealt).some((event) => changesHand(event, seat))) return;
  noteDeal(table, { number: round.deal, seat, hand: round.hand.map(({ card }) => card).join(' ') });
}

/** From its end on nothing of a deal can be changed unnoticed. */
function noteEnd(table: string, { round, phase, you: seat }: TableView): void {
  if (round?.deal === undefined || seat === undefined || phase === 'round') return;
  const { deal: number, digest } = round;
  noteDeal(table, { number, seat, isOver: true, ...(digest === undefined ? {} : { digest }) });
}

/**
 * From now on this browser contributes to the deals of the table; more than once is the same as once.
 *
 * @param first what was promised with the request for the table
 */
export function contribute(table: Table, first?: Promised): void {
  if (table.heard !== undefined) return;
  let promised = first;
  let openedNumber = 0;

  async function promise(seat: number): Promise<void> {
    const mine = newPromise(seat);
    promised = mine;
    const answer = await table.sendQuietly({ type: 'pledge', pledge: mine.pledge });
    mine.isTaken = answer.type === 'ok';
    // Tried again when something happens.
    if (!mine.isTaken && promised === mine) promised = undefined;
  }

  function open({ due, you: seat }: TableView): void {
    if (due === undefined || promised === undefined || due.number === openedNumber) return;
    const { value, pledge } = promised;
    if (promised.seat !== seat || !due.pledges.some((item) => item.seat === seat && item.pledge === pledge)) return;
    openedNumber = due.number;
    promised = undefined;
    noteDeal(table.table, { number: due.number, seat, commitment: due.commitment, value });
    void table.sendQuietly({ type: 'open', number: due.number, value });
  }

  /** A promise that was taken before the commitment, while this browser was there, must be part of it. */
  function notePassedOver({ due, you: seat, places }: TableView): void {
    if (due === undefined || promised === undefined || promised.seat !== seat || !promised.isTaken) return;
    const { pledge } = promised;
    if (places[seat]?.standIn !== false || due.pledges.some((item) => item.pledge === pledge)) return;
    noteDeal(table.table, { number: due.number, seat, commitment: due.commitment, promise: pledge });
  }

  function see(view: TableView, events: readonly EventText[]): void {
    open(view);
    noteHand(table.table, view, events);
    noteEnd(table.table, view);
    if (view.you === undefined) promised = undefined;
    else if (view.due === undefined && promised?.seat !== view.you) void promise(view.you);
  }

  table.heard = (message) => {
    if (message.type === 'welcome') {
      // A deal that was missed may have used the promise up.
      if (message.view.due === undefined) promised = undefined;
      if (promised !== undefined && promised === first) notePassedOver(message.view);
      see(message.view, message.log);
    }
    if (message.type !== 'update') return;
    notePassedOver(message.view);
    see(message.view, message.events);
  };
  if (table.view !== undefined) {
    see(
      table.view,
      table.happenings.map(({ event }) => event),
    );
  }
}
