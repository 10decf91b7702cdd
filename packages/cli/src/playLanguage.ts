import type { ByLanguage, Language } from '@hausregel/rules';
import type { PlayWords } from './playWords.ts';
import { DE } from './playWordsDe.ts';
import { EN } from './playWordsEn.ts';
import { LT } from './playWordsLt.ts';

const WORDS: ByLanguage<PlayWords> = { en: EN, de: DE, lt: LT };

export const playWords = (language: Language): PlayWords => WORDS[language];
