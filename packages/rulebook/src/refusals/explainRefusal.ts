import type { Language, RuleSet } from '@hausregel/rules';
import type { RefusalText } from './refusalText.ts';
import { sceneOf } from './scene.ts';
import { inGerman } from './wordsDe.ts';
import { inEnglish } from './wordsEn.ts';

/** Why a move is refused: one sentence to the player who tried it, and the clause it rests on. */
export interface Explanation {
  readonly text: string;
  readonly clause: string;
}

/** The words for a refusal under a table's rules (GEN-7). Every code has a sentence. */
export function explainRefusal(refusal: RefusalText, ruleSet: RuleSet, language: Language): Explanation {
  const scene = sceneOf(refusal, ruleSet);
  return { text: language === 'de' ? inGerman(scene) : inEnglish(scene), clause: refusal.clause };
}
