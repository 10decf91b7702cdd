/** The referee in German: one sentence, to one player, with the facts of the position. */
import type { Rank, Suit } from '@hausregel/core';
import { capital, listed, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { asked, type AskedWords, sign } from './cards.ts';
import { grandGerman } from './grandDe.ts';
import { houseGerman } from './houseDe.ts';
import { barredWild, type Pending, type Scene, type TableFacts } from './scene.ts';

export function inGerman(scene: Scene): string {
  const ofGrand = grandGerman(scene) ?? houseGerman(scene);
  if (ofGrand !== undefined) return ofGrand;
  switch (scene.code) {
    case 'not-understood':
      return 'Dieser Zug ist nicht zu verstehen.';
    case 'round-over':
      return 'Die Runde ist schon zu Ende.';
    case 'not-your-turn':
      return 'Du bist gerade nicht am Zug.';
    case 'not-in-hand':
      return notInHand(scene);
    case 'not-together':
      return scene.table.laysTogether
        ? 'Diese Karten dürfen hier nicht zusammen gelegt werden.'
        : 'Hier wird immer nur eine Karte auf einmal gelegt.';
    case 'joker-cannot':
      return 'Diese Karte kann hier nicht für eine andere stehen.';
    case 'must-answer':
      return mustAnswer(scene);
    case 'must-lay':
      return scene.isFree
        ? 'Der Tisch ist leer, und du beginnst: Lege irgendeine Karte.'
        : 'Du hast gezogen und kannst legen: Dann musst du es hier auch.';
    case 'rank-required':
      return `${cardOr(scene, 'Diese Karte')} hat nicht den Wert, der jetzt verlangt ist.`;
    case 'meeting':
      return 'Ein Königstreffen kannst du hier nicht ausrufen.';
    case 'jack-on-jack':
      return jackOnJack(scene);
    case 'suit-only':
      return suitOnly(scene);
    case 'does-not-fit':
      return doesNotFit(scene);
    case 'wish-missing':
      return wishMissing(scene);
    case 'wish-not-allowed':
      return wishNotAllowed(scene);
    case 'call-missing':
      return callMissing(scene);
    case 'last-card-barred':
      return lastCardBarred(scene);
    case 'drawn-card-only':
      return drawnCardOnly(scene);
    case 'may-not-draw':
      return mayNotDraw(scene);
    case 'may-not-pass':
      return mayNotPass(scene);
    case 'nothing-to-call':
      return nothingToCall(scene);
    case 'nothing-to-catch':
      return nothingToCatch(scene);
    case 'too-late':
      return tooLate(scene);
  }
}

const ASKED: AskedWords = {
  suit: (suit) => SUIT_NOUNS.de[suit]?.one ?? '',
  rank: (rank) => nounOf(rank).de.one,
  joker: 'ein Joker',
};

const cardOr = ({ card }: Scene, otherwise: string): string => (card === undefined ? otherwise : sign(card, 'de'));

function notInHand({ needed, held }: Scene): string {
  switch (needed) {
    case 'queens':
      return 'Alle vier Damen hast du nicht.';
    case 'joker':
      return 'Einen Joker hast du nicht auf der Hand.';
    case 'fives':
      return 'Diese Fünfen hast du nicht alle auf der Hand.';
    case 'card':
      return `${held === undefined ? 'Diese Karte' : sign(held, 'de')} hast du nicht auf der Hand.`;
  }
}

function mustAnswer(scene: Scene): string {
  const { pending, table } = scene;
  const barred = barredWild(scene);
  if (pending === undefined) return 'Erst musst du beantworten oder annehmen, was offen ist.';
  const { count, of } = pending;
  if (pending.type === 'draw' || of === undefined) return mustAnswerDraw(pending, table, barred);
  const { one, oneAkk, anotherAkk } = nounOf(of.rank, table.isSingle(of) ? of.suit : undefined).de;
  const answer = table.isSingle(of) ? anotherAkk : oneAkk;
  const who = count === 1 ? 'du sollst aussetzen' : `${count} Spieler sollen aussetzen, du zuerst`;
  if (barred !== undefined)
    return `Solange das Aussetzen offen ist, darf hier ${nounOf(barred).de.none} gelegt werden: Lege ${answer} oder passe.`;
  return `Es liegt ${one}, und ${who}: Lege ${answer} oder passe.`;
}

function mustAnswerDraw({ count, lies, of }: Pending, table: TableFacts, barred: Rank | undefined): string {
  const one = of === undefined ? 'ein Joker' : nounOf(of.rank, table.isSingle(of) ? of.suit : undefined).de.one;
  const cards = count === 1 ? '1 Karte' : `${count} Karten`;
  const due =
    barred === undefined
      ? `Es liegt ${one}, und ${cards} ${count === 1 ? 'ist' : 'sind'} fällig`
      : `Solange ${cards} fällig ${count === 1 ? 'ist' : 'sind'}, darf hier ${nounOf(barred).de.none} gelegt werden`;
  const draw = count === 1 ? 'zieh die Karte' : `zieh ${count} Karten`;
  const answers = table.drawAnswers(lies)?.map(({ de }) => de);
  if (answers === undefined || answers.length === 0) return `${due}: Lege eine Karte, die dagegen hilft, oder ${draw}.`;
  const named = listed(answers, 'or', 'de');
  if (table.answersMustFit) return `${due}: Lege, wenn sie in Farbe oder Wert passt, ${named}, sonst ${draw}.`;
  return `${due}: Lege ${named}${answers.length > 1 ? ', sonst' : ' oder'} ${draw}.`;
}

function jackOnJack({ top, wish }: Scene): string {
  const name = top === undefined ? 'Bube' : nounOf(top.rank).de.name;
  const suit = wish === undefined ? undefined : SUIT_NOUNS.de[wish]?.name;
  return suit === undefined
    ? `${name} auf ${name} ist an diesem Tisch verboten.`
    : `${name} auf ${name} ist an diesem Tisch verboten: Bediene ${suit}.`;
}

function doesNotFit(scene: Scene): string {
  const { wish, card, table } = scene;
  const items = asked(scene, ASKED);
  if (table.wildInNeed && card !== undefined && card.rank === table.wildRank) {
    return `${capital(nounOf(card.rank).de.one)} ist an diesem Tisch für die Not: Erst wenn keine andere Karte passt.`;
  }
  if (wish !== undefined) {
    return `${SUIT_NOUNS.de[wish]?.name ?? ''} ist gewünscht; ${cardOr(scene, 'diese Karte')} ${isNeither(wish, items)}.`;
  }
  if (scene.top === undefined) return `${cardOr(scene, 'Diese Karte')} darf jetzt nicht gelegt werden.`;
  const end = scene.isFurther ? '; du kannst auch passen' : '';
  return `Auf ${sign(scene.top, 'de')} passt ${cardOr(scene, 'diese Karte')} nicht: Gefragt ist ${listed(items, 'or', 'de')}${end}.`;
}

/** "ist kein Herz", "ist weder ein Herz noch ein Bube". */
function isNeither(wish: Suit, items: readonly string[]): string {
  return items.length < 2 ? `ist ${SUIT_NOUNS.de[wish]?.none ?? ''}` : `ist weder ${items.join(' noch ')}`;
}

function suitOnly({ card, wish }: Scene): string {
  if (card === undefined) return 'Diese Karte passt nur auf ihre eigene Farbe.';
  const { one } = nounOf(card.rank).de;
  return wish === undefined
    ? `Mit ${sign(card, 'de')} geht das nicht: ${capital(one)} darf hier nur auf die eigene Farbe.`
    : `${SUIT_NOUNS.de[wish]?.name ?? ''} ist gewünscht; ${one} darf hier nur liegen, wenn die Farbe stimmt.`;
}

function wishMissing({ card, owesWish }: Scene): string {
  if (owesWish || card === undefined) return 'Wünsche zuerst eine Farbe.';
  return `Wer ${nounOf(card.rank).de.oneAkk} legt, muss eine Farbe wünschen: Wähle eine.`;
}

function wishNotAllowed({ verb, card, table }: Scene): string {
  if (verb !== 'lay' || card === undefined) return 'Gerade hast du keine Farbe zu wünschen.';
  return table.namesSuit(card)
    ? `Als letzte Karte bringt ${nounOf(card.rank).de.one} keinen Wunsch: Lege ${nounOf(card.rank).de.him} ohne Farbe.`
    : `Mit ${sign(card, 'de')} wird keine Farbe gewünscht: Lege die Karte ohne Wunsch.`;
}

function callMissing({ pending, isFurther, table }: Scene): string {
  const word = table.callName.de;
  if (isFurther) return `Sag erst ${word}, dann darfst du deine letzte Karte legen.`;
  const instead =
    pending?.type === 'draw' ? `zieh ${pending.count} Karten` : pending?.type === 'skip' ? 'passe' : 'zieh eine Karte';
  return `Ohne ${word} darfst du deine letzte Karte nicht legen: Sag es, wenn noch Zeit ist, sonst ${instead}.`;
}

function lastCardBarred({ card }: Scene): string {
  return card === undefined
    ? 'Diese Karte darf nicht die letzte sein.'
    : `Als letzte Karte darf an diesem Tisch ${nounOf(card.rank).de.none} gelegt werden.`;
}

function drawnCardOnly({ table }: Scene): string {
  return table.afterDraw === 'none'
    ? 'Du hast gezogen, darum legst du in diesem Zug nichts mehr: Passe.'
    : 'Du hast gezogen: Jetzt darfst du nur die gezogene Karte legen oder passen.';
}

function mayNotDraw({ isFurther, owesWish, table }: Scene): string {
  if (owesWish) return 'Wünsche zuerst eine Farbe.';
  if (isFurther) return 'Gezogen wird jetzt nicht: Lege noch eine passende Karte oder passe.';
  return table.drawWhenAble
    ? `Du hast in diesem Zug schon ${table.drawMax > 1 ? `${table.drawMax} Karten ` : ''}gezogen: Lege eine passende Karte oder passe.`
    : 'Du darfst nicht ziehen, wenn du eine passende Karte hast oder schon gezogen hast.';
}

function mayNotPass({ owesWish, table }: Scene): string {
  if (owesWish) return 'Wünsche zuerst eine Farbe.';
  if (table.drawMax > 1) {
    return `Passen darfst du erst nach ${table.drawMax} gezogenen Karten: Lege eine Karte oder zieh eine.`;
  }
  return table.drawWhenAble
    ? 'Passen darfst du erst, wenn du gezogen hast: Lege eine Karte oder zieh eine.'
    : 'Passen darfst du erst, wenn du gezogen hast: Lege eine passende Karte, und nur wenn keine passt, zieh eine.';
}

function nothingToCall({ verb, table }: Scene): string {
  if (!table.hasCalls) return 'An diesem Tisch wird nichts angesagt.';
  if (verb === 'lay') return 'Zu dieser Karte gehört keine Ansage: Lege sie, ohne etwas zu sagen.';
  return 'Gerade hast du nichts anzusagen.';
}

function nothingToCatch({ table }: Scene): string {
  if (!table.hasCalls) return 'Hier gibt es nichts zu erwischen, denn angesagt wird an diesem Tisch nichts.';
  if (table.callTakesPile) {
    return `Hier wird niemand erwischt: Wer ${table.callName.de} vergisst, nimmt beim letzten Versuch den Ablagestapel.`;
  }
  return table.callBars
    ? `Hier wird niemand erwischt: Wer ${table.callName.de} vergisst, darf seine letzte Karte nicht legen.`
    : 'Da ist niemand zu erwischen: Es fehlt keine Ansage.';
}

function tooLate({ verb }: Scene): string {
  return verb === 'catch'
    ? 'Zum Erwischen ist es zu spät: Der Zug danach ist schon gespielt.'
    : 'Für diese Ansage ist es zu spät.';
}
