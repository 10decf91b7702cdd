import type { Event, RoundOutcome } from '@hausregel/core';
import { GRAND_EN } from './playGrandWords.ts';
import { CALL_WORDS, YOU } from './playWords.ts';
import type { MoveDescription, PlayWords, Shown } from './playWords.ts';

export const EN: PlayWords = {
  welcome: (ruleSet, players, seed) =>
    `${ruleSet}, ${players} players. You sit on seat 0; the deal has the seed ${seed}.`,
  hint: 'Type a card like 7S, 10H or JD>H (C ♣, S ♠, H ♥, D ♦; > wishes for a suit). “?” lists your moves, “?7S” tells why a card cannot be laid, “q” ends.',
  startCard: (card) => `The start card is ${card}.`,
  seat: (seat) => (seat === YOU ? 'You' : `Bot ${seat}`),
  cardCount: (count) => (count === 1 ? '1 card' : `${count} cards`),
  emptyTable: 'The table is empty.',
  top: (card) => `On the table: ${card}`,
  wish: (suit) => `wished: ${suit}`,
  drawPile: (count) => `draw pile: ${count}`,
  hand: (cards) => `Your hand: ${cards}`,
  mustDraw: (count) => `You draw ${count} cards, unless you can answer.`,
  mustSkip: (count) =>
    count === 1 ? 'You skip, unless you can answer.' : `${count} players skip, you first, unless you can answer.`,
  mayLay: 'You may lay one more card, or pass.',
  mustWish: 'You are the dealer: which suit do you wish for?',
  question: 'Your move: ',
  catchQuestion: (moves) => `Somebody forgot to call. Catch them with ${moves}, or go on with Enter: `,
  moves: 'You can:',
  help: 'Type a move, its number from the list, or “q” to end.',
  helpCall: 'With one card left, add ~ to call: 9H~.',
  allowed: (move) => `${move} is allowed.`,
  notUnderstood: (text) => `“${text}” is not a move. “?” lists your moves.`,
  notNow: 'To end the game, type q.',
  goodbye: 'The round ends here.',
  grand: GRAND_EN,
  event: eventInEnglish,
  describeMove: moveInEnglish,
  result: resultInEnglish,
  points: (seat, points, cards) =>
    `${seat === YOU ? 'You' : `Bot ${seat}`}: ${points === 1 ? '1 point' : `${points} points`}${cards === '' ? '' : ` (${cards})`}`,
};

const cardsOf = (
  laid: Pick<Extract<Event, { type: 'laid' }>, 'kind' | 'face' | 'copies' | 'under'>,
  shown: Shown,
): string => {
  const card = `${shown.card(laid.kind)}${laid.face === laid.kind ? '' : GRAND_EN.as(laid.face, shown)}`;
  return [...(laid.under ?? []).map(shown.card), ...Array.from({ length: laid.copies }, () => card)].join(' ');
};

function eventInEnglish(event: Event, shown: Shown): string | undefined {
  const you = 'seat' in event && event.seat === YOU;
  const bot = 'seat' in event ? `Bot ${event.seat}` : '';
  switch (event.type) {
    case 'laid': {
      const wish =
        event.wish === undefined
          ? ''
          : you
            ? ` and wish for ${shown.wish(event.wish)}`
            : ` and wishes for ${shown.wish(event.wish)}`;
      const lays = you ? 'You lay' : `${bot} lays`;
      return `${lays} ${cardsOf(event, shown)}${event.ahead === undefined ? '' : ' out of turn'}${wish}.`;
    }
    case 'drew': {
      if (event.count === 0)
        return you ? 'There is nothing left for you to draw.' : `There is nothing left for ${bot} to draw.`;
      if (you && event.cards !== undefined) return `You draw ${event.cards.map(shown.card).join(' ')}.`;
      return `${bot} draws ${event.count === 1 ? 'a card' : `${event.count} cards`}.`;
    }
    case 'passed':
      return you ? 'You pass.' : `${bot} passes.`;
    case 'wished':
      return you ? `You wish for ${shown.wish(event.wish)}.` : `${bot} wishes for ${shown.wish(event.wish)}.`;
    case 'wishEnded':
      return 'The wish no longer holds: nobody has followed it.';
    case 'skipped':
      return you ? 'You skip.' : `${bot} skips.`;
    case 'reversed':
      return event.direction === 1 ? 'Play goes clockwise now.' : 'Play goes counter-clockwise now.';
    case 'demanded':
      return undefined;
    case 'announced':
      return you ? `You say: ${CALL_WORDS[event.word]}` : `${bot} says: ${CALL_WORDS[event.word]}`;
    case 'caught': {
      if (event.by === YOU) return `You catch ${bot}: the call was forgotten.`;
      return `Bot ${event.by} catches ${you ? 'you' : bot}: the call was forgotten.`;
    }
    case 'renewed':
      return event.shuffled ? 'The discard pile is shuffled into a new draw pile.' : 'The discard pile is turned over.';
    case 'left':
      return you ? 'You leave the round.' : `${bot} leaves the round.`;
    case 'swapped':
      if (event.with === undefined) return 'Everyone passes their hand to the next player.';
      return you ? 'You swap hands with the next player.' : `${bot} swaps hands with the next player.`;
    case 'took':
      return you
        ? `You did not call: ${shown.card(event.tried)} stays in your hand, and you take the discard pile.`
        : `${bot} did not call, keeps ${shown.card(event.tried)} and takes the discard pile.`;
    case 'over':
      return undefined;
    default:
      return GRAND_EN.event(event, shown);
  }
}

function moveInEnglish(move: MoveDescription, shown: Shown): string {
  switch (move.type) {
    case 'lay': {
      const wish = move.wish < 0 ? '' : ` and wish for ${shown.wish(move.wish)}`;
      return `lay ${cardsOf(move, shown)}${wish}${move.meeting > 0 ? ` and call a meeting of ${move.meeting} kings` : ''}${move.isCalled ? ' and call' : ''}`;
    }
    case 'draw':
      return move.count === 1 ? 'draw a card' : `draw ${move.count} cards`;
    case 'pass':
      return 'pass: your turn ends';
    case 'skip':
      return 'pass: accept the skip';
    case 'call':
      return 'make the call';
    case 'leave':
      return 'leave the round';
    case 'wish':
      return `wish for ${shown.wish(move.wish)}`;
    case 'catch':
      return `catch Bot ${move.seat}`;
    default:
      return GRAND_EN.move(move, shown) ?? '';
  }
}

function resultInEnglish({ winner, factor, blocked }: RoundOutcome): string {
  if (blocked || winner === undefined) return 'Nobody can lay or draw any more: the round is blocked.';
  const who = winner === YOU ? 'You win the round!' : `Bot ${winner} wins the round.`;
  return factor > 1 ? `${who} All points count double.` : who;
}
