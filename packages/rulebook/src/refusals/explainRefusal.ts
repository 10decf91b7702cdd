import type { ByLanguage, Language, RuleSet } from '@hausregel/rules';
import type { RefusalText } from './refusalText.ts';
import { rankWishSentence } from './rankWish.ts';
import { type Scene, sceneOf } from './scene.ts';
import { inGerman } from './wordsDe.ts';
import { inEnglish } from './wordsEn.ts';
import { inLithuanian } from './wordsLt.ts';

/** Why a move is refused: one sentence to the player who tried it, and the clause it rests on. */
export interface Explanation {
  readonly text: string;
  readonly clause: string;
  /** "5 + 2": what the cards that have become due are the sum of. */
  readonly sum?: string;
}

const WORDS: ByLanguage<(scene: Scene) => string> = { de: inGerman, en: inEnglish, lt: inLithuanian };

/** The words for a refusal under a table's rules (GEN-7). Every code has a sentence. */
export function explainRefusal(refusal: RefusalText, ruleSet: RuleSet, language: Language): Explanation {
  const scene = sceneOf(refusal, ruleSet);
  return { text: rankWishSentence(scene, language) ?? WORDS[language](scene), clause: refusal.clause };
}
