import { isRecord, readStored, writeStored } from '../lib/storage.ts';

/** Edits of the rules opened at an address. */
interface Draft {
  readonly address: string;
  /** Values by option. */
  readonly options: Readonly<Record<string, unknown>>;
}

const STORE = 'hausregel.draft';
/** So many are remembered, those edited last. */
const DRAFTS_MAX = 20;

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value['address'] === 'string' && isRecord(value['options']);

function drafts(): readonly Draft[] {
  const stored = readStored(STORE);
  return Array.isArray(stored) ? stored.filter(isDraft) : [];
}

const others = (address: string): readonly Draft[] => drafts().filter((draft) => draft.address !== address);

/**
 * Edits that nobody has kept yet, so that neither a reload nor other rules opened in between lose them. Each address
 * has its own.
 *
 * @param address where the editor was opened: path, and what stands behind #
 * @returns values by option, as they were stored; unchecked
 */
export const draftAt = (address: string): Readonly<Record<string, unknown>> | undefined =>
  drafts().find((draft) => draft.address === address)?.options;

export const keepDraft = (address: string, options: Readonly<Record<string, unknown>>): void =>
  writeStored(STORE, [{ address, options }, ...others(address)].slice(0, DRAFTS_MAX));

/** Forgets the draft of this address; those of others stay. */
export function forgetDraft(address: string): void {
  if (draftAt(address) !== undefined) writeStored(STORE, others(address));
}
