/**
 * Everything that must not be guessed comes from one injected source. Seats are held by tokens of
 * which only hashes are kept. The answer to `sit` must be repeatable after a restart although the
 * token is not stored: it is kept sealed with the command id, which only the client knows (of
 * command ids, too, only hashes are kept).
 */
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Secrets {
  /** Unpredictable bytes. */
  bytes(count: number): Uint8Array;
}

export const systemSecrets: Secrets = { bytes: (count) => randomBytes(count) };

const TOKEN_BYTES = 24;
const TABLE_ID_BYTES = 15;
const SEED_BYTES = 32;
/** Characters from which on a command id counts as unguessable; shorter ones seal nothing. */
export const STRONG_ID_LENGTH = 16;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A seat token: 192 bits, 32 characters. */
export const newToken = (secrets: Secrets): string => base64(secrets.bytes(TOKEN_BYTES));
/** A table id: 120 bits, 20 characters. */
export const newTableId = (secrets: Secrets): string => base64(secrets.bytes(TABLE_ID_BYTES));
/** Seed of a deal or a lot: 256 bits in hexadecimal. */
export const newSeed = (secrets: Secrets): string => Buffer.from(secrets.bytes(SEED_BYTES)).toString('hex');

export const hashToken = (token: string): string => hash('sha256', `seat\n${token}`, 'base64url');

/** Compares two hashes in a time that does not depend on where they differ. */
export function isSameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** What is stored of a command id. `scope` says whose it is, so that others' ids never meet it. */
export const hashCommand = (scope: string, id: string): string =>
  hash('sha256', `command\n${scope}\n${id}`, 'base64url').slice(0, 22);

/** Hides a token with a command id; the same call takes it out again. Both are base64url. */
export function sealToken(table: string, commandId: string, token: string): string {
  const bytes = Buffer.from(token, 'base64url');
  const pad = createHmac('sha256', commandId).update(`seal\n${table}`).digest();
  return base64(bytes.map((byte, index) => byte ^ (pad[index] ?? 0)));
}
