/** The referee where a rank is wished, or could be: one sentence, with the facts of the position. */
import type { Rank } from '@hausregel/core';
import { capital, type Language, nounOf } from '@hausregel/rules';
import { cardWords, sign } from './cards.ts';
import type { Scene } from './scene.ts';

/** Undefined where the refusal has nothing to do with a wish for a rank. */
export function rankWishSentence(scene: Scene, language: Language): string | undefined {
  const { code, wishedRank, card, verb, table } = scene;
  if (code === 'does-not-fit' && wishedRank !== undefined) return NOT_SERVED[language](scene, wishedRank);
  if (verb !== 'lay' || card === undefined || !table.namesRank(card)) return undefined;
  if (code === 'wish-missing') return MISSING[language](card.rank);
  return code === 'wish-not-allowed' ? NOT_ALLOWED[language](card.rank) : undefined;
}

/** What may be laid: the rank itself, a card that wishes again, and what goes on anything. */
function served({ top, table }: Scene, wished: Rank): readonly Rank[] {
  const again = top !== undefined && top.rank !== table.wildRank && table.namesRank(top) ? [top.rank] : [];
  const goes = table.wildRank !== undefined && (table.wildOnWild || top?.rank !== table.wildRank);
  const wild = [goes ? table.wildRank : undefined, table.alsoWildRank].filter((rank) => rank !== undefined);
  return [...new Set([wished, ...again, ...wild])];
}

type Sentence = (scene: Scene, wished: Rank) => string;

const NOT_SERVED: Readonly<Record<Language, Sentence>> = {
  de: (scene, wished) => {
    const items = served(scene, wished).map((rank) => nounOf(rank).de.one);
    const isNot = items.length === 1 ? `ist ${nounOf(wished).de.none}` : `ist weder ${items.join(' noch ')}`;
    return `${nounOf(wished).de.plural} sind gewünscht; ${scene.card === undefined ? 'diese Karte' : sign(scene.card, 'de')} ${isNot}.`;
  },
  en: (scene, wished) => {
    const items = served(scene, wished).map((rank) => nounOf(rank).en.one);
    const isNot = items.length === 1 ? `is ${nounOf(wished).en.none}` : `is neither ${items.join(' nor ')}`;
    return `${capital(nounOf(wished).en.plural)} are wished for; ${scene.card === undefined ? 'this card' : sign(scene.card, 'en')} ${isNot}.`;
  },
  lt: (scene, wished) => {
    const items = served(scene, wished).map((rank) => nounOf(rank).lt.one);
    const isNot = items.length === 1 ? `ne ${nounOf(wished).lt.one}` : `nei ${items.join(', nei ')}`;
    return `Pareikalauta ${nounOf(wished).lt.gen}, o ${cardWords(scene.card).one} – ${isNot}.`;
  },
};

const MISSING: Readonly<Record<Language, (rank: Rank) => string>> = {
  de: (rank) => `Wer ${nounOf(rank).de.oneAkk} legt, muss einen Wert wünschen: Wähle einen.`,
  en: (rank) => `Whoever lays ${nounOf(rank).en.one} must wish for a rank: choose one.`,
  lt: (rank) => `Kas deda ${nounOf(rank).lt.acc}, tas turi pareikalauti vardo: pasirink jį.`,
};

const NOT_ALLOWED: Readonly<Record<Language, (rank: Rank) => string>> = {
  de: (rank) =>
    `Mit ${nounOf(rank).de.oneDat} wünschst du dir einen Wert ohne Wirkung, und nur, wenn das nicht deine letzte Karte ist.`,
  en: (rank) => `With ${nounOf(rank).en.one} you wish for a rank without an effect, unless it is your last card.`,
  lt: (rank) =>
    `Dedant ${nounOf(rank).lt.acc}, reikalaujama vardo, kuris neturi poveikio, nebent tai paskutinė tavo korta.`,
};
