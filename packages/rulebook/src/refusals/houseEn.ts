/** What house rules refuse, in English; undefined where the words are those of every table. */
import { listed, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { asked, sign } from './cards.ts';
import { houseWords, suitsToWish } from './houseScene.ts';
import type { Scene } from './scene.ts';

function mustCover(scene: Scene): string {
  if (scene.top === undefined) return 'Your card must still be covered: lay one on it, or draw if none fits.';
  const top = sign(scene.top, 'en');
  const items = listed(askedFor(scene), 'or', 'en');
  return `${top} must be covered: it takes ${items}, and only if you have none of these, draw.`;
}

const askedFor = (scene: Scene): string[] =>
  asked(scene, {
    suit: (suit) => SUIT_NOUNS.en[suit]?.one ?? '',
    rank: (rank) => nounOf(rank).en.one,
    joker: 'a joker',
  });

function doesNotFit(scene: Scene): string | undefined {
  const { card, top, pending } = scene;
  if (card === undefined || top === undefined) return undefined;
  if (pending?.type === 'draw')
    return `The answer must fit, too: ${sign(card, 'en')} matches ${sign(top, 'en')} in neither suit nor rank.`;
  return undefined;
}

function wishNotAllowed({ verb, card, moveWish, table }: Scene): string | undefined {
  if (verb !== 'lay' || card === undefined || !table.namesSuit(card)) return undefined;
  const may = suitsToWish(table.wishSuits, card);
  if (moveWish !== undefined && !may.includes(moveWish)) {
    const named = listed(
      may.map((suit) => (SUIT_NOUNS.en[suit]?.name ?? '').toLowerCase()),
      'or',
      'en',
    );
    return `With ${sign(card, 'en')} you may wish only for ${named} here.`;
  }
  return table.hasGrace ? `Nobody wishes now: lay ${sign(card, 'en')} without a suit.` : undefined;
}

function lastCardBarred({ card, table }: Scene): string | undefined {
  const { finishRank } = table;
  const one = card === undefined ? 'a joker' : sign(card, 'en');
  if (finishRank !== undefined && card?.rank !== finishRank)
    return `The last card must be ${nounOf(finishRank).en.one} at this table: nobody goes out with ${one}.`;
  if (card !== undefined && table.mustCover(card)) return `${one} must be covered, so it cannot be the last card.`;
  return table.specialsBarredLast
    ? `No special card may be laid last at this table: ${card === undefined ? 'a joker' : one} is one.`
    : undefined;
}

export const houseEnglish: (scene: Scene) => string | undefined = houseWords({
  mustCover,
  doesNotFit,
  wishNotAllowed,
  lastCardBarred,
});
