/** What house rules refuse, in German; undefined where the words are those of every table. */
import { capital, listed, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { asked, sign } from './cards.ts';
import { houseWords, suitsToWish } from './houseScene.ts';
import type { Scene } from './scene.ts';

function mustCover(scene: Scene): string {
  if (scene.top === undefined) return 'Deine Karte muss noch gedeckt werden: Lege eine, oder zieh, wenn keine passt.';
  const top = sign(scene.top, 'de');
  const items = listed(askedFor(scene), 'or', 'de');
  return `${top} muss gedeckt werden: Gefragt ist ${items}, und nur wenn du nichts davon hast, zieh.`;
}

const askedFor = (scene: Scene): string[] =>
  asked(scene, {
    suit: (suit) => SUIT_NOUNS.de[suit]?.one ?? '',
    rank: (rank) => nounOf(rank).de.one,
    joker: 'ein Joker',
  });

function doesNotFit(scene: Scene): string | undefined {
  const { card, top, pending } = scene;
  if (card === undefined || top === undefined) return undefined;
  if (pending?.type === 'draw')
    return `Auch die Antwort muss passen: Auf ${sign(top, 'de')} passt ${sign(card, 'de')} weder in Farbe noch Wert.`;
  return undefined;
}

function wishNotAllowed({ verb, card, moveWish, table }: Scene): string | undefined {
  if (verb !== 'lay' || card === undefined || !table.namesSuit(card)) return undefined;
  const may = suitsToWish(table.wishSuits, card);
  if (moveWish !== undefined && !may.includes(moveWish)) {
    const named = listed(
      may.map((suit) => SUIT_NOUNS.de[suit]?.name ?? ''),
      'or',
      'de',
    );
    return `Mit ${sign(card, 'de')} darfst du hier nur ${named} wünschen.`;
  }
  return table.hasGrace ? `Jetzt wird nichts gewünscht: Lege ${sign(card, 'de')} ohne Farbe.` : undefined;
}

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
  mustCover,
  doesNotFit,
  wishNotAllowed,
  lastCardBarred,
});
