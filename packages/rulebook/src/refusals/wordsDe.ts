/** The referee in German: one sentence, to one player, with the facts of the position. */
import type { Rank, Suit } from '@hausregel/core';
import { capital, listed, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { ASKED, NEEDED } from './askedWords.ts';
import { asked, sign } from './cards.ts';
import { answerWords } from './drawAnswers.ts';
import { grandGerman } from './grandDe.ts';
import { houseGerman } from './houseDe.ts';
import { barredWild, isForNeed, type Pending, type Scene } from './scene.ts';

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
  if (pending.type === 'draw' || of === undefined) return mustAnswerDraw(scene, pending, barred);
  const { one, oneAkk, anotherAkk } = nounOf(of.rank, table.isSingle(of) ? of.suit : undefined).de;
  const answer = table.isSingle(of) ? anotherAkk : oneAkk;
  const who = count === 1 ? 'du sollst aussetzen' : `${count} Spieler sollen aussetzen, du zuerst`;
  if (barred !== undefined)
    return `Solange das Aussetzen offen ist, darf hier ${nounOf(barred).de.none} gelegt werden: Lege ${answer} oder passe.`;
  return `${lying(scene, pending, one)}, und ${who}: Lege ${answer} oder passe.`;
}

/** "Es liegt eine Sieben", "♠ 10 zählt als eine Sieben", "Eine Sieben ist noch zu beantworten". */
function lying({ top }: Scene, pending: Pending, one: string): string {
  if (pending.lying === 'top') return `Es liegt ${one}`;
  return pending.lying === 'copied' && top !== undefined
    ? `${sign(top, 'de')} zählt wie ${one}`
    : `${capital(one)} ist noch zu beantworten`;
}

function mustAnswerDraw(scene: Scene, pending: Pending, barred: Rank | undefined): string {
  const { top, table } = scene;
  const { count, from, of } = pending;
  const one = of === undefined ? 'ein Joker' : nounOf(of.rank, table.isSingle(of) ? of.suit : undefined).de.one;
  const cards = count === 1 ? '1 Karte' : `${count} Karten`;
  const due =
    barred === undefined
      ? `${lying(scene, pending, one)}, und ${cards} ${count === 1 ? 'ist' : 'sind'} fällig`
      : `Solange ${cards} fällig ${count === 1 ? 'ist' : 'sind'}, darf hier ${nounOf(barred).de.none} gelegt werden`;
  const draw = count === 1 ? 'zieh die Karte' : `zieh ${count} Karten`;
  const answers = table.drawAnswers(from, top)?.map((answer) => answerWords(answer).de);
  if (answers?.length === 0) return `${due}: ${capital(draw)}.`;
  if (answers === undefined) return `${due}: Lege eine Karte, die dagegen hilft, oder ${draw}.`;
  const named = listed(answers, 'or', 'de');
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
  const { wish, card } = scene;
  if (isForNeed(scene)) {
    const one = card === undefined ? 'einen Joker' : nounOf(card.rank).de.oneAkk;
    return `An diesem Tisch darfst du ${one} erst legen, wenn keine andere Karte passt.`;
  }
  if (wish !== undefined) {
    return `${SUIT_NOUNS.de[wish]?.name ?? ''} ist gewünscht; ${cardOr(scene, 'diese Karte')} ${isNeither(wish, asked(scene, ASKED.de))}.`;
  }
  if (scene.top === undefined) return `${cardOr(scene, 'Diese Karte')} darf jetzt nicht gelegt werden.`;
  const end = scene.isFurther ? '; du kannst auch passen' : '';
  return `Auf ${sign(scene.top, 'de')} passt ${cardOr(scene, 'diese Karte')} nicht: Gefragt ist ${listed(asked(scene, NEEDED.de), 'or', 'de')}${end}.`;
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
  if (owesWish) return 'Wünsche zuerst eine Farbe.';
  if (card === undefined) return 'Wer einen Joker legt, muss eine Farbe wünschen: Wähle eine.';
  return `Wer ${nounOf(card.rank).de.oneAkk} legt, muss eine Farbe wünschen: Wähle eine.`;
}

