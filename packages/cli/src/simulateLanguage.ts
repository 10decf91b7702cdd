import type { ByLanguage } from '@hausregel/rules';
import type { SimulateWords } from './simulateWords.ts';
import { DE } from './simulateWordsDe.ts';
import { EN } from './simulateWordsEn.ts';
import { LT } from './simulateWordsLt.ts';

export const SIMULATE_WORDS: ByLanguage<SimulateWords> = { en: EN, de: DE, lt: LT };
