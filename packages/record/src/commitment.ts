/** The hashes of a deal. Each is of a plain text, one fact a line, so that any tool can compute it. */
import type { RuleSet } from '@hausregel/rules';
import { fromHex, hashText, toHex, utf8 } from './bytes.ts';
import { canonicalJson } from './canonicalJson.ts';
import type { Contribution, DealRecord, DealTerms } from './gameRecord.ts';
import { Hmac } from './sha256.ts';

/** Hexadecimal digits of a secret, a hash, a seed. */
export const HASH_DIGITS = 64;
/** Hexadecimal digits of a contribution: 128 bits. */
export const VALUE_DIGITS = 32;

const hashLines = (...lines: readonly string[]): string => hashText(`${lines.join('\n')}\n`);

/** What a seat promises before it opens `value`. */
export const pledgeOf = (value: string): string => hashLines('hausregel contribution 1', value);

/** How a record names a table: nobody can open the table by it. */
export const hashTable = (table: string): string => hashLines('hausregel table 1', table);

export const hashRules = (ruleSet: RuleSet): string => hashText(canonicalJson(ruleSet));

/** `table` is its hash. */
export function commitmentOf(
  table: string,
  terms: DealTerms,
  pledges: readonly Contribution[],
  secret: string,
): string {
  return hashLines(
    'hausregel deal 1',
    `table ${table}`,
    `deal ${terms.number}`,
    `before ${terms.before ?? '-'}`,
    `rules ${terms.rules}`,
    `seats ${terms.seats}`,
    `players ${terms.players.join(' ')}`,
    `dealer ${terms.dealer ?? 'lot'}`,
    `constant ${terms.constant}`,
    ...pledges.map(({ seat, pledge }) => `pledge ${seat} ${pledge}`),
    `secret ${secret}`,
  );
}

/** The seed of a deal: what `seedChance` runs on. */
export function seedOf(secret: string, commitment: string, contributions: readonly Contribution[]): string {
  const lines = contributions.map(({ seat, value }) => `opened ${seat} ${value ?? '-'}`);
  const text = ['hausregel seed 1', commitment, ...lines].join('\n');
  return toHex(new Hmac(fromHex(secret)).of(utf8(`${text}\n`)));
}

/** Digest of a revealed deal with its moves; part of the commitment to the next one. */
export const digestOf = (deal: DealRecord): string => hashText(canonicalJson(deal));
