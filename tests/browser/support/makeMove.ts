import type { TableView } from '@hausregel/protocol';
import type { Locator } from 'playwright-core';
import { cardName } from '../../../apps/web/src/table/cardWords.ts';
import { type Answers, PLAIN, questionOf, type Step } from '../../../apps/web/src/table/choices.ts';
import { choicesOf, groupHand } from '../../../apps/web/src/table/handGroups.ts';
import { readMove, type ReadMove } from '../../../apps/web/src/table/moveText.ts';
import type { Player } from './player.ts';
import {
  dealButton,
  drawButton,
  faceButton,
  handCard,
  optionButton,
  passButton,
  rankButton,
  wishTile,
} from './targets.ts';

/** Hands on a mouse or on a keyboard. */
export interface Way {
  /** Presses a button; `key` does the same, where there is one. */
  press(target: Locator, key?: string): Promise<void>;
  /** Presses a card of the hand. */
  take(card: Locator, name: string): Promise<void>;
}

/** Suits by the keys 1 to 4. */
const SUITS = 'CSHD';

const answerOf = (wanted: ReadMove, step: Step): string => {
  const form = wanted.cards
    .map((card) => card.replace(/=.*/, ''))
    .toSorted()
    .join('+');
  const meeting = String(wanted.meeting ?? 0);
  return { form, face: wanted.face ?? PLAIN, meeting, order: wanted.cards.join('+'), wish: wanted.wish ?? '' }[step];
};

/** Cards of a set in an order in which they can be taken up: the one tapped first, the top one last. */
const taken = ({ cards }: ReadMove, first: string): readonly string[] => {
  const under = cards.slice(0, -1);
  const at = Math.max(0, under.indexOf(first));
  return [...under.slice(at, at + 1), ...under.toSpliced(at, 1), ...cards.slice(-1)];
};

async function layInOrder(player: Player, cards: readonly string[], way: Way): Promise<void> {
  const { sheet, words } = player;
  const lay = sheet.getByRole('button', { name: words('grand.orderLay') });
  for (const card of cards.slice(1)) {
    if (await lay.isEnabled()) break;
    await way.press(sheet.getByRole('button', { name: cardName(card, words), exact: true }));
    await player.settle();
  }
  await way.press(lay);
}

/** A suit by its number, a rank by its own sign, a ten by 1, nothing by 0. */
const wishKey = (wish: string): string =>
  SUITS.includes(wish) ? String(SUITS.indexOf(wish) + 1) : wish === 'T' ? '1' : wish;

const nameSuit = (player: Player, suit: string, way: Way): Promise<void> =>
  way.press(wishTile(player, suit), suit === '' ? '0' : wishKey(suit));

function answer(player: Player, step: Step, wanted: ReadMove, first: string, way: Way): Promise<void> {
  const said = answerOf(wanted, step);
  if (step === 'order') return layInOrder(player, taken(wanted, first), way);
  if (step === 'wish') return nameSuit(player, said, way);
  if (step === 'face') return way.press(faceButton(player, said));
  return way.press(optionButton(player, step, said, first), step === 'meeting' ? said : undefined);
}

/** Takes a card, and answers what it leaves open until only one of its moves is left. */
async function layCard(player: Player, move: string, way: Way): Promise<void> {
  const wanted = readMove(move);
  const { hand = [], otherMoves = [] } = player.view.round ?? {};
  const own = hand.flatMap(({ moves }) => moves);
  const fits = (card: string): boolean => own.some((text) => !text.includes('+') && readMove(text).card === card);
  const first = wanted.isSet ? (wanted.cards.slice(0, -1).find(fits) ?? wanted.card) : wanted.card;
  const group = groupHand(hand, 'none').find(({ card, moves }) => card === first && moves.length > 0);
  const moves = group === undefined ? [] : choicesOf(group, [...own, ...otherMoves]);
  await way.take(handCard(player, first), first);
  let answers: Answers = {};
  for (;;) {
    const question = questionOf(moves, answers);
    if (typeof question !== 'object') return;
    await answer(player, question.step, wanted, first, way);
    answers = { ...answers, [question.step]: answerOf(wanted, question.step) };
  }
}

/** Whether nothing but a suit can be named, so that the sheet for it is open. */
const owesWish = ({ round }: TableView): boolean =>
  round?.otherMoves.every((move) => move.startsWith('>')) === true &&
  round.hand.every(({ moves }) => moves.length === 0);

/** Makes a move as a person does, whatever sheets it takes. */
export async function makeMove(player: Player, move: string, way: Way): Promise<void> {
  const [verb = '', fact = ''] = move.split(' ');
  if (move === 'draw') await way.press(drawButton(player), 'd');
  else if (move === 'pass') await way.press(passButton(player), 'p');
  else if (verb === 'deal') await way.press(dealButton(player, Number(fact)));
  else if (verb === 'queens') {
    await way.press(player.button(player.words('grand.showQueens')));
    await way.press(rankButton(player, fact));
  } else if (move.startsWith('>')) {
    if (!owesWish(player.view)) await way.press(player.button(player.words('table.nameSuit')));
    await nameSuit(player, move.slice(1), way);
  } else await layCard(player, move, way);
}
