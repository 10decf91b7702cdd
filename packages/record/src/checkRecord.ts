/** Computes every deal of a record again and says what does not agree. */
import type { Kind } from '@hausregel/core';
import { formatKinds, parseKinds } from '@hausregel/notation';
import { commitmentOf, digestOf, hashRules, pledgeOf, seedOf } from './commitment.ts';
import type { DealNote, DealRecord, GameRecord } from './gameRecord.ts';
import { replay, type Replay } from './replay.ts';

/**
 * What does not agree. `number`: not the next one after that of the deal before (`at`: 0 before the first).
 * `before`: not the digest of the deal before. `changed`: nothing of all this, but the deal after it was
 * committed to with another digest of it, and keeps to that commitment. `rules`: the rule set is missing, another one, or not for so many. `secret`: not revealed although
 * later deals are. `commitment`: not that of the terms and the secret. `contribution`: not what the
 * seat promised. `move`: cannot have been made (`at`: its index). `digest`: the record ends otherwise
 * than its last line says. `noted-…`: not what this browser has seen itself; `noted-dealt`: it was dealt cards of a
 * deal that is said to have been dropped; `noted-end`: it has seen this round over, and was told another digest of
 * it, or it is said to go on, or to have been dropped.
 */
export const DEAL_FAULTS = [
  'number',
  'before',
  'changed',
  'rules',
  'secret',
  'commitment',
  'contribution',
  'move',
  'digest',
  'noted-commitment',
  'noted-promise',
  'noted-contribution',
  'noted-hand',
  'noted-dealt',
  'noted-end',
] as const;

export interface DealFault {
  readonly code: (typeof DEAL_FAULTS)[number];
  readonly seat?: number;
  readonly at?: number;
}

/** `running`: not revealed yet, since the round goes on. `dropped`: committed to, but no cards were dealt. */
export type DealState = 'right' | 'wrong' | 'running' | 'dropped';

export interface DealCheck {
  readonly deal: DealRecord;
  readonly state: DealState;
  readonly faults: readonly DealFault[];
  /** Undefined where nothing could be dealt again. */
  readonly replay: Replay | undefined;
  /** Notes of this browser agree with it: what was compared. */
  readonly noted: readonly ('commitment' | 'promise' | 'contribution' | 'hand' | 'end')[];
}

export interface RecordCheck {
  readonly deals: readonly DealCheck[];
  /** Numbers of deals that this browser has noted and the record does not know. */
  readonly missing: readonly number[];
  /** Whether something could be checked, and all of it agrees. */
  readonly isRight: boolean;
}

/** `notes`: what a browser has seen itself; by default those in the record. */
export function checkRecord(record: GameRecord, notes: readonly DealNote[] = record.notes ?? []): RecordCheck {
  const deals = record.deals.map((_, index) => checkDeal(record, index, notes));
  const known = new Set(record.deals.map((deal) => deal.number));
  const missing = [...new Set(notes.map((note) => note.number))].filter((number) => !known.has(number));
  const isRight =
    missing.length === 0 &&
    deals.some((deal) => deal.state === 'right') &&
    deals.every((deal) => deal.state !== 'wrong');
  return { deals, missing, isRight };
}

function checkDeal(record: GameRecord, index: number, notes: readonly DealNote[]): DealCheck {
  const deal = record.deals[index];
  if (deal === undefined) throw new RangeError('There is no such deal.');
  const { secret } = deal;
  const seed = secret === undefined ? undefined : seedOf(secret, deal.commitment, deal.contributions);
  const ruleSet = record.ruleSets[deal.rules];
  const isDealt = seed !== undefined && ruleSet !== undefined && deal.isDropped !== true;
  const again = isDealt ? replay(deal, ruleSet, seed) : undefined;
  const own = notes.filter((note) => note.number === deal.number);
  const noted = own.map((note) => compareNote(deal, again, note));
  const found = [
    ...chainFaults(record, index),
    ...hashFaults(record.table, deal),
    ...(ruleSet === undefined || hashRules(ruleSet) !== deal.rules || (isDealt && again === undefined)
      ? [{ code: 'rules' as const }]
      : []),
    ...(again?.impossible === undefined ? [] : [{ code: 'move' as const, at: again.impossible }]),
    ...noted.flatMap(({ faults }) => faults),
  ];
  const faults = found.length === 0 && isChanged(record, index) ? [{ code: 'changed' as const }] : found;
  const good = deal.isDropped === true ? 'dropped' : secret === undefined ? 'running' : 'right';
  return {
    deal,
    state: faults.length > 0 ? 'wrong' : good,
    faults,
    replay: again,
    noted: noted.flatMap(({ agreed }) => agreed),
  };
}

