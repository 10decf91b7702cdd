/** The referee where a rank is wished, or could be: one sentence, with the facts of the position. */
import type { Rank, Suit } from '@hausregel/core';
import { capital, type Language, nounOf } from '@hausregel/rules';
import { ASKED } from './askedWords.ts';
import { cardWords, sign } from './cards.ts';
import { isForNeed, type Scene, type SceneCard } from './scene.ts';

/** Undefined where the refusal has nothing to do with a wish for a rank. */
export function rankWishSentence(scene: Scene, language: Language): string | undefined {
  const { code, wishedRank, card, verb, table } = scene;
  if (code === 'does-not-fit' && wishedRank !== undefined)
    return isForNeed(scene) ? undefined : NOT_SERVED[language](scene, wishedRank);
  if (verb !== 'lay' || card === undefined || !table.namesRank(card)) return undefined;
  if (code === 'wish-missing') return MISSING[language](card.rank);
  return code === 'wish-not-allowed' && !scene.isGrace ? NOT_ALLOWED[language](card.rank) : undefined;
}

/** What may be laid: the rank itself, a card that wishes again, and what goes on anything. */
export function served({ top, table }: Scene, wished: Rank, language: Language): readonly string[] {
  const { rank: name, joker } = ASKED[language];
  const goes = table.wildRank !== undefined && (table.wildOnWild || top?.rank !== table.wildRank);
  const wild = [goes ? table.wildRank : undefined, table.alsoWildRank].filter((rank) => rank !== undefined);
  const again = (top === undefined ? [] : wishingAgain(top.rank, table)).map(({ rank, suit }) =>
    suit === undefined ? name(rank) : nounOf(rank, suit)[language].one,
  );
  return [...new Set([name(wished), ...again, ...wild.map(name), ...(table.hasJokers ? [joker] : [])])];
}

const SUITS: readonly Suit[] = [0, 1, 2, 3];

/** Cards of the rank that lies which wish for a rank themselves: all of them, or single ones. */
function wishingAgain(rank: Rank, table: Scene['table']): readonly SceneCard[] {
  if (rank === table.wildRank || rank === table.suitOnlyRank) return [];
  const cards = SUITS.map((suit) => ({ rank, suit })).filter(table.namesRank);
  return cards.length === SUITS.length ? [{ rank, suit: undefined }] : cards;
}

type Sentence = (scene: Scene, wished: Rank) => string;

const NOT_SERVED: Readonly<Record<Language, Sentence>> = {
  de: (scene, wished) => {
    const items = served(scene, wished, 'de');
    const isNot = items.length === 1 ? `ist ${nounOf(wished).de.none}` : `ist weder ${items.join(' noch ')}`;
    return `${nounOf(wished).de.plural} sind gewünscht; ${scene.card === undefined ? 'diese Karte' : sign(scene.card, 'de')} ${isNot}.`;
  },
  en: (scene, wished) => {
    const items = served(scene, wished, 'en');
    const isNot = items.length === 1 ? `is ${nounOf(wished).en.none}` : `is neither ${items.join(' nor ')}`;
    return `${capital(nounOf(wished).en.plural)} are wished for; ${scene.card === undefined ? 'this card' : sign(scene.card, 'en')} ${isNot}.`;
  },
  lt: (scene, wished) => {
    const items = served(scene, wished, 'lt');
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
