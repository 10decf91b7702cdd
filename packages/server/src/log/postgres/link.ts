/**
 * One connection to PostgreSQL, made when it is needed and thrown away at the first doubt. A query
 * that fails, takes too long, or comes with a warning has an unknown outcome: PostgreSQL warns when it
 * stops waiting for a standby, and then reports a commit that may be lost with the machine.
 */
import pg from 'pg';

export class PostgresLink {
  private readonly url: string;
  private readonly timeoutMs: number;
  private client: Promise<pg.Client> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private warning: string | undefined;

  constructor(url: string, timeoutMs: number) {
    this.url = url;
    this.timeoutMs = timeoutMs;
  }

  /** Rows of one statement, one after the other. Rejects when it failed or its outcome is unknown. */
  query(text: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
    const answer = this.last.then(() => this.run(text, values));
    this.last = answer.catch(() => {});
    return answer;
  }

  private async run(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
    this.client ??= this.connect();
    const client = await this.client;
    this.warning = undefined;
    try {
      const { rows } = await client.query<Record<string, unknown>>({ text, values: [...values] });
      if (this.warning !== undefined) throw new Error(this.warning);
      return rows;
    } catch (error) {
      if (!isAnswer(error)) this.drop(client);
      throw error;
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.timeoutMs,
      query_timeout: this.timeoutMs,
      application_name: 'hausregel',
      keepAlive: true,
    });
    client.on('error', () => this.drop(client));
    client.on('notice', ({ message, severity }) => {
      if (severity === 'WARNING') this.warning = message ?? 'warning';
    });
    try {
      await client.connect();
      await client.query('SET synchronous_commit = on');
      return client;
    } catch (error) {
      this.drop(client);
      throw error;
    }
  }

  private drop(client: pg.Client): void {
    this.client = undefined;
    // The server may never answer, so nobody waits for a farewell.
    client.end().catch(() => {});
    streamOf(client)?.destroy();
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    this.client = undefined;
    await client?.end();
  }
}

/** An error that PostgreSQL itself sent: the statement did nothing, and the connection is as before. */
export const isAnswer = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';

function streamOf(client: pg.Client): { destroy(): void } | undefined {
  return (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream;
}
