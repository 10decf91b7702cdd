/** The referee in English: one sentence, to one player, with the facts of the position. */
import type { Rank, Suit } from '@hausregel/core';
import { listed, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { ASKED, NEEDED } from './askedWords.ts';
import { asked, sign } from './cards.ts';
import { grandEnglish } from './grandEn.ts';
import { houseEnglish } from './houseEn.ts';
import { answerWords } from './drawAnswers.ts';
import { barredWild, isForNeed, type Pending, type Scene } from './scene.ts';

export function inEnglish(scene: Scene): string {
  const ofGrand = grandEnglish(scene) ?? houseEnglish(scene);
  if (ofGrand !== undefined) return ofGrand;
  switch (scene.code) {
    case 'not-understood':
      return 'This move makes no sense here.';
    case 'round-over':
      return 'The round is already over.';
    case 'not-your-turn':
      return 'It is not your turn.';
    case 'not-in-hand':
      return notInHand(scene);
    case 'not-together':
      return scene.table.laysTogether
        ? 'These cards may not be laid together here.'
        : 'Only one card is laid at a time here.';
    case 'joker-cannot':
      return 'This card cannot stand for another one here.';
    case 'must-answer':
      return mustAnswer(scene);
    case 'must-lay':
      return scene.isFree
        ? 'The table is empty and you begin: lay any card.'
        : 'You have drawn and can lay a card: here you must do so.';
    case 'rank-required':
      return `${capital(cardOr(scene, 'this card'))} is not of the rank that is asked for now.`;
    case 'meeting':
      return 'You cannot call a meeting of kings here.';
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

const cardOr = ({ card }: Scene, otherwise: string): string => (card === undefined ? otherwise : sign(card, 'en'));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function notInHand({ needed, held }: Scene): string {
  switch (needed) {
    case 'queens':
      return 'You do not hold all four queens.';
    case 'joker':
      return 'You do not hold a joker.';
    case 'fives':
      return 'You do not hold all of these fives.';
    case 'card':
      return `You do not hold ${held === undefined ? 'this card' : sign(held, 'en')}.`;
  }
}

function mustAnswer(scene: Scene): string {
  const { pending, table } = scene;
  const barred = barredWild(scene);
  if (pending === undefined) return 'You must first answer or accept what is pending.';
  const { count, of } = pending;
  if (pending.type === 'draw' || of === undefined) return mustAnswerDraw(scene, pending, barred);
  const { one, another } = nounOf(of.rank, table.isSingle(of) ? of.suit : undefined).en;
  const who = count === 1 ? 'you are to skip' : `${count} players are to skip, you first`;
  if (barred !== undefined)
    return `As long as the skip is pending, ${nounOf(barred).en.one} may not be laid here: lay ${another} or pass.`;
  return `${capital(lying(scene, pending, one))}, and ${who}: lay ${another} or pass.`;
}

/** "a seven lies on top", "♠ 10 counts as a seven", "a seven is still to be answered". */
function lying({ top }: Scene, pending: Pending, one: string): string {
  if (pending.lying === 'top') return `${one} lies on top`;
  return pending.lying === 'copied' && top !== undefined
    ? `${sign(top, 'en')} counts as ${one}`
    : `${one} is still to be answered`;
}

function mustAnswerDraw(scene: Scene, pending: Pending, barred: Rank | undefined): string {
  const { top, table } = scene;
  const { count, from, of } = pending;
  const one = of === undefined ? 'a joker' : nounOf(of.rank, table.isSingle(of) ? of.suit : undefined).en.one;
  const cards = count === 1 ? '1 card is due' : `${count} cards are due`;
  const due =
    barred === undefined
      ? `${capital(lying(scene, pending, one))}, and ${cards}`
      : `As long as ${cards}, ${nounOf(barred).en.one} may not be laid here`;
  const draw = count === 1 ? 'draw the card' : `draw ${count} cards`;
  const answers = table.drawAnswers(from, top)?.map((answer) => answerWords(answer).en);
  if (answers?.length === 0) return `${due}: ${draw}.`;
  if (answers === undefined) return `${due}: lay a card that helps against it, or ${draw}.`;
  const named = listed(answers, 'or', 'en');
  return `${due}: lay ${named}${answers.length > 1 ? ', or else' : ' or'} ${draw}.`;
}

function jackOnJack({ top, wish }: Scene): string {
  const one = top === undefined ? 'a jack' : nounOf(top.rank).en.one;
  const suit = wish === undefined ? undefined : SUIT_NOUNS.en[wish]?.name.toLowerCase();
  return suit === undefined
    ? `Laying ${one} on ${one} is forbidden at this table.`
    : `Laying ${one} on ${one} is forbidden at this table: follow ${suit}.`;
}

function doesNotFit(scene: Scene): string {
  const { wish, card } = scene;
  if (isForNeed(scene)) {
    const one = card === undefined ? 'a joker' : nounOf(card.rank).en.one;
    return `At this table you may lay ${one} only when no other card fits.`;
  }
  if (wish !== undefined) {
    return `${SUIT_NOUNS.en[wish]?.name ?? ''} are wished for; ${cardOr(scene, 'this card')} ${isNeither(wish, asked(scene, ASKED.en))}.`;
  }
  if (scene.top === undefined) return `${capital(cardOr(scene, 'this card'))} may not be laid now.`;
  const end = scene.isFurther ? ', or you can pass' : '';
  return `${capital(cardOr(scene, 'this card'))} does not fit on ${sign(scene.top, 'en')}: it takes ${listed(asked(scene, NEEDED.en), 'or', 'en')}${end}.`;
}

/** "is no heart", "is neither a heart nor a jack". */
function isNeither(wish: Suit, items: readonly string[]): string {
  return items.length < 2 ? `is ${SUIT_NOUNS.en[wish]?.none ?? ''}` : `is neither ${items.join(' nor ')}`;
}

function suitOnly({ card, wish }: Scene): string {
  if (card === undefined) return 'This card fits only on its own suit.';
  const { one } = nounOf(card.rank).en;
  return wish === undefined
    ? `${sign(card, 'en')} does not go there: ${one} may be laid only on its own suit.`
    : `${SUIT_NOUNS.en[wish]?.name ?? ''} are wished for; ${one} may be laid only if its suit is right.`;
}

function wishMissing({ card, owesWish }: Scene): string {
  if (owesWish) return 'Name a suit first.';
  if (card === undefined) return 'Whoever lays a joker must name a suit: choose one.';
  return `Whoever lays ${nounOf(card.rank).en.one} must name a suit: choose one.`;
}

function wishNotAllowed({ verb, card, table, moveRank, instead }: Scene): string {
  if (verb !== 'lay') return instead === 'wish' ? 'Name a suit, not a rank.' : 'You have no suit to name now.';
  if (card === undefined) return 'No wish comes with the joker now: lay it without one.';
  if (moveRank !== undefined && table.namesSuit(card))
    return `With ${nounOf(card.rank).en.one} a suit is wished for, not a rank.`;
  return table.namesSuit(card)
    ? `As the last card, ${nounOf(card.rank).en.one} carries no wish: lay it without a suit.`
    : `No suit is named with ${sign(card, 'en')}: lay the card without a wish.`;
}

function callMissing({ pending, isFurther, instead, table }: Scene): string {
  const word = table.callName.en;
  if (isFurther) return `Call ${word} first, then you may lay your last card.`;
  const due = pending?.type === 'draw' ? pending.count : 1;
  const draw = due === 1 ? 'draw a card' : `draw ${due} cards`;
  const otherwise = instead === undefined ? '' : `, otherwise ${instead === 'draw' ? draw : 'pass'}`;
  return `Without ${word} you may not lay your last card: call it if there is still time${otherwise}.`;
}

function lastCardBarred({ card }: Scene): string {
  return card === undefined
    ? 'This card may not be the last one.'
    : `At this table ${nounOf(card.rank).en.one} may not be laid as the last card.`;
}

function drawnCardOnly({ table, instead }: Scene): string {
  const goesOn = instead === 'draw' ? 'draw another card' : 'pass';
  if (table.afterDraw === 'none') return `You have drawn, so you lay nothing more in this turn: ${goesOn}.`;
  const drawn = table.drawMax > 1 || table.drawsUntilFits ? 'the card drawn last' : 'the drawn card';
  return `You have drawn: now you may only lay ${drawn}${instead === undefined ? '' : `, or ${goesOn}`}.`;
}

function mayNotDraw({ isFurther, owesWish, instead, table }: Scene): string {
  if (owesWish) return 'Name a suit first.';
  if (isFurther) return 'There is no drawing now: lay another fitting card, or pass.';
  if (instead !== 'pass') return 'You have a card that fits: lay it instead of drawing.';
  const most = table.drawMax > 1 ? `${table.drawMax} cards ` : '';
  return `You have already drawn ${most}in this turn: lay a fitting card, or pass.`;
}

function mayNotPass({ owesWish, table }: Scene): string {
  if (owesWish) return 'Name a suit first.';
  if (table.drawMax > 1) {
    const how = table.drawWhenAble ? 'lay a card or draw one' : 'lay a fitting card, and only if none fits, draw one';
    return `You may pass only after drawing ${table.drawMax} cards: ${how}.`;
  }
  return table.drawWhenAble
    ? 'You may pass only after drawing: lay a card or draw one.'
    : 'You may pass only after drawing: lay a fitting card, and only if none fits, draw one.';
}

function nothingToCall({ verb, table }: Scene): string {
  if (!table.hasCalls) return 'Nothing is called at this table.';
  if (verb === 'lay') return 'No call goes with this card: lay it without saying anything.';
  return 'You have nothing to call right now.';
}

function nothingToCatch({ table }: Scene): string {
  if (!table.hasCalls) return 'There is nothing to catch here, for nothing is called at this table.';
  if (table.callTakesPile) {
    return `Nobody is caught here: whoever forgets ${table.callName.en} takes the discard pile when trying the last card.`;
  }
  return table.callBars
    ? `Nobody is caught here: whoever forgets ${table.callName.en} may not lay their last card.`
    : 'There is nothing to catch: no call of this player is missing.';
}

function tooLate({ verb }: Scene): string {
  return verb === 'catch'
    ? 'It is too late to catch anyone: the turn after it has been played.'
    : 'It is too late for this call.';
}
