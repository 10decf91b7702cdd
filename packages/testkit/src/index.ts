export { BOT_MOVES_MAX, matchShare, playBots, type Player, winShare } from './botGames.ts';
export { dealt, type Play, playOut, type RandomHabits, randomPlay, USUAL_HABITS, type Watch } from './randomPlayer.ts';
export { type Case, CASES, houseRules, rulesFor, rulesOf } from './ruleSets.ts';
export { leaveInOrder, ScriptedChance, type ScriptedDraw } from './scriptedChance.ts';
export { type Kept, withHiddenExchanged } from './hiddenCards.ts';
export { playedRecord, type PlayedOptions } from './playedRecord.ts';
export { sampleMoves } from './sampleMoves.ts';
export { drawsShow, keptFor } from './shownByMove.ts';
export { moveOf, movesText, positionOf, Round, type Written } from './written.ts';
