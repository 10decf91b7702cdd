/** What must hold of everything that was written, and of the answers that persons were given. */
import type { LogEntry } from '../log/eventLog.ts';
import type { Acknowledged, SimPlayer } from './simPlayer.ts';
import type { Written } from './simDatabase.ts';

/** Where the clocks of two nodes are compared nothing is exact. */
const ROUNDING_MS = 2;

export function logFaults(written: readonly Written[], players: readonly SimPlayer[]): string[] {
  const seqOf = new Map<string, Written>();
  const faults = [...writerFaults(written), ...clockFaults(written)];
  for (const item of written) {
    const { command, seq } = item.entry;
    if (command === undefined) continue;
    if (seqOf.has(command)) faults.push(`entry ${seq} repeats a command`);
    seqOf.set(command, item);
  }
  const issued = new Set(players.flatMap((player) => [...player.issued]));
  for (const { entry } of written) {
    const isPersons = entry.command !== undefined || (entry.event.type === 'moved' && entry.event.by === 'person');
    if (isPersons && !issued.has(entry.command ?? ''))
      faults.push(`nobody asked for entry ${entry.seq}, ${entry.event.type}`);
  }
  return [...faults, ...players.flatMap((player) => answerFaults(player, written, seqOf))];
}

/** Numbers without a gap, epochs that only rise, one writer in each. */
function writerFaults(written: readonly Written[]): string[] {
  const writers = new Map<number, string>();
  const faults: string[] = [];
  written.forEach(({ entry, epoch, node }, index) => {
    if (entry.seq !== index + 1) faults.push(`entry ${index + 1} has number ${entry.seq}`);
    if (epoch < (written[index - 1]?.epoch ?? 0)) faults.push(`entry ${entry.seq} was written under an older epoch`);
    if ((writers.get(epoch) ?? node) !== node) faults.push(`epoch ${epoch} has two writers`);
    writers.set(epoch, node);
  });
  return faults;
}

function answerFaults(
  { name, acknowledged, refused }: SimPlayer,
  written: readonly Written[],
  seqOf: ReadonlyMap<string, Written>,
): string[] {
  const faults = acknowledged.flatMap((answer) => {
    const found = seqOf.get(answer.stored);
    if (!isRight(answer, found, written)) return [`what ${name} was told is done as ${answer.seq} is not there`];
    return found !== undefined && found.at > answer.at ? [`${answer.seq} was answered before it was written`] : [];
  });
  const done = [...refused].filter((stored) => seqOf.has(stored));
  return [...faults, ...done.map((stored) => `what ${name} was refused is done: ${seqOf.get(stored)?.entry.seq}`)];
}

/** An answer names the entry that the command wrote; one that changes nothing names the last before it. */
const isRight = ({ seq }: Acknowledged, found: Written | undefined, written: readonly Written[]): boolean =>
  found === undefined ? seq <= written.length : found.entry.seq === seq;

/** The clock decides for somebody only when their time is over, and once. */
function clockFaults(written: readonly Written[]): string[] {
  const faults: string[] = [];
  let least = 0;
  let since: Written | undefined;
  let isClocks = false;
  for (const item of written) {
    const { event, at, seq } = item.entry;
    if (event.type === 'created' || event.type === 'settings') {
      const ms = event.settings.turnSeconds * 1_000;
      least = event.type === 'created' ? ms : Math.min(least, ms);
    }
    if (!isDecision(item.entry)) continue;
    // Who drew by the clock has the rest decided by it; another node begins the time anew.
    const isNew = since === undefined || since.node !== item.node || since.epoch !== item.epoch;
    const isClock = event.type === 'moved' && event.by === 'clock';
    if (isClock && !isClocks && !isNew && since !== undefined && at < since.entry.at + least - ROUNDING_MS)
      faults.push(`the clock decided too early: ${seq}`);
    isClocks = isClock && event.move === 'draw';
    since = item;
  }
  return faults;
}

const isDecision = ({ event }: LogEntry): boolean =>
  event.type === 'dealt' || (event.type === 'moved' && event.move !== '~' && !/^catch|^break/.test(event.move));
