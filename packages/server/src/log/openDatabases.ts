/** Opens the database that several nodes share, or the databases over which their tables are shared out. */
import type { Result } from '@hausregel/rules';
import type { EventLog } from './eventLog.ts';
import { type DatabaseProblem, PostgresLog, type PostgresOptions } from './postgres/postgresLog.ts';
import { type Share, SeveralLogs } from './severalLogs.ts';

/** Addresses between spaces; a minus before one: it gets no new tables. */
function placesOf(urls: string): readonly { readonly url: string; readonly isOpen: boolean }[] {
  const words = urls.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => ({ url: word.replace(/^-/, ''), isOpen: !word.startsWith('-') }));
}

/** Errors: those of `PostgresLog.open`, `database-closed`, `database-twice`. */
export async function openDatabases(options: PostgresOptions): Promise<Result<EventLog, DatabaseProblem>> {
  const places = placesOf(options.url);
  if (!places.some(({ isOpen }) => isOpen)) return { ok: false, error: 'database-closed' };
  const shares: Share[] = [];
  const problem = await openInto(shares, places, options);
  const [only] = shares;
  if (problem === undefined && only !== undefined)
    return { ok: true, value: shares.length === 1 ? only.log : new SeveralLogs(shares) };
  await Promise.all(shares.map(({ log }) => log.close()));
  return { ok: false, error: problem ?? 'database-unreachable' };
}

async function openInto(
  shares: Share[],
  places: ReturnType<typeof placesOf>,
  options: PostgresOptions,
): Promise<DatabaseProblem | undefined> {
  for (const { url, isOpen } of places) {
    const opened = await PostgresLog.open({ ...options, url });
    if (!opened.ok) return opened.error;
    const log = opened.value;
    const name = await log.name();
    const isThere = shares.some((share) => share.name === name);
    shares.push({ name, log, isOpen });
    if (isThere) return 'database-twice';
  }
  return undefined;
}
