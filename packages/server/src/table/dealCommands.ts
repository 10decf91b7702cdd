/** Deals that can be checked: promises, the commitment, opening, and the cards (docs/DESIGN.md). */
import { commitmentOf, digestOf, pledgeOf, seedOf } from '@hausregel/record';
import type { Command } from '@hausregel/protocol';
import { accept, type Decision, refuse } from './decision.ts';
import { newSeed, type Secrets } from '../secrets.ts';
import type { TableEvent } from './tableEvent.ts';
import type { TableState } from './tableState.ts';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** How long a deal waits for contributions that were promised. */
export const OPEN_MS = 2_000;

/** Promises a contribution to the next deal, or another one instead. */
export const decidePledge = (state: TableState, seat: number, { pledge }: CommandOf<'pledge'>): Decision =>
  state.dealing.pledges.get(seat) === pledge ? accept() : accept({ type: 'pledged', seat, pledge });

/** Opens the contribution that was promised; after the deal it is too late, and nothing happens. */
export function decideOpen(state: TableState, seat: number, { number, value }: CommandOf<'open'>): Decision {
  const { due } = state.dealing;
  const contribution = due?.contributions.find((item) => item.seat === seat);
  if (due?.number !== number || contribution === undefined || contribution.value !== undefined) return accept();
  if (pledgeOf(value) !== contribution.pledge) return refuse('bad-message', 'value');
  return accept({ type: 'opened', seat, value });
}

/**
 * Commits to the next deal, to the seats of `inMask`; `begins`: with a new match. Everything that
 * decides it is fixed but the contributions that are still closed.
 */
export function commitEvent(state: TableState, secrets: Secrets, inMask: number, begins: boolean): TableEvent {
  const { book, pledges: promised } = state.dealing;
  const { last } = book;
  const pledges = state.presentSeats.flatMap((seat) => {
    const pledge = promised.get(seat);
    return pledge === undefined ? [] : [{ seat, pledge }];
  });
  const fixed = {
    number: (last?.number ?? 0) + 1,
    ...(last === undefined ? {} : { before: digestOf(last) }),
    ...(begins || state.match === undefined ? {} : { dealer: state.match.dealer }),
    constant: state.constantAmong(inMask),
  };
  const players = state.places.map((_, seat) => seat).filter((seat) => (inMask >> seat) & 1);
  const terms = { ...fixed, rules: book.rulesHash, seats: state.seatCount, players };
  const secret = newSeed(secrets);
  const commitment = commitmentOf(book.tableHash, terms, pledges, secret);
  return { type: 'committed', ...fixed, begins, inMask, pledges, commitment, secret };
}

/** The cards, once all promises are opened or it is too late for them; nothing before. */
export function dealEvents(state: TableState, isLate: boolean): TableEvent[] {
  const { due } = state.dealing;
  if (due === undefined || (!isLate && due.contributions.some(({ value }) => value === undefined))) return [];
  const { number, inMask, begins } = due;
  const isWhole = (inMask & ~state.takenMask) === 0 && (begins || state.match?.inMask === inMask);
  if (!isWhole) return [{ type: 'dropped' }];
  const seed = seedOf(due.secret, due.commitment, due.contributions);
  const dealt: TableEvent = { type: 'dealt', seed, number };
  return begins ? [{ type: 'matchStarted', seed, inMask, number }, dealt] : [dealt];
}
