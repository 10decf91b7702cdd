/**
 * Plays at several tables over a log in a file, and writes into a trace what was told to whom.
 * Arguments: data file, trace, moves, how: `sound`, or a fault made on purpose: `unsynced` (commits
 * are not synced), `hasty` (told before the commit), `ahead` (marked before the commit).
 */
import { openSync } from 'node:fs';
import type Database from 'libsql';
import type { ServerMessage } from '@hausregel/protocol';
import { botBrain } from '../bots/botBrain.ts';
import { systemClock } from '../clock.ts';
import { traceAcknowledged } from './disk/diskTrace.ts';
import { Hall } from '../hall.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { EventLog, LogEntry } from '../log/eventLog.ts';
import type { Mark } from '../log/mark.ts';
import { SqliteLog } from '../log/sqliteLog.ts';
import { hashCommand, hashToken, systemSecrets } from '../secrets.ts';
import { createRequest, freshId, someMove, TestClient } from './testHall.ts';

const TABLES = 5;
const [dataFile = '', traceFile = '', moves = '0', how = 'sound'] = process.argv.slice(2);
const trace = openSync(traceFile, 'a');

/** Tells the trace before it tells the player. */
class TracedClient extends TestClient {
  table = '';
  token = '';

  override send(message: ServerMessage): void {
    if (message.type === 'ok') {
      const command = hashCommand(hashToken(this.token), message.id);
      traceAcknowledged(trace, { table: this.table, command, seq: message.seq });
    }
    if (message.type === 'welcome' || message.type === 'update') {
      traceAcknowledged(trace, { table: this.table, seq: message.seq });
    }
    super.send(message);
    if (this.messages.length > 200) this.messages.splice(0, 100);
  }
}

function faulty(log: SqliteLog): EventLog {
  const { db, mark } = log as unknown as { db: Database.Database; mark: Mark };
  const append = log.append.bind(log);
  const note = mark.note.bind(mark);
  if (how === 'unsynced') db.exec('PRAGMA synchronous = OFF');
  if (how === 'ahead') mark.note = () => {};
  if (how !== 'hasty' && how !== 'ahead') return log;
  log.append = (entries: readonly LogEntry[]): Promise<void> => {
    if (how === 'ahead') note(entries.length);
    const written = append(entries);
    return how === 'ahead' ? written : Promise.resolve();
  };
  return log;
}

const opened = SqliteLog.open(dataFile);
if (!opened.ok) throw new Error(opened.error);
const hall = await Hall.open({
  clock: systemClock(),
  secrets: systemSecrets,
  brain: botBrain,
  log: faulty(opened.value),
  limits: DEFAULT_LIMITS.table,
  hallLimits: DEFAULT_LIMITS.hall,
  report: (line) => {
    if (line.level === 'error') process.stderr.write(`${JSON.stringify(line)}\n`);
  },
});

async function play(): Promise<void> {
  const made = await hall.create({ ...createRequest(), ruleSet: 'skat', bots: 2, start: true, settings: { botMs: 0 } });
  if (!made.ok) throw new Error(made.error.code);
  const client = new TracedClient(hall);
  client.table = made.value.table;
  client.token = made.value.token;
  await client.enter(made.value.table, made.value.token);
  for (let done = 0; done < Number(moves);) {
    const { view, seq } = client;
    const isOnTurn = view.phase === 'round' && view.round?.turn === view.you;
    if (isOnTurn) {
      client.tell({ type: 'move', move: someMove(view), seq }, freshId());
      done += 1;
    } else if (view.phase !== 'round') client.tell({ type: 'next' });
    while (client.seq === seq && !client.isClosed) await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

await Promise.all(Array.from({ length: TABLES }, play));
// As after a cut: nothing is closed.
process.exit(0);
