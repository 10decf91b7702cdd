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
export { medianOf } from './median.ts';
export { checksumText, Playout, PLAYOUT_MOVES_MAX } from './playout.ts';
