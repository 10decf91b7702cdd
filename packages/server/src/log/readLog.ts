/** The log of a server that has stopped, or of one with a shared database, for whoever wants to check it. */
import type { Result } from '@hausregel/rules';
import { systemClock } from '../clock.ts';
import { systemSecrets } from '../secrets.ts';
import type { EventLog } from './eventLog.ts';
import { type LogPlace, type LogProblem, openLog } from './openLog.ts';

export function openLogToRead(place: LogPlace): Promise<Result<EventLog, LogProblem>> {
  return openLog(place, {
    clock: systemClock(),
    secrets: systemSecrets,
    watch: { onBatch: () => {}, onTrouble: () => {} },
  });
}
