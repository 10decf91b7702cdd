/** What a table allows beside one card in turn: its like together with it, and the identical one out of turn. */
import { type ByLanguage, isAlike, type Language, leadingClause, type RuleSet } from '@hausregel/rules';
import type { Explanation } from '../refusals/explainRefusal.ts';
import { cardOf } from '../refusals/sceneCard.ts';
import { factsOf } from './reason.ts';

type Way = 'each' | 'top' | 'alike';

const WORDS: ByLanguage<Readonly<Record<Way, string>>> = {
  de: {
    each: 'Andere Karten dieses Werts dürfen zugleich mit ihr gelegt werden, wenn die unterste passt, und jede wirkt.',
    top: 'Andere Karten dieses Werts dürfen zugleich mit ihr gelegt werden, wenn die unterste passt, und nur die oberste wirkt.',
    alike: 'Ganz gleiche Karten dürfen zugleich mit ihr gelegt werden, und jede wirkt.',
  },
  en: {
    each: 'Other cards of its rank may be laid together with it if the lowest one fits, and each of them acts.',
    top: 'Other cards of its rank may be laid together with it if the lowest one fits, and only the topmost acts.',
    alike: 'Identical cards may be laid together with it, and each of them acts.',
  },
  lt: {
    each: 'Kartu su ja galima dėti ir kitas to paties vardo kortas, jei tinka apatinė; veikia kiekviena.',
    top: 'Kartu su ja galima dėti ir kitas to paties vardo kortas, jei tinka apatinė; veikia tik viršutinė.',
    alike: 'Kartu su ja galima dėti ir visiškai tokias pat kortas; veikia kiekviena.',
  },
};

/** Which other cards may be laid together with a card in notation, in a sentence; undefined where none may. */
export function equalsHelp(card: string, ruleSet: RuleSet, language: Language): Explanation | undefined {
  const facts = factsOf(ruleSet);
  const { sets, identical } = facts.house;
  const of = cardOf(card);
  const key = sets !== 'none' && of !== undefined && isAlike(facts, of.rank) ? 'setsOfRank' : 'identicalTogether';
  if (key === 'identicalTogether' && !identical) return undefined;
  const way = key === 'setsOfRank' && sets !== 'none' ? sets : 'alike';
  return { text: WORDS[language][way], clause: leadingClause(ruleSet, key) };
}

/** What a card tried out of turn is refused by; `throwsIn`: the identical card may be laid all the same. */
export function ruleOutOfTurn(ruleSet: RuleSet): { readonly clause: string; readonly throwsIn: boolean } {
  const { throwIn } = factsOf(ruleSet).house;
  return { clause: leadingClause(ruleSet, throwIn ? 'throwIn' : 'direction'), throwsIn: throwIn };
}