/** Whether a deal stands where it should in the chain of all of them. */
function chainFaults({ deals, digest }: GameRecord, index: number): DealFault[] {
  const deal = deals[index];
  const before = deals[index - 1];
  const next = deals[index + 1];
  if (deal === undefined) return [];
  const faults: DealFault[] = [];
  const after = before?.number ?? 0;
  if (deal.number !== after + 1) faults.push({ code: 'number', at: after });
  if (deal.before !== (before === undefined ? undefined : digestOf(before))) faults.push({ code: 'before' });
  if (deal.secret === undefined && next !== undefined) faults.push({ code: 'secret' });
  const isLast = deal.secret !== undefined && next?.secret === undefined;
  if (isLast && digest !== digestOf(deal)) faults.push({ code: 'digest' });
  return faults;
}

/** Whether the deal after it was committed to with another digest of it, and keeps to that commitment. */
function isChanged({ table, deals }: GameRecord, index: number): boolean {
  const deal = deals[index];
  const next = deals[index + 1];
  if (deal === undefined || next?.number !== deal.number + 1) return false;
  return next.before !== digestOf(deal) && isKept(table, next);
}

/** Whether the commitment is that of the terms and the secret, as far as it is revealed. */
const isKept = (table: string, deal: DealRecord): boolean =>
  deal.secret === undefined || commitmentOf(table, deal, deal.contributions, deal.secret) === deal.commitment;

function hashFaults(table: string, deal: DealRecord): DealFault[] {
  const broken = deal.contributions.filter(({ value, pledge }) => value !== undefined && pledgeOf(value) !== pledge);
  return [
    ...(isKept(table, deal) ? [] : [{ code: 'commitment' as const }]),
    ...broken.map(({ seat }) => ({ code: 'contribution' as const, seat })),
  ];
}

function compareNote(
  deal: DealRecord,
  again: Replay | undefined,
  note: DealNote,
): { readonly faults: readonly DealFault[]; readonly agreed: DealCheck['noted'] } {
  const contribution = deal.contributions.find(({ seat }) => seat === note.seat);
  const isRevealed = deal.secret !== undefined;
  const compared = [
    { what: 'commitment', isNoted: note.commitment !== undefined, isSame: note.commitment === deal.commitment },
    { what: 'promise', isNoted: note.promise !== undefined, isSame: note.promise === contribution?.pledge },
    {
      what: 'contribution',
      isNoted: note.value !== undefined && isRevealed && deal.isDropped !== true,
      isSame: note.value === contribution?.value,
    },
    {
      what: 'hand',
      isNoted: note.hand !== undefined && (again !== undefined || deal.isDropped === true),
      isSame: again !== undefined && isSameHand(note.hand ?? '', again.hands[note.seat] ?? []),
    },
    {
      what: 'end',
      isNoted: note.isOver === true || note.digest !== undefined,
      isSame: isRevealed && deal.isDropped !== true && (note.digest === undefined || note.digest === digestOf(deal)),
    },
  ] as const;
  const noted = compared.filter(({ isNoted }) => isNoted);
  return {
    faults: noted
      .filter(({ isSame }) => !isSame)
      .map(({ what }) => ({
        code: what === 'hand' && deal.isDropped === true ? 'noted-dealt' : `noted-${what}`,
        seat: note.seat,
      })),
    agreed: noted.filter(({ isSame }) => isSame).map(({ what }) => what),
  };
}

function isSameHand(text: string, hand: readonly Kind[]): boolean {
  const noted = parseKinds(text);
  const sorted = (kinds: readonly Kind[]): string => formatKinds(kinds.toSorted((one, other) => one - other));
  return noted.ok && sorted(noted.value) === sorted(hand);
}