function wishNotAllowed({ verb, card, table, moveRank, instead }: Scene): string {
  if (verb !== 'lay')
    return instead === 'wish' ? 'Wünsche eine Farbe und keinen Wert.' : 'Gerade hast du keine Farbe zu wünschen.';
  if (card === undefined) return 'Mit dem Joker wird jetzt nichts gewünscht: Lege ihn ohne Wunsch.';
  if (moveRank !== undefined && table.namesSuit(card))
    return `Mit ${nounOf(card.rank).de.oneDat} wünscht man eine Farbe und keinen Wert.`;
  return table.namesSuit(card)
    ? `Als letzte Karte bringt ${nounOf(card.rank).de.one} keinen Wunsch: Lege ${nounOf(card.rank).de.him} ohne Farbe.`
    : `Mit ${sign(card, 'de')} wird keine Farbe gewünscht: Lege die Karte ohne Wunsch.`;
}

function callMissing({ pending, isFurther, instead, table }: Scene): string {
  const word = table.callName.de;
  if (isFurther) return `Sag erst ${word}, dann darfst du deine letzte Karte legen.`;
  const due = pending?.type === 'draw' ? pending.count : 1;
  const draw = due === 1 ? 'zieh eine Karte' : `zieh ${due} Karten`;
  const otherwise = instead === undefined ? '' : `, sonst ${instead === 'draw' ? draw : 'passe'}`;
  return `Ohne ${word} darfst du deine letzte Karte nicht legen: Sag es, wenn noch Zeit ist${otherwise}.`;
}

function lastCardBarred({ card }: Scene): string {
  return card === undefined
    ? 'Diese Karte darf nicht die letzte sein.'
    : `Als letzte Karte darf an diesem Tisch ${nounOf(card.rank).de.none} gelegt werden.`;
}

function drawnCardOnly({ table, instead }: Scene): string {
  const isDraw = instead === 'draw';
  if (table.afterDraw === 'none')
    return `Du hast gezogen, darum legst du in diesem Zug nichts mehr: ${isDraw ? 'Zieh weiter' : 'Passe'}.`;
  const drawn = table.drawMax > 1 || table.drawsUntilFits ? 'die zuletzt gezogene Karte' : 'die gezogene Karte';
  const otherwise = instead === undefined ? '' : ` oder ${isDraw ? 'weiterziehen' : 'passen'}`;
  return `Du hast gezogen: Jetzt darfst du nur ${drawn} legen${otherwise}.`;
}

function mayNotDraw({ isFurther, owesWish, instead, table }: Scene): string {
  if (owesWish) return 'Wünsche zuerst eine Farbe.';
  if (isFurther) return 'Gezogen wird jetzt nicht: Lege noch eine passende Karte oder passe.';
  if (instead !== 'pass') return 'Du hast eine passende Karte: Lege sie, statt zu ziehen.';
  const most = table.drawMax > 1 ? `${table.drawMax} Karten ` : '';
  return `Du hast in diesem Zug schon ${most}gezogen: Lege eine passende Karte oder passe.`;
}

function mayNotPass({ owesWish, table }: Scene): string {
  if (owesWish) return 'Wünsche zuerst eine Farbe.';
  if (table.drawMax > 1) {
    const how = table.drawWhenAble
      ? 'Lege eine Karte oder zieh eine'
      : 'Lege eine passende Karte, und nur wenn keine passt, zieh eine';
    return `Passen darfst du erst nach ${table.drawMax} gezogenen Karten: ${how}.`;
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
    : 'Da ist nichts zu erwischen: Diesem Spieler fehlt keine Ansage.';
}

function tooLate({ verb }: Scene): string {
  return verb === 'catch'
    ? 'Zum Erwischen ist es zu spät: Der Zug danach ist schon gespielt.'
    : 'Für diese Ansage ist es zu spät.';
}
