/**
 * One connection to the primary of a PostgreSQL, made when it is needed and thrown away at the first
 * doubt. A query that fails, takes too long, or comes with a warning has an unknown outcome: PostgreSQL
 * warns when it stops waiting for a standby, and then reports a commit that may be lost with the machine.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { hostsOf } from './hosts.ts';

/** How long a server is waited for that is told goodbye, in ms. */
const GOODBYE_MS = 100;

/** What a server answers that has become a standby. */
const READ_ONLY = '25006';

/** Pause before a server is asked again that has refused or is a standby. */
const AGAIN_MS = 500;

/**
 * A connection given up may still wait in the server, for a standby that does not come, with all that it
 * has locked. So whoever takes its place ends it.
 */
const END_OLDER = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name = $1 AND usename = current_user AND pid <> pg_backend_pid()`;

export class PostgresLink {
  private readonly urls: readonly string[];
  private readonly timeoutMs: number;
  private readonly name: string = `hausregel ${randomUUID()}`;
  private client: Promise<pg.Client> | undefined;
  private current: pg.Client | undefined;
  /** All that are connected or about to be. */
  private readonly clients: Set<pg.Client> = new Set();
  private last: Promise<unknown> = Promise.resolve();
  private warning: string | undefined;
  private isClosed = false;

  /** Several hosts are named as PostgreSQL's own clients do it; the one that is the primary is used. */
  constructor(url: string, timeoutMs: number) {
    this.urls = hostsOf(url);
    this.timeoutMs = timeoutMs;
  }

  /** Rows of one statement, one after the other. Rejects when it failed or its outcome is unknown. */
  query(text: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
    const answer = this.last.then(() => this.run(text, values));
    this.last = answer.catch(() => {});
    return answer;
  }

  /** Gives the connection up, since its server may be gone; what is on its way has an unknown outcome. */
  abandon(): void {
    if (this.current !== undefined) this.drop(this.current);
  }

  private async run(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
    if (this.isClosed) throw new Error('The connection is closed.');
    this.client ??= this.connect();
    const client = await this.client;
    this.warning = undefined;
    try {
      const { rows } = await client.query<Record<string, unknown>>({ text, values: [...values] });
      if (this.warning !== undefined) throw new Error(this.warning);
      return rows;
    } catch (error) {
      if (!isAnswer(error) || error.code === READ_ONLY) this.drop(client);
      throw error;
    }
  }

  private async connect(): Promise<pg.Client> {
    const search = { until: performance.now() + this.timeoutMs, isOver: false };
    const attempts = this.urls.map((url) => this.findPrimaryAt(url, search));
    try {
      const client = await Promise.any(attempts);
      this.current = client;
      for (const attempt of attempts)
        void attempt.then((other) => other !== client && this.drop(other)).catch(() => {});
      await client.query(END_OLDER, [this.name]);
      return client;
    } catch (error) {
      this.client = undefined;
      if (this.current !== undefined) this.drop(this.current);
      throw error instanceof AggregateError ? error.errors[0] : error;
    } finally {
      search.isOver = true;
    }
  }

  /**
   * Asks a server until it is the primary. Those that answer are asked again and again while one is silent:
   * a standby that is promoted meanwhile has not to wait until the time for a machine that is gone is over.
   */
  private async findPrimaryAt(url: string, search: Readonly<Search>): Promise<pg.Client> {
    for (;;) {
      try {
        return await this.primaryAt(url);
      } catch (error) {
        if (performance.now() + AGAIN_MS > search.until) throw error;
        await wait(AGAIN_MS);
        if (search.isOver || this.isClosed) throw error;
      }
    }
  }

  /** Rejects if the server does not answer or is a standby. */
  private async primaryAt(url: string): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: this.timeoutMs,
      query_timeout: this.timeoutMs,
      application_name: this.name,
      keepAlive: true,
    });
    this.clients.add(client);
    client.on('error', () => this.drop(client));
    client.on('notice', ({ message, severity }) => {
      if (severity === 'WARNING') this.warning = message ?? 'warning';
    });
    try {
      await client.connect();
      await client.query('SET synchronous_commit = on');
      const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
      if (rows[0]?.standby !== false) throw new Error('This is a standby.');
      return client;
    } catch (error) {
      this.drop(client);
      throw error;
    }
  }

  private drop(client: pg.Client): void {
    if (client === this.current) {
      this.client = undefined;
      this.current = undefined;
    }
    this.clients.delete(client);
    // The server may never answer, so nobody waits for a farewell.
    client.end().catch(() => {});
    streamOf(client)?.destroy();
  }

  /** Says goodbye; of what is on its way the outcome is unknown. A server that is silent is not waited for. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.race([this.current?.end().catch(() => {}), wait(GOODBYE_MS, undefined, { ref: false })]);
    for (const client of this.clients) this.drop(client);
  }
}

/** A search for the primary: over at a time (by `performance.now`), or as soon as somebody has found it. */
interface Search {
  readonly until: number;
  isOver: boolean;
}

/** An error that PostgreSQL itself sent: the statement did nothing, and the connection is as before. */
export const isAnswer = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';

function streamOf(client: pg.Client): { destroy(): void } | undefined {
  return (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream;
}
