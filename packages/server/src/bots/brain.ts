/**
 * What decides for bots and stand-ins, at once and on the event loop: docs/DESIGN.md says why. A brain sees views only;
 * one that took milliseconds would have to answer from a thread, with a promise.
 */
import type { Chance, Move, Rules, View } from '@hausregel/core';
import type { BotLevel } from '@hausregel/protocol';

export interface Question {
  readonly view: View;
  /** Never empty. */
  readonly moves: readonly Move[];
  readonly rules: Rules;
  readonly level: BotLevel;
  readonly chance: Chance;
  /** For a person who is gone or late: plain play, and others are not caught. */
  readonly isStandIn: boolean;
}

export interface Brain {
  /** One of the moves, with its call where one is due (or forgotten, at a low level). */
  choose(question: Question): Move;
  /** One of the calls and catches, or undefined to let it be. */
  chooseSide(question: Question): Move | undefined;
}
