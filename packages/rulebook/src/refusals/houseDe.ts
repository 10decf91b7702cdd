/** What house rules refuse, in German; undefined where the words are those of every table. */
import { capital, listed, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { NEEDED } from './askedWords.ts';
import { asked, sign } from './cards.ts';
import { houseWords, isIdentical, suitsToWish } from './houseScene.ts';
import type { Scene, SceneCard } from './scene.ts';

function mustCover(scene: Scene): string {
  if (scene.top === undefined) return 'Deine Karte muss noch gedeckt werden: Lege eine, oder zieh, wenn keine passt.';
  const top = sign(scene.top, 'de');
  const items = listed(asked(scene, NEEDED.de), 'or', 'de');
  return `${top} muss gedeckt werden: Gefragt ist ${items}, und nur wenn du nichts davon hast, zieh.`;
}

function outOfTurn(scene: Scene): string {
  const { card, top } = scene;
  if (card === undefined || top === undefined)
    return 'Du bist nicht am Zug: Außer der Reihe darf nur eine Karte dazu, die der eben gelegten gleicht, solange danach noch niemand gezogen hat.';
  return isIdentical(scene) === true
    ? `Du bist nicht am Zug: ${sign(card, 'de')} darf nur auf die gleiche, eben gelegte Karte, solange danach noch niemand gezogen hat.`
    : `Du bist nicht am Zug: Außer der Reihe darf nur die gleiche Karte dazu, also ${sign(top, 'de')} und nicht ${sign(card, 'de')}.`;
}

function doesNotFit(scene: Scene): string | undefined {
  const { card, top, pending } = scene;
  if (card === undefined || top === undefined) return undefined;
  if (pending?.type === 'draw')
    return `Auch die Antwort muss passen: ${sign(card, 'de')} passt nicht auf ${sign(top, 'de')}.`;
  return undefined;
}

function wishNotAllowed(scene: Scene): string | undefined {
  const { verb, card, top, moveWish, instead, table } = scene;
  if (verb === 'wish' && instead === 'wish' && top !== undefined)
    return `Für ${sign(top, 'de')} darfst du nur ${suitsFor(scene, top)} wünschen.`;
  if (verb !== 'lay' || card === undefined) return undefined;
  if (scene.isGrace && (table.namesSuit(card) || table.namesRank(card)))
    return `Jetzt wird nichts gewünscht: Lege ${sign(card, 'de')} ohne Wunsch.`;
  if (!table.namesSuit(card)) return undefined;
  if (moveWish !== undefined && !suitsToWish(table.wishSuits, card).includes(moveWish))
    return `Mit ${sign(card, 'de')} darfst du hier nur ${suitsFor(scene, card)} wünschen.`;
  return undefined;
}

const suitsFor = ({ table }: Scene, card: SceneCard): string =>
  listed(
    suitsToWish(table.wishSuits, card).map((suit) => SUIT_NOUNS.de[suit]?.name ?? ''),
    'or',
    'de',
  );

function lastCardBarred({ card, table }: Scene): string | undefined {
  const { finishRank } = table;
  const one = card === undefined ? 'Ein Joker' : sign(card, 'de');
  if (finishRank !== undefined && card?.rank !== finishRank) {
    const last = nounOf(finishRank).de.one;
    return `Die letzte Karte muss an diesem Tisch ${last} sein: Mit ${card === undefined ? 'einem Joker' : one} wird niemand fertig.`;
  }
  if (card !== undefined && table.mustCover(card))
    return `${capital(one)} muss gedeckt werden und kann darum nicht die letzte Karte sein.`;
  return table.specialsBarredLast
    ? `Als letzte Karte darf an diesem Tisch keine besondere Karte gelegt werden: ${one} ist eine.`
    : undefined;
}

export const houseGerman: (scene: Scene) => string | undefined = houseWords({
  outOfTurn,
  mustCover,
  doesNotFit,
  wishNotAllowed,
  lastCardBarred,
});
