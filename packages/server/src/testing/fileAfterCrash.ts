/** What a data file holds after a crash, read from a copy: the server must find it as the crash left it. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

export interface AcknowledgedBy {
  readonly table: string;
  /** Number by hash of the command, as answered. */
  readonly stored: ReadonlyMap<string, number>;
  /** The highest number that anybody was told. */
  readonly highestSeq: number;
}

interface Row {
  readonly table_id: string;
  readonly seq: number;
  readonly command: string | null;
}

/** Everything that is wrong with the file; empty: nothing is missing, twice or damaged. */
export function faultsOf(file: string, players: readonly AcknowledgedBy[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hausregel-copy-'));
  const copy = join(folder, 'copy.sqlite');
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  const db = new Database(copy);
  try {
    const { integrity_check: integrity } = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    const rows = tablesIn(db) === 0 ? [] : (db.prepare(ROWS).all() as Row[]);
    return [...(integrity === 'ok' ? [] : [integrity]), ...gapsIn(rows), ...lossesIn(rows, players)];
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ROWS = 'SELECT table_id, seq, command FROM events ORDER BY table_id, seq';

const tablesIn = (db: Database.Database): number =>
  (db.prepare('SELECT count(*) AS count FROM sqlite_master').get() as { count: number }).count;

function gapsIn(rows: readonly Row[]): string[] {
  return rows.flatMap(({ table_id: table, seq }, index) => {
    const before = rows[index - 1];
    const expected = before?.table_id === table ? before.seq + 1 : 1;
    return seq === expected ? [] : [`${table}: ${seq} in place of ${expected}`];
  });
}

function lossesIn(rows: readonly Row[], players: readonly AcknowledgedBy[]): string[] {
  const heads = new Map(rows.map(({ table_id: table, seq }) => [table, seq]));
  const seqs = new Map<string, number[]>();
  for (const { table_id: table, seq, command } of rows) {
    if (command === null) continue;
    seqs.set(`${table} ${command}`, [...(seqs.get(`${table} ${command}`) ?? []), seq]);
  }
  return players.flatMap(({ table, stored, highestSeq }) => [
    ...((heads.get(table) ?? 0) < highestSeq ? [`${table}: told ${highestSeq}, has ${heads.get(table) ?? 0}`] : []),
    ...Array.from(stored).flatMap(([command, seq]) => {
      const found = seqs.get(`${table} ${command}`) ?? [];
      return found.length === 1 && found[0] === seq
        ? []
        : [`${table}: acknowledged as ${seq}, stored as [${found.join(', ')}]`];
    }),
  ]);
}

/** Collects what a traced program told. */
export class AcknowledgedMoves {
  private readonly byTable: Map<string, { stored: Map<string, number>; highestSeq: number }> = new Map();
  count = 0;

  /** A fact of `traceAcknowledged`: table and number, with the hash of the command if it answers one. */
  take(text: string): void {
    const { table, command, seq } = JSON.parse(text) as { table: string; command?: string; seq: number };
    const known = this.byTable.get(table) ?? { stored: new Map<string, number>(), highestSeq: 0 };
    known.highestSeq = Math.max(known.highestSeq, seq);
    if (command !== undefined) {
      known.stored.set(command, seq);
      this.count += 1;
    }
    this.byTable.set(table, known);
  }

  get all(): readonly AcknowledgedBy[] {
    return Array.from(this.byTable, ([table, facts]) => ({ table, ...facts }));
  }
}
