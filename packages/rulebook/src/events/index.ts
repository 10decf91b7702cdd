/** Words for what has happened alone, so that a table can explain itself without the book. */
export { cardHelp, cardHere, explainEvents, isLaterLot, lastDoing } from './explainEvents.ts';
export { equalsHelp, ruleOutOfTurn } from './otherCards.ts';
export type { Happening } from './happening.ts';
