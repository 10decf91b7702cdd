import { cardList } from './cardWords.ts';
import type { Say } from './types.ts';

/** Of more cards than that no single ones are named: the largest set is all that there are. */
const NAMED_MAX = 4;

/** "♥ 7 alone", "♥ 7 and ♣ 7 together": cards laid at once ("7C+7H") as a choice, the one that is laid first named first. */
export function formText(form: string, first: string, signOf: (card: string) => string, say: Say): string {
  const cards = form.split('+');
  if (cards.length > NAMED_MAX) return say('grand.setEight');
  const others = cards.filter((card) => card !== first);
  if (others.length > 0) return say('table.together', { cards: cardList([first, ...others].map(signOf), say) });
  const card = signOf(first);
  return cards.length > 1 ? say('table.copiesMany', { card, count: cards.length }) : say('table.copiesOne', { card });
}
