/** What a table allows beside one card in turn: its like together with it, and the identical one out of turn. */
import { type ByLanguage, isAlike, type Language, leadingClause, type RuleSet } from '@hausregel/rules';
import type { Explanation } from '../refusals/explainRefusal.ts';
import { cardOf } from '../refusals/sceneCard.ts';
import { entryOf, factsOf } from './reason.ts';

type Way = 'each' | 'top' | 'plain' | 'alike' | 'plainAlike';

const WORDS: ByLanguage<Readonly<Record<Way, string>>> = {
  de: {
    each: 'Andere Karten dieses Werts dürfen zugleich mit ihr gelegt werden, wenn die unterste passt, und jede wirkt.',
    top: 'Andere Karten dieses Werts dürfen zugleich mit ihr gelegt werden, wenn die unterste passt, und nur die oberste wirkt.',
    plain: 'Andere Karten dieses Werts dürfen zugleich mit ihr gelegt werden, wenn die unterste passt.',
    alike: 'Ganz gleiche Karten dürfen zugleich mit ihr gelegt werden, und jede wirkt.',
    plainAlike: 'Ganz gleiche Karten dürfen zugleich mit ihr gelegt werden.',
  },
  en: {
    each: 'Other cards of its rank may be laid together with it if the lowest one fits, and each of them acts.',
    top: 'Other cards of its rank may be laid together with it if the lowest one fits, and only the topmost acts.',
    plain: 'Other cards of its rank may be laid together with it if the lowest one fits.',
    alike: 'Identical cards may be laid together with it, and each of them acts.',
    plainAlike: 'Identical cards may be laid together with it.',
  },
  lt: {
    each: 'Kartu su ja galima dėti ir kitas to paties vardo kortas, jei tinka apatinė; veikia kiekviena.',
    top: 'Kartu su ja galima dėti ir kitas to paties vardo kortas, jei tinka apatinė; veikia tik viršutinė.',
    plain: 'Kartu su ja galima dėti ir kitas to paties vardo kortas, jei tinka apatinė.',
    alike: 'Kartu su ja galima dėti ir visiškai tokias pat kortas; veikia kiekviena.',
    plainAlike: 'Kartu su ja galima dėti ir visiškai tokias pat kortas.',
  },
};

const FIVE = 3;

const FIVES: ByLanguage<string> = {
  de: 'Von den Fünfen dürfen höchstens drei zusammen gelegt werden: Alle vier auf einmal gibt es nur in einem anderen Spiel.',
  en: 'Of the fives at most three may be laid together: all four at once exist only in another game.',
  lt: 'Penkakių kartu galima dėti ne daugiau kaip tris: visos keturios iš karto dedamos tik kitame žaidime.',
};

/** Which other cards may be laid together with a card in notation, in a sentence; undefined where none may. */
export function equalsHelp(card: string, ruleSet: RuleSet, language: Language): Explanation | undefined {
  const facts = factsOf(ruleSet);
  const { sets, identical } = facts.house;
  const of = cardOf(card);
  const key = sets !== 'none' && of !== undefined && isAlike(facts, of.rank) ? 'setsOfRank' : 'identicalTogether';
  if (key === 'identicalTogether' && !identical) return undefined;
  const acts = entryOf(ruleSet, card) !== undefined;
  const way = key === 'setsOfRank' && sets !== 'none' ? (acts ? sets : 'plain') : acts ? 'alike' : 'plainAlike';
  const fives = key === 'setsOfRank' && of?.rank === FIVE ? ` ${FIVES[language]}` : '';
  return { text: `${WORDS[language][way]}${fives}`, clause: leadingClause(ruleSet, key) };
}

/** What a card tried out of turn is refused by; `throwsIn`: the identical card may be laid all the same. */
export function ruleOutOfTurn(ruleSet: RuleSet): { readonly clause: string; readonly throwsIn: boolean } {
  const { throwIn } = factsOf(ruleSet).house;
  return { clause: leadingClause(ruleSet, throwIn ? 'throwIn' : 'direction'), throwsIn: throwIn };
}
