/** Everything that must hold at the end of a simulation, when all has been quiet for a while. */
import { checkRecord } from '@hausregel/record';
import { RecordBook } from '../table/recordBook.ts';
import { TableState } from '../table/tableState.ts';
import { logFaults } from './logChecks.ts';
import type { Written } from './simDatabase.ts';
import type { Simulation } from './simulate.ts';
import { toldWrongly, untold } from './truth.ts';

/** What was written so shortly before the end need not have been told yet. */
const ON_ITS_WAY_MS = 400;
/** A bot, the clock or a deal that is due is overdue after so long. */
const OVERDUE_MS = 3_500;

export function violationsOf(simulation: Simulation): string[] {
  const { written, players, common } = simulation;
  if (simulation.table === '') return ['no table was made'];
  return [
    ...simulation.faults,
    ...logFaults(written, players),
    ...toldWrongly(written, common.transcripts),
    ...liveFaults(simulation),
    ...recordFaults(simulation),
  ];
}

/** Everybody has come back, was answered, knows the latest, and the table goes on by itself. */
export function liveFaults({ written, players, setting, world: { now } }: Simulation): string[] {
  const isClosed = written.at(-1)?.entry.event.type === 'closed';
  const faults: string[] = [];
  for (const player of players) {
    const due = written.filter(({ at }) => at < now - ON_ITS_WAY_MS);
    if (player.isGone) {
      if (!isClosed) faults.push(`${player.name} was told that the table is gone`);
      continue;
    }
    if (isClosed) faults.push(`${player.name} waits at a table that is gone`);
    else if (player.line.client === undefined) faults.push(`${player.name} does not come in`);
    else if (untold(due, player.seq) > 0)
      faults.push(`${player.name} was told only up to ${player.seq} of ${due.length}`);
    const open = [...player.pending.values()].filter(({ since }) => since < now - ON_ITS_WAY_MS);
    for (const { command } of open) if (!isClosed) faults.push(`${player.name} was never answered: ${command.type}`);
  }
  // A table without persons waits.
  const isManned = players.some(({ view, isGone }) => view?.you !== undefined && !isGone);
  if (!isClosed && isManned && written.length < setting.limits.entriesMax) faults.push(...stuck(written, now));
  return faults;
}

function stuck(written: readonly Written[], now: number): string[] {
  const [first] = written;
  const last = written.at(-1);
  if (first === undefined || last === undefined || last.at > now - OVERDUE_MS) return [];
  const state = new TableState(first.entry);
  for (const { entry } of written.slice(1)) state.fold(entry);
  if (state.dealing.due !== undefined) return ['a deal is due and is not dealt'];
  const place = state.places[state.round?.turn ?? -1];
  if (place === undefined) return [];
  if (place.occupant === 'bot' || place.isStandIn) return ['a bot does not move'];
  // A changed clock counts from the next decision on.
  const since = written.slice(
    written.findLastIndex(({ entry: { event } }) => event.type === 'moved' || event.type === 'dealt'),
  );
  const { turnSeconds } = state.settings;
  if (since.some(({ entry }) => entry.event.type === 'settings')) return [];
  return turnSeconds > 0 && turnSeconds < 3 ? ['the clock does not decide'] : [];
}

/** All deals are right, those seen by persons are there, and no record ever told of a round that went on. */
function recordFaults({ written, table, players, records }: Simulation): string[] {
  const [first] = written;
  if (first === undefined) return [];
  const state = new TableState(first.entry);
  const book = new RecordBook(table, true);
  const overAt = new Map<number, number>();
  for (const { entry, at } of written) {
    book.take(entry.event);
    if (entry !== first.entry) state.fold(entry);
    const { over, due, number } = state.dealing;
    if (over !== undefined && !overAt.has(over.number)) overAt.set(over.number, at);
    // What was committed to and dropped is no secret any more, nor what nobody can finish.
    if (entry.event.type === 'dropped') overAt.set(book.last?.number ?? 0, at);
    if (entry.event.type === 'closed')
      for (const open of [due?.number, number]) if (open !== undefined && !overAt.has(open)) overAt.set(open, at);
  }
  const early = records.flatMap(({ at, revealed }) =>
    revealed.filter((number) => (overAt.get(number) ?? Infinity) > at),
  );
  const notes = players.flatMap((player) => player.notes);
  const { deals, missing } = checkRecord(book.record(state.dealing.over?.number), notes);
  const wrong = deals.filter((deal) => deal.state === 'wrong');
  return [
    ...early.map((number) => `deal ${number} was revealed while its round went on`),
    ...missing.map((number) => `deal ${number} was shown and is in no record`),
    ...wrong.map(({ deal, faults }) => `deal ${deal.number} is wrong: ${faults.map(({ code }) => code).join()}`),
  ];
}
