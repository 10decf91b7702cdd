export { choose, chooseSide, standIn, standInSide } from './choose.ts';
export { type Level, LEVELS } from './level.ts';
