export type { Brain, Question } from './bots/brain.ts';
export { type Clock, systemClock } from './clock.ts';
export { DEFAULT_SETTINGS } from './table/createTable.ts';
export type { EventLog, LogEntry, TableRow } from './log/eventLog.ts';
export type { DatabasePlace } from './log/openLog.ts';
export { DEFAULT_LIMITS, type ServerLimits } from './limits.ts';
export type { Report, ReportLine } from './report.ts';
export { type Secrets, systemSecrets } from './secrets.ts';
export { type RunningServer, type ServerOptions, startServer, type StartProblem } from './startServer.ts';
