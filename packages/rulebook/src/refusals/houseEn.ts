/** What house rules refuse, in English; undefined where the words are those of every table. */
import { listed, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { NEEDED } from './askedWords.ts';
import { asked, sign } from './cards.ts';
import { houseWords, isIdentical, suitsToWish } from './houseScene.ts';
import type { Scene, SceneCard } from './scene.ts';

function mustCover(scene: Scene): string {
  if (scene.top === undefined) return 'Your card must still be covered: lay one on it, or draw if none fits.';
  const top = sign(scene.top, 'en');
  const items = listed(asked(scene, NEEDED.en), 'or', 'en');
  return `${top} must be covered: it takes ${items}, and only if you have none of these, draw.`;
}

function outOfTurn(scene: Scene): string {
  const { card, top } = scene;
  if (card === undefined || top === undefined)
    return 'It is not your turn: only a card identical to the one just laid may be thrown in, before anybody has drawn.';
  return isIdentical(scene) === true
    ? `It is not your turn: ${sign(card, 'en')} may be thrown in only on the identical card just laid, before anybody has drawn.`
    : `It is not your turn: only the identical card may be thrown in, that is ${sign(top, 'en')} and not ${sign(card, 'en')}.`;
}

function doesNotFit(scene: Scene): string | undefined {
  const { card, top, pending } = scene;
  if (card === undefined || top === undefined) return undefined;
  if (pending?.type === 'draw')
    return `The answer must fit, too: ${sign(card, 'en')} does not fit on ${sign(top, 'en')}.`;
  return undefined;
}

function wishNotAllowed(scene: Scene): string | undefined {
  const { verb, card, top, moveWish, instead, table } = scene;
  if (verb === 'wish' && instead === 'wish' && top !== undefined)
    return `For ${sign(top, 'en')} you may name only ${suitsFor(scene, top)}.`;
  if (verb !== 'lay' || card === undefined) return undefined;
  if (scene.isGrace && (table.namesSuit(card) || table.namesRank(card)))
    return `Nobody wishes now: lay ${sign(card, 'en')} without a wish.`;
  if (!table.namesSuit(card)) return undefined;
  if (moveWish !== undefined && !suitsToWish(table.wishSuits, card).includes(moveWish))
    return `With ${sign(card, 'en')} you may wish only for ${suitsFor(scene, card)} here.`;
  return undefined;
}

const suitsFor = ({ table }: Scene, card: SceneCard): string =>
  listed(
    suitsToWish(table.wishSuits, card).map((suit) => (SUIT_NOUNS.en[suit]?.name ?? '').toLowerCase()),
    'or',
    'en',
  );

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
  outOfTurn,
  mustCover,
  doesNotFit,
  wishNotAllowed,
  lastCardBarred,
});
