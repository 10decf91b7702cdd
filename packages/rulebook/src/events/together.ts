/** Several cards laid at once: how many, and what becomes of what they do. */
import { type Draft, POWER_MEANINGS } from '@hausregel/rules';
import { cardOf } from '../refusals/sceneCard.ts';
import type { Happening } from './happening.ts';

type Laid = Extract<Happening, { type: 'laid' }>;

/** Each card acts, each reverses so that the direction stays, only the topmost acts, or none can. */
export type Acting = 'each' | 'even' | 'top' | 'none' | 'last';

/** Cards that a lay consists of. */
export const cardsTogether = ({ copies = 1, under = [] }: Laid): number => copies + under.length;

/** What several cards laid at once do by the house rules that allow it; undefined of one card, and of other games. */
export function actsTogether(laid: Laid, { house, powers }: Draft): Acting | undefined {
  const { copies = 1, under = [], card } = laid;
  const isSet = under.length > 0 && house.sets !== 'none';
  if (!isSet && !(copies > 1 && house.identical)) return undefined;
  if (laid.as === 'last') return 'last';
  const of = cardOf(card);
  const power = powers.findLast(({ rank, suit }) => rank === of?.rank && (suit === undefined || suit === of.suit));
  const isJoker = card.startsWith('X');
  const meaning = POWER_MEANINGS[power?.power ?? 'none'];
  if (isJoker ? house.jokerDraws === 0 && !house.jokerWishes : power === undefined) return 'none';
  if (isSet && house.sets === 'top') return 'top';
  return !isJoker && meaning.reverses && cardsTogether(laid) % 2 === 0 ? 'even' : 'each';
}
