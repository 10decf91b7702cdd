/** Limits of a server; each can be set, see docs/OPERATIONS.md. */
import type { HallLimits } from './hall.ts';
import type { TableLimits } from './table/tableHost.ts';

export interface SocketLimits {
  /** Connections at once. */
  readonly socketsMax: number;
  /** Commands at once, and per second after that; the same for pings and pongs. */
  readonly commandBurst: number;
  readonly commandsPerSecond: number;
  /** Commands but pings of one address at once, and per second after that. */
  readonly addressCommandBurst: number;
  readonly addressCommandsPerSecond: number;
  /** What each seat may send beside that, however many others are behind its address. */
  readonly calmCommandBurst: number;
  readonly calmCommandsPerSecond: number;
  /** Bytes of a message that is answered with `too-large`; larger ones than `hardBytesMax` end the connection. */
  readonly hardBytesMax: number;
  /** Frames of one message; more end the connection. */
  readonly fragmentsMax: number;
  /** Answers of the kind `too-fast` or `bad-message` in a row that end the connection. */
  readonly offencesMax: number;
  /** Connections of one address at once, and how many it opens at once and per second after that. */
  readonly perAddressMax: number;
  readonly openBurst: number;
  readonly opensPerSecond: number;
  /** Bytes waiting for a slow reader before it is cut off, and of all of them together. */
  readonly bufferedMax: number;
  readonly bufferedAllMax: number;
  /** A connection that says nothing at first is closed after so long. */
  readonly helloMs: number;
  /** Pause between pings; a connection that does not answer one is given up. */
  readonly heartbeatMs: number;
}

export interface RequestLimits {
  /** Tables that one address makes at once, and per second after that. */
  readonly createBurst: number;
  readonly createsPerSecond: number;
  /** Codes that one address looks up at once, and per second after that. */
  readonly codeBurst: number;
  readonly codesPerSecond: number;
  /** Those among them that lead nowhere: whoever guesses soon has to wait. */
  readonly missBurst: number;
  readonly missesPerSecond: number;
  /** Tables of one address that live at once. */
  readonly tablesPerAddress: number;
  /** A request whose headers, or whose body, take longer is ended. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** An answer of which nothing is read for so long is ended. */
  readonly unreadMs: number;
  /** Connections at once, those included that have not said yet what they want. */
  readonly connectionsMax: number;
  /** The same of one address, but never more than half of all. */
  readonly connectionsPerAddress: number;
}

export interface ServerLimits {
  readonly table: TableLimits;
  readonly hall: HallLimits;
  readonly socket: SocketLimits;
  readonly request: RequestLimits;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const DEFAULT_LIMITS: ServerLimits = {
  table: { emptyMs: 24 * HOUR_MS, unenteredMs: 15 * MINUTE_MS, entriesMax: 200_000, spectatorsMax: 200 },
  hall: { tablesMax: 5_000, keepClosedMs: 24 * HOUR_MS, botMovesPerSecond: 2_000 },
  socket: {
    socketsMax: 20_000,
    commandBurst: 30,
    commandsPerSecond: 10,
    addressCommandBurst: 600,
    addressCommandsPerSecond: 60,
    calmCommandBurst: 10,
    calmCommandsPerSecond: 0.5,
    hardBytesMax: 65_536,
    fragmentsMax: 4,
    offencesMax: 100,
    perAddressMax: 250,
    openBurst: 250,
    opensPerSecond: 25,
    bufferedMax: 1_048_576,
    bufferedAllMax: 268_435_456,
    helloMs: 10_000,
    heartbeatMs: 20_000,
  },
  request: {
    createBurst: 30,
    createsPerSecond: 1,
    codeBurst: 60,
    codesPerSecond: 2,
    missBurst: 60,
    missesPerSecond: 0.1,
    tablesPerAddress: 500,
    headersMs: 10_000,
    requestMs: 30_000,
    unreadMs: 60_000,
    connectionsMax: 25_000,
    connectionsPerAddress: 1_000,
  },
};
