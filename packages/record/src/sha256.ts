/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Written here because browsers offer theirs only to pages
 * of a secure context, which a laptop that serves its own network is not, and because one code for
 * server, page and command line is what makes the check worth something. Tested against Node's.
 */
const ROUNDS = 64;
const BLOCK_BYTES = 64;
const BLOCK_WORDS = 16;
/** Bytes of a digest. */
export const DIGEST_BYTES = 32;
/** Bytes of the length at the end of the last block, with the bit before it. */
const TAIL_BYTES = 9;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

/** The first 32 bits behind the point of a root of each of the first primes. */
function rootsOfPrimes(count: number, exponent: number): Int32Array {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return Int32Array.from(primes, (prime) => (prime ** exponent % 1) * 2 ** 32);
}

const CONSTANTS = rootsOfPrimes(ROUNDS, 1 / 3);
const START = rootsOfPrimes(8, 1 / 2);
const schedule = new Int32Array(ROUNDS);

/** Takes 64 bytes from `at` on into a state. */
function compress(into: Int32Array, bytes: Uint8Array, at: number): void {
  const w = schedule;
  for (let i = 0; i < BLOCK_WORDS; i++) {
    const from = at + i * 4;
    w[i] =
      ((bytes[from] ?? 0) << 24) |
      ((bytes[from + 1] ?? 0) << 16) |
      ((bytes[from + 2] ?? 0) << 8) |
      (bytes[from + 3] ?? 0);
  }
  for (let i = BLOCK_WORDS; i < ROUNDS; i++) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
  }
  mix(into, w);
}

function mix(into: Int32Array, w: Int32Array): void {
  // Taken apart as a list it would be ten times slower.
  let a = into[0] ?? 0;
  let b = into[1] ?? 0;
  let c = into[2] ?? 0;
  let d = into[3] ?? 0;
  let e = into[4] ?? 0;
  let f = into[5] ?? 0;
  let g = into[6] ?? 0;
  let h = into[7] ?? 0;
  for (let i = 0; i < ROUNDS; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (CONSTANTS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  into[0] = (into[0] ?? 0) + a;
  into[1] = (into[1] ?? 0) + b;
  into[2] = (into[2] ?? 0) + c;
  into[3] = (into[3] ?? 0) + d;
  into[4] = (into[4] ?? 0) + e;
  into[5] = (into[5] ?? 0) + f;
  into[6] = (into[6] ?? 0) + g;
  into[7] = (into[7] ?? 0) + h;
}

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

/** Used again for every message: new arrays would take as long as the hashing. */
const state = new Int32Array(START.length);
const tail = new Uint8Array(2 * BLOCK_BYTES);

/** Hashes a message from a state that has taken in `before` bytes (whole blocks). */
function hashFrom(start: Int32Array, message: Uint8Array, before: number): Uint8Array {
  state.set(start);
  const whole = message.length - (message.length % BLOCK_BYTES);
  for (let at = 0; at < whole; at += BLOCK_BYTES) compress(state, message, at);
  const rest = message.length - whole;
  const length = rest + TAIL_BYTES > BLOCK_BYTES ? 2 * BLOCK_BYTES : BLOCK_BYTES;
  tail.fill(0);
  for (let at = 0; at < rest; at++) tail[at] = message[whole + at] ?? 0;
  tail[rest] = 0x80;
  const bits = (before + message.length) * 8;
  writeWord(tail, length - 8, Math.floor(bits / 2 ** 32));
  writeWord(tail, length - 4, bits);
  for (let at = 0; at < length; at += BLOCK_BYTES) compress(state, tail, at);
  const digest = new Uint8Array(DIGEST_BYTES);
  for (let index = 0; index < state.length; index++) writeWord(digest, index * 4, state[index] ?? 0);
  return digest;
}

/** The 32 bytes of the SHA-256 of a message. */
export const sha256 = (message: Uint8Array): Uint8Array => hashFrom(START, message, 0);

/** HMAC-SHA-256 under one key; the key is taken in once. */
export class Hmac {
  private readonly inner: Int32Array;
  private readonly outer: Int32Array;

  constructor(key: Uint8Array) {
    const short = key.length > BLOCK_BYTES ? sha256(key) : key;
    this.inner = padded(short, INNER_PAD);
    this.outer = padded(short, OUTER_PAD);
  }

  /** The 32 bytes for a message. */
  of(message: Uint8Array): Uint8Array {
    return hashFrom(this.outer, hashFrom(this.inner, message, BLOCK_BYTES), BLOCK_BYTES);
  }
}

/** The state after the block of a key. */
function padded(key: Uint8Array, pad: number): Int32Array {
  tail.fill(pad, 0, BLOCK_BYTES);
  for (let index = 0; index < key.length; index++) tail[index] = (key[index] ?? 0) ^ pad;
  const after = START.slice();
  compress(after, tail, 0);
  return after;
}
