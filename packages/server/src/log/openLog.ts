/** Opens the log that a server is told to use: a file of its own, or a database shared with other nodes. */
import { dirname } from 'node:path';
import type { Result } from '@hausregel/rules';
import type { Clock } from '../clock.ts';
import type { EventLog } from './eventLog.ts';
import { openDatabases } from './openDatabases.ts';
import type { DatabaseProblem } from './postgres/postgresLog.ts';
import type { Report } from '../report.ts';
import { makeFolder } from './makeFolder.ts';
import { newTableId, type Secrets } from '../secrets.ts';
import { type DataProblem, dataProblemOf } from './dataProblem.ts';
import { type LogWatch, SqliteLog } from './sqliteLog.ts';

/** A database that several nodes share. */
export interface DatabasePlace {
  /**
   * "postgres://user@host:5432/database"; "postgres://user@a:5432,b:5432/database" where one of several is the primary. Several, between
   * spaces, share the tables out; a minus before one: it gets no new tables.
   */
  readonly url: string;
  /**
   * Where clients reach this node: a path of the common address ("/n/2"). An origin ("https://b.example.org") is for
   * programs alone: pages may open no sockets there.
   */
  readonly address: string;
  /** How long a node that is gone keeps its tables, in ms. */
  readonly leaseMs?: number;
  /** After how long without an answer of the database an append counts as unknown, in ms. */
  readonly answerMs?: number;
}

export type LogProblem = DataProblem | DatabaseProblem;

const LEASE_MS = 1_500;
const ANSWER_MS = 3_000;

export interface LogPlace {
  readonly dataFile: string;
  readonly database?: DatabasePlace;
}

export interface LogTools {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly watch: LogWatch;
  readonly report?: Report | undefined;
}

export function openLog(place: LogPlace, tools: LogTools): Promise<Result<EventLog, LogProblem>> {
  const { dataFile, database } = place;
  const { clock, secrets, watch, report } = tools;
  if (database === undefined) return openFile(dataFile, watch);
  const { url, address, leaseMs = LEASE_MS, answerMs = ANSWER_MS } = database;
  const { onBatch } = watch;
  return openDatabases({ url, clock, node: newTableId(secrets), address, leaseMs, answerMs, onBatch, report });
}

async function openFile(file: string, watch: LogWatch): Promise<Result<EventLog, DataProblem>> {
  try {
    await makeFolder(dirname(file));
  } catch (error) {
    return { ok: false, error: dataProblemOf(error) ?? 'data-unwritable' };
  }
  return SqliteLog.open(file, watch);
}
