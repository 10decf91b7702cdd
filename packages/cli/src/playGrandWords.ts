/** What `hausregel play` says where players go out one by one, cards stand for others, and the dealer chooses. */
import { JOKER, type RoundOutcome, SUITLESS_JACK } from '@hausregel/core';
import { formatRank } from '@hausregel/notation';
import type { GrandWords, Shown } from './playWords.ts';
import { YOU } from './playWords.ts';

/** What a card stands for; `jack` is how a language names one. */
export const faceName = (face: number, shown: Shown, jack: string): string =>
  face === SUITLESS_JACK ? jack : shown.card(face);

const kindsDe = (rank: number): string =>
  rank === JOKER >> 2 ? 'alle Joker' : `alle Karten vom Wert ${formatRank(rank)}`;
const kindsEn = (rank: number): string =>
  rank === JOKER >> 2 ? 'all jokers' : `all cards of rank ${formatRank(rank)}`;

/** Who gets points, plus or minus. */
export function pointsOf({ points }: RoundOutcome): { readonly seat: number; readonly sum: number } | undefined {
  const seat = points.findIndex((sum) => sum !== 0);
  return seat < 0 ? undefined : { seat, sum: points[seat] ?? 0 };
}

export const GRAND_DE: GrandWords = {
  event: (event, shown) => {
    const who = 'seat' in event && event.seat === YOU ? 'Du' : `Bot ${'seat' in event ? event.seat : ''}`;
    const isYou = who === 'Du';
    switch (event.type) {
      case 'asked':
        return `${who} ${isYou ? 'legst' : 'legt'} vier Damen hin und ${isYou ? 'bekommst' : 'bekommt'} ${kindsDe(event.rank)}.`;
      case 'out':
        return `${who} ${isYou ? 'bist' : 'ist'} aus.`;
      case 'gaveUp':
        return `${who} ${isYou ? 'gibst' : 'gibt'} ${shown.card(event.kind)} ab.`;
      case 'agreed':
        return `${who} ${isYou ? 'willst' : 'will'} die Runde abbrechen.`;
      case 'handsDealt':
        return `${who} ${isYou ? 'gibst' : 'gibt'} jedem ${event.handSize} Karten. Die Startkarte ist ${shown.card(event.start)}.`;
      default:
        return undefined;
    }
  },
  demand: (demand, shown) => {
    if ('deal' in demand) return `Du gibst: Wie viele Karten bekommt jeder, ${demand.deal.min} bis ${demand.deal.max}?`;
    if ('rank' in demand) return `Du musst eine Karte vom Wert ${formatRank(demand.rank)} legen, wenn du eine hast.`;
    if ('card' in demand) return `Du musst ${shown.card(demand.card)} legen.`;
    if ('meeting' in demand) return `Königstreffen: ${demand.run} von ${demand.meeting} Königen liegen.`;
    if ('wish' in demand) return 'Du darfst die Farbe bestimmen, bevor du spielst.';
    if (!('lay' in demand)) return undefined;
    if (demand.lay === 'must') return 'Du musst noch eine passende Karte legen oder eine ziehen.';
    return demand.lay === 'free' ? 'Du darfst noch eine beliebige Karte legen, eine ziehen oder passen.' : undefined;
  },
  move: (move, shown) => {
    switch (move.type) {
      case 'set':
        return `die Fünfen ${move.kinds.map(shown.card).join(' ')} zusammen legen`;
      case 'queens':
        return `die vier Damen hinlegen und ${kindsDe(move.rank)} verlangen`;
      case 'deal':
        return `jedem ${move.count} Karten geben`;
      case 'break':
        return 'für den Abbruch der Runde stimmen';
      default:
        return undefined;
    }
  },
  as: (face, shown) => ` als ${faceName(face, shown, 'Bube')}`,
  atLeast: (count) => `${count} oder mehr Karten`,
  jumpQuestion: (moves) => `Du könntest jetzt dazwischengehen: ${moves}; oder weiter mit der Eingabetaste: `,
  startChoice: 'Der Geber bestimmt, wie viele Karten jeder bekommt.',
  result: (outcome) => {
    const scored = pointsOf(outcome);
    if (scored === undefined) return 'Die Runde ist zu Ende; niemand bekommt Punkte.';
    const who = scored.seat === YOU ? 'Du' : `Bot ${scored.seat}`;
    const isYou = scored.seat === YOU;
    return scored.sum > 0
      ? `${who} ${isYou ? 'gewinnst' : 'gewinnt'} die Runde.`
      : `${who} ${isYou ? 'bleibst' : 'bleibt'} übrig und ${isYou ? 'verlierst' : 'verliert'}.`;
  },
};

export const GRAND_EN: GrandWords = {
  event: (event, shown) => {
    const isYou = 'seat' in event && event.seat === YOU;
    const who = isYou ? 'You' : `Bot ${'seat' in event ? event.seat : ''}`;
    switch (event.type) {
      case 'asked':
        return `${who} ${isYou ? 'show' : 'shows'} the four queens and ${isYou ? 'get' : 'gets'} ${kindsEn(event.rank)}.`;
      case 'out':
        return `${who} ${isYou ? 'are' : 'is'} out.`;
      case 'gaveUp':
        return `${who} ${isYou ? 'give' : 'gives'} up ${shown.card(event.kind)}.`;
      case 'agreed':
        return `${who} ${isYou ? 'want' : 'wants'} to break the round off.`;
      case 'handsDealt':
        return `${who} ${isYou ? 'deal' : 'deals'} ${event.handSize} cards to everyone. The start card is ${shown.card(event.start)}.`;
      default:
        return undefined;
    }
  },
  demand: (demand, shown) => {
    if ('deal' in demand) return `You deal: how many cards for everyone, ${demand.deal.min} to ${demand.deal.max}?`;
    if ('rank' in demand) return `You must lay a card of rank ${formatRank(demand.rank)} if you have one.`;
    if ('card' in demand) return `You must lay ${shown.card(demand.card)}.`;
    if ('meeting' in demand) return `Meeting of kings: ${demand.run} of ${demand.meeting} lie.`;
    if ('wish' in demand) return 'You may choose the suit before you play.';
    if (!('lay' in demand)) return undefined;
    if (demand.lay === 'must') return 'You must lay one more fitting card, or draw one.';
    return demand.lay === 'free' ? 'You may lay one more card of any kind, draw one, or pass.' : undefined;
  },
  move: (move, shown) => {
    switch (move.type) {
      case 'set':
        return `lay the fives ${move.kinds.map(shown.card).join(' ')} together`;
      case 'queens':
        return `show the four queens and ask for ${kindsEn(move.rank)}`;
      case 'deal':
        return `deal ${move.count} cards to everyone`;
      case 'break':
        return 'vote to break the round off';
      default:
        return undefined;
    }
  },
  as: (face, shown) => ` as ${faceName(face, shown, 'a jack')}`,
  atLeast: (count) => `${count} or more cards`,
  jumpQuestion: (moves) => `You could step in now: ${moves}; or go on with Enter: `,
  startChoice: 'The dealer chooses how many cards everyone gets.',
  result: (outcome) => {
    const scored = pointsOf(outcome);
    if (scored === undefined) return 'The round is over; nobody gets points.';
    const isYou = scored.seat === YOU;
    const who = isYou ? 'You' : `Bot ${scored.seat}`;
    return scored.sum > 0
      ? `${who} ${isYou ? 'win' : 'wins'} the round.`
      : `${who} ${isYou ? 'are' : 'is'} left over and ${isYou ? 'lose' : 'loses'}.`;
  },
};
