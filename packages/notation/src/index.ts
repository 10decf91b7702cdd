export {
  formatFace,
  formatKind,
  formatKinds,
  formatLaidCard,
  formatRank,
  formatSuit,
  formatWish,
  type LaidCard,
  parseFace,
  parseKind,
  parseKinds,
  parseLaidCard,
  parseSuit,
  RANK_LETTERS,
  SUIT_LETTERS,
} from './cards.ts';
export { fivesOfSet, setOfFives } from '@hausregel/core';
export { checkEngineGame, type EngineDifference } from './checkEngineGame.ts';
export { type EngineGame, type EngineStep, parseEngineGame } from './engineGame.ts';
export type { Failure } from './failure.ts';
export { jsonPlaces, offsetOf, type Place, placeOf } from './jsonPlaces.ts';
export { type Mistake, type MistakeCode, type MistakeFacts, type Wanted, wordsFor } from './mistake.ts';
export { formatMove, formatSeatMove, isWellFormedMove, type SeatMove } from './moves.ts';
export type { NotationError, Parsed } from './notationError.ts';
export { parseMove, parseSeatMove } from './parseMoves.ts';
export { parseScenario, parseScenarioText } from './parseScenario.ts';
export type { DemandText, WrittenPosition } from './positionText.ts';
export { runScenario, type ScenarioFailure, type ScenarioReport } from './runScenario.ts';
export type { Expectation, Scenario, Step } from './scenario.ts';
export { formatDemand, formatPosition, formatTop, parsePosition, type PositionText, setupOf } from './setup.ts';
export { snapshotOf } from './snapshot.ts';
export { type ScenarioTrace, traceScenario, type TracedStep } from './traceScenario.ts';
