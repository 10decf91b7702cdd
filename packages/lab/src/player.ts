/** Who plays in a simulation. */
import { type Level, LEVELS } from '@hausregel/bots';

/**
 * `random` takes any move with the same chance, `simple` follows a few rules of thumb and is very fast, the others
 * are the bots people play against. `random` and `simple` never forget a call.
 */
export type Player = 'random' | 'simple' | Level;
export const PLAYERS: readonly Player[] = ['random', 'simple', ...LEVELS];

/** The level of a bot that people play against; undefined for the other players. */
export const levelOf = (player: Player): Level | undefined => LEVELS.find((level) => level === player);
