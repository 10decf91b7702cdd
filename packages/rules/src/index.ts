export * from './ruleSet.ts';
export {
  baseOf,
  bookContextOf,
  type BookEntry,
  bookEntries,
  type BookNote,
  type CardEntry,
  cardEntries,
  differenceNotes,
  variantNotes,
} from './bookEntries.ts';
export { clausesOf, leadingClause } from './clauses.ts';
export { compile, compileMatch, deckSizeOf, draftOf, playersConfer, playersOf, problemsOf } from './compile.ts';
export type { Draft } from './draft.ts';
export {
  type Editing,
  editedRuleSet,
  editingOf,
  isSameValue,
  redone,
  undone,
  valueIn,
  withChanges,
  withReverted,
} from './editing.ts';
export { type Fix, fixesFor } from './fixes.ts';
export { fittingOf } from './fitTables.ts';
export { FIXED_RULES, type FixedRule } from './fixed.ts';
export { type House, houseRuleSet } from './houseRuleSet.ts';
export {
  type AnyOption,
  type BookContext,
  type CardOfRank,
  type Example,
  type Group,
  GROUPS,
  type Variant,
} from './option.ts';
export { noJokerAs } from './jokers.ts';
export { OPTIONS, optionByKey } from './options/index.ts';
export { briefOf, meaningOf, valuesOf, withValue } from './optionValues.ts';
export { countingDifferences, missingNeed } from './counting.ts';
export type { Need } from './option.ts';
export { isOutOfPlace } from './outOfPlace.ts';
export { type Difference, differencesOf, knowsOptions, parseRuleSet, withOverrides } from './parse.ts';
export { POWER_MEANINGS, type Power, POWERS } from './power.ts';
export { PRESETS, presetById } from './presets.ts';
export { equalRanksOf, RANK_SIGNS, RANK_WORDS, SUIT_SIGNS } from './ranks.ts';
export { BLACK_JACKS, RED_JACKS } from './houseCards.ts';
export type { WishSuits } from './houseDraft.ts';
export { isAlike } from './houseTables.ts';
export { curedCards } from './words/curedCards.ts';
export { isCured, jokersDraw } from './words/houseFacts.ts';
export { NO_EFFECT } from './words/powerShort.ts';
export { CALL_NAMES } from './words/callSentences.ts';
export { cardsLt, cardsLtAcc, cardsLtGen, COUNTED_LT, countedLt } from './words/countLt.ts';
export { type CardNoun, nounOf, SUIT_NOUNS } from './words/nouns.ts';
export { cardLt, JOKER_LT, type LithuanianNoun } from './words/nounsLt.ts';
export { capital, type Line, type Lines, listed } from './words/phrases.ts';
export { type GappedSentence, gapIn } from './sentenceGap.ts';
export { decodeRuleSet, encodeRuleSet, type SharedProblem, SHARED_LENGTH_MAX, tagOf } from './share.ts';
export type { Schema } from './schema.ts';
export { type Special, specialsOf } from './specials.ts';
export { stampList, stampsOf } from './stamps.ts';
export { vectorRules } from './vectorRules.ts';
export { HOUSE_NAME_MAX, visibleName, visibleText } from './visibleText.ts';
