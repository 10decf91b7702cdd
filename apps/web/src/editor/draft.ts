import { isRecord, readStored, writeStored } from '../lib/storage.ts';

const STORE = 'hausregel.draft';

/**
 * Edits that nobody has kept yet, so that a reload or a closed tab does not lose them. There is one draft: that of
 * the rules edited last.
 *
 * @param address where the editor was opened: path, and what stands behind #
 * @returns values by option, as they were stored; unchecked
 */
export function draftAt(address: string): Readonly<Record<string, unknown>> | undefined {
  const stored = readStored(STORE);
  return isRecord(stored) && stored['address'] === address && isRecord(stored['options'])
    ? stored['options']
    : undefined;
}

export const keepDraft = (address: string, options: Readonly<Record<string, unknown>>): void =>
  writeStored(STORE, { address, options });

/** Forgets the draft of this address; that of another stays. */
export function forgetDraft(address: string): void {
  if (draftAt(address) !== undefined) writeStored(STORE, null);
}
