import { isRecord, isStored, readStored, writeStored } from '../lib/storage.ts';

/** A rule set of the house's own that this browser keeps, the one changed last first. */
export interface OwnRules {
  readonly id: string;
  readonly name: string;
  /** The whole rule set, as in a link. */
  readonly shared: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Cards in the deck of the smallest table. */
  readonly deckSize: number;
}

const STORE = 'hausregel.rules';
const KEPT_MAX = 50;

const isOwnRules = (value: unknown): value is OwnRules =>
  isRecord(value) &&
  [value['id'], value['name'], value['shared']].every((text) => typeof text === 'string' && text !== '') &&
  typeof value['deckSize'] === 'number' &&
  isRecord(value['players']) &&
  typeof value['players']['min'] === 'number' &&
  typeof value['players']['max'] === 'number';

export function ownRules(): readonly OwnRules[] {
  const stored = readStored(STORE);
  return Array.isArray(stored) ? stored.filter(isOwnRules) : [];
}

export const ownRulesById = (id: string): OwnRules | undefined => ownRules().find((rules) => rules.id === id);

/** False: the device could not store what was kept last, and it is gone with the page. */
export const areRulesStored = (): boolean => isStored(STORE);

/** Keeps a rule set in place of the one with its id. */
export const keepRules = (rules: OwnRules): void =>
  writeStored(STORE, [rules, ...ownRules().filter(({ id }) => id !== rules.id)].slice(0, KEPT_MAX));

export const forgetRules = (id: string): void =>
  writeStored(
    STORE,
    ownRules().filter((rules) => rules.id !== id),
  );

/** An id that no preset and no other rule set here has. */
export const newRulesId = (): string => `own-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '0'}`;
