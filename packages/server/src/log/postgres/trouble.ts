/** Tells the operator that nothing can be written, why, and that it is over. */
import type { Clock } from '../../clock.ts';
import type { Report } from '../../report.ts';
import { PostgresLink } from './link.ts';

interface TroubleOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly answerMs: number;
  readonly report?: Report | undefined;
}

/** To be called when it begins (true) and when it is over. */
export function reportTrouble({
  url,
  clock,
  answerMs,
  report = () => {},
}: TroubleOptions): (isInTrouble: boolean) => void {
  let began = 0;
  return (isInTrouble) => {
    if (!isInTrouble) return report({ level: 'info', event: 'database-back', ms: clock.now() - began });
    began = clock.now();
    void causeOf(url, answerMs).then((why) => report({ level: 'error', event: 'database-lost', why }));
  };
}

/** `no-standby`: none confirms; `no-commit`: it answers and yet writes nothing; `no-answer`: there is no primary. */
async function causeOf(url: string, answerMs: number): Promise<'no-standby' | 'no-commit' | 'no-answer'> {
  const link = new PostgresLink(url, answerMs);
  try {
    const [row] = await link.query(`SELECT current_setting('synchronous_standby_names') AS names`);
    return (row as { names: string }).names === '' ? 'no-commit' : 'no-standby';
  } catch {
    return 'no-answer';
  } finally {
    await link.close();
  }
}
