export {
  type BenchCase,
  type BenchOptions,
  calibrate,
  caseOf,
  checkedRounds,
  type Clock,
  compileMs,
  copyNs,
  type Figure,
  legalNs,
  measureCase,
  usualCases,
  warmUp,
} from './benchmark.ts';
export { type Count, COUNTS } from './counts.ts';
export { DealRunner, type Lineup, lineupOf } from './dealRunner.ts';
export type { Dependence } from './dependence.ts';
export type { Estimate } from './intervals.ts';
export { medianOf } from './median.ts';
export { type Player, PLAYERS } from './player.ts';
export { checksumText, Playout } from './playout.ts';
export { type LengthFigures, type Report, reportOf, type RuleFigures, type Standing, winShares } from './report.ts';
export { emptyTally } from './tally.ts';
export { type Goal, type Progress, type Runner, simulate, type Watch } from './simulation.ts';
export { dotPlot, type DotPlot, type DotRow, escapeXml, histogramPlot, type HistogramPlot } from './plots.ts';
