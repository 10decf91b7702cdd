/** Limits as whoever runs a server writes them: JSON with only what is to be different. */
import type { Result } from '@hausregel/rules';
import { DEFAULT_LIMITS, type ServerLimits } from './limits.ts';

/** Why limits cannot be used, and where: `at` is "socket.helloMs", a group without limits in it, or the word that nobody knows. */
export type LimitsProblem =
  | { readonly code: 'limits-not-json' }
  | { readonly code: 'limits-unknown' | 'limits-no-group'; readonly at: string }
  | { readonly code: 'limits-out-of-bounds'; readonly at: string; readonly min: number; readonly max: number };

type Bounds = readonly [min: number, max: number];
type GroupBounds<G extends keyof ServerLimits> = { readonly [K in keyof ServerLimits[G]]: Bounds };

const DAYS_MS = 86_400_000;
const COUNT: Bounds = [1, 1_000_000];
const RATE: Bounds = [0.001, 100_000];
const WAIT_MS: Bounds = [100, 600_000];
const BYTES: Bounds = [16_384, 2 ** 40];

/**
 * What each may be. Five moves in two seconds are never throttled, and no message that the protocol
 * allows is cut off, whatever is set.
 */
export const LIMIT_BOUNDS: { readonly [G in keyof ServerLimits]: GroupBounds<G> } = {
  table: {
    emptyMs: [1_000, 365 * DAYS_MS],
    unenteredMs: [1_000, 365 * DAYS_MS],
    entriesMax: [100, 10_000_000],
    spectatorsMax: [0, 100_000],
  },
  hall: { tablesMax: COUNT, keepClosedMs: [0, 365 * DAYS_MS], botMovesPerSecond: [10, 1_000_000] },
  socket: {
    socketsMax: COUNT,
    commandBurst: [10, 100_000],
    commandsPerSecond: [3, 100_000],
    addressCommandBurst: [10, 1_000_000],
    addressCommandsPerSecond: [3, 1_000_000],
    calmCommandBurst: [0, 1_000_000],
    calmCommandsPerSecond: [0, 1_000_000],
    hardBytesMax: [4_096, 16_777_216],
    fragmentsMax: [1, 1_000],
    offencesMax: [1, 100_000],
    perAddressMax: COUNT,
    openBurst: COUNT,
    opensPerSecond: RATE,
    bufferedMax: BYTES,
    bufferedAllMax: BYTES,
    helloMs: WAIT_MS,
    heartbeatMs: [1_000, 600_000],
  },
  request: {
    createBurst: COUNT,
    createsPerSecond: RATE,
    codeBurst: COUNT,
    codesPerSecond: RATE,
    missBurst: COUNT,
    missesPerSecond: RATE,
    tablesPerAddress: COUNT,
    headersMs: WAIT_MS,
    requestMs: WAIT_MS,
    unreadMs: WAIT_MS,
    connectionsMax: COUNT,
    connectionsPerAddress: COUNT,
  },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads limits; what is not named stays as it is by default. */
export function parseLimits(text: string): Result<ServerLimits, LimitsProblem> {
  const json = parseJson(text);
  if (!isObject(json)) return { ok: false, error: { code: 'limits-not-json' } };
  const groups: Record<string, Readonly<Record<string, Bounds>>> = { ...LIMIT_BOUNDS };
  for (const [name, group] of Object.entries(json)) {
    const bounds = Object.hasOwn(groups, name) ? groups[name] : undefined;
    if (bounds === undefined) return { ok: false, error: { code: 'limits-unknown', at: name } };
    if (!isObject(group)) return { ok: false, error: { code: 'limits-no-group', at: name } };
    const problem = problemIn(name, group, bounds);
    if (problem !== undefined) return { ok: false, error: problem };
  }
  const given = json as { readonly [G in keyof ServerLimits]?: Partial<ServerLimits[G]> };
  return {
    ok: true,
    value: {
      table: { ...DEFAULT_LIMITS.table, ...given.table },
      hall: { ...DEFAULT_LIMITS.hall, ...given.hall },
      socket: { ...DEFAULT_LIMITS.socket, ...given.socket },
      request: { ...DEFAULT_LIMITS.request, ...given.request },
    },
  };
}

function problemIn(
  name: string,
  group: Readonly<Record<string, unknown>>,
  bounds: Readonly<Record<string, Bounds>>,
): LimitsProblem | undefined {
  for (const [key, value] of Object.entries(group)) {
    const at = `${name}.${key}`;
    if (!Object.hasOwn(bounds, key)) return { code: 'limits-unknown', at };
    const [min, max] = bounds[key] ?? [0, 0];
    const isRate = key.endsWith('PerSecond');
    const isFit = typeof value === 'number' && value >= min && value <= max && (isRate || Number.isInteger(value));
    if (!isFit) return { code: 'limits-out-of-bounds', at, min, max };
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
