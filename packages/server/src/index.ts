export type { Brain, Question } from './brain.ts';
export { type Clock, systemClock } from './clock.ts';
export { DEFAULT_SETTINGS } from './createTable.ts';
export type { EventLog, LogEntry, TableRow } from './eventLog.ts';
export type { DatabasePlace } from './openLog.ts';
export { DEFAULT_LIMITS, type ServerLimits } from './limits.ts';
export type { Report, ReportLine } from './report.ts';
export { type Secrets, systemSecrets } from './secrets.ts';
export { type RunningServer, type ServerOptions, startServer, type StartProblem } from './startServer.ts';
