import type { ByLanguage } from '@hausregel/rules';
import { DE } from './loadWordsDe.ts';
import { EN } from './loadWordsEn.ts';
import { LT } from './loadWordsLt.ts';

/** Names of the rows of the report. */
export interface LoadRows {
  readonly moves: string;
  readonly movesPerSecond: string;
  readonly p50: string;
  readonly p95: string;
  readonly p99: string;
  readonly p999: string;
  readonly max: string;
  readonly errors: string;
  readonly serverCpu: string;
  readonly memory: string;
  readonly memorySlope: string;
  readonly inUse: string;
  readonly inUseSlope: string;
  readonly eventsPerCommit: string;
  readonly commitMs: string;
  readonly loopLag: string;
  readonly messages: string;
  readonly clientCpu: string;
  readonly clientLag: string;
  readonly clientLagMax: string;
  readonly stopMs: string;
}

export interface LoadWords {
  readonly summary: string;
  readonly help: string;
  readonly making: (made: string, all: string) => string;
  readonly progress: (facts: {
    time: string;
    all: string;
    rate: string;
    p99: string;
    errors: string;
    wanted: string | undefined;
  }) => string;
  readonly stopServer: string;
  readonly measuringEcho: string;
  readonly tooManySockets: (sockets: number, limit: number) => string;
  /** The server could not be reached, or gave up; `reason` is English. */
  readonly failed: (reason: string) => string;
  readonly title: (facts: { tables: string; sockets: string; time: string }) => string;
  readonly machine: (facts: { cores: number; model: string; node: string }) => string;
  readonly rows: LoadRows;
  readonly histogram: readonly [wait: string, count: string, share: string];
  readonly atMost: (ms: string) => string;
  readonly longer: string;
  readonly refusals: string;
  readonly checked: (facts: { acknowledged: string; tables: string; entries: string }) => string;
  readonly wrong: (facts: {
    missing: string;
    doubled: string;
    different: string;
    disordered: string;
    gaps: string;
    refused: string;
  }) => string;
  readonly unanswered: (count: string) => string;
  readonly unchecked: string;
  readonly echo: (facts: { bytes: string; rate: string; us: string }) => string;
  readonly cost: (facts: { us: string; echoes: string }) => string;
  readonly attack: {
    readonly heads: readonly [none: string, quiet: string, attacked: string];
    readonly ratio: (ratio: string) => string;
    /** Over the counts of what the attackers did, which are codes. */
    readonly attackers: string;
  };
  readonly rateHeads: readonly [rate: string, reached: string, p99: string, errors: string, cpu: string, holds: string];
  readonly yes: string;
  readonly no: string;
  readonly bestRate: (rate: string) => string;
  readonly noRate: string;
}

export const LOAD_WORDS: ByLanguage<LoadWords> = { en: EN, de: DE, lt: LT };
