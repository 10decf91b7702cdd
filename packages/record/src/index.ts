export { fromHex, toHex } from './bytes.ts';
export { chanceOf } from './chanceOf.ts';
export {
  checkRecord,
  DEAL_FAULTS,
  type DealCheck,
  type DealFault,
  type DealState,
  type RecordCheck,
} from './checkRecord.ts';
export {
  commitmentOf,
  digestOf,
  HASH_DIGITS,
  hashRules,
  hashTable,
  pledgeOf,
  seedOf,
  VALUE_DIGITS,
} from './commitment.ts';
export { firstDealer } from './firstDealer.ts';
export {
  type Contribution,
  type DealNote,
  type DealRecord,
  type DealTerms,
  formatRecord,
  type GameRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
} from './gameRecord.ts';
export { parseRecord, RECORD_LENGTH_MAX, type RecordProblem } from './parseRecord.ts';
export type { Replay } from './replay.ts';
export { type ChanceLabel, seedChance } from './seedChance.ts';
