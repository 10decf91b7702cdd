import type { MoveText, TableView } from '@hausregel/protocol';

/** Something that the person on turn may do, and the move that it is. */
export type Deed =
  | { readonly kind: 'lay'; readonly move: MoveText; readonly card: string; readonly wish: string | undefined }
  | { readonly kind: 'wish'; readonly move: MoveText; readonly wish: string }
  | { readonly kind: 'draw' | 'pass' | 'deal' | 'queens'; readonly move: MoveText };

/** Answers which of the deeds that are allowed is done; never empty. */
export type Choice = (deeds: readonly Deed[], view: TableView) => Deed | undefined;

const wishOf = (move: MoveText): string | undefined => />(\w)/.exec(move)?.[1];

/** A move that is not a card's own: a set of cards, a suit, a verb. */
function otherDeed(move: MoveText): Deed {
  const wish = wishOf(move);
  if (move.includes('+')) return { kind: 'lay', move, card: move.split('+')[0] ?? '', wish };
  if (wish !== undefined) return { kind: 'wish', move, wish };
  const kind = (['draw', 'deal', 'queens'] as const).find((verb) => move.startsWith(verb)) ?? 'pass';
  return { kind, move };
}

/** Whether laying it makes the call due: several cards at once leave fewer in hand than one does. */
export function comesWithCall({ round }: TableView, deed: Deed): boolean {
  if (deed.kind !== 'lay') return false;
  const count = deed.move.split('+').length;
  return count > 1 ? round?.callDueWith?.includes(count) === true : round?.callDueNext === true;
}

const ORDER: readonly Deed['kind'][] = ['lay', 'wish', 'draw', 'pass', 'deal', 'queens'];

/** All that the view's owner may do when on turn; laying comes before drawing, passing after it. */
export function deedsOf(view: TableView): readonly Deed[] {
  const { hand = [], otherMoves = [] } = view.round ?? {};
  const lays = hand.flatMap(({ card, moves }) =>
    moves.map((move): Deed => ({ kind: 'lay', move, card, wish: wishOf(move) })),
  );
  const deeds = [...lays, ...otherMoves.map(otherDeed)];
  return deeds.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Lays whatever may be laid, wishing the suit of the next card in hand. */
export const layFirst: Choice = (deeds, view) => {
  const [first] = deeds;
  if (first === undefined || !('wish' in first) || first.wish === undefined) return first;
  const kept = view.round?.hand.find(({ card }) => first.kind !== 'lay' || card !== first.card)?.card[1];
  return deeds.find((deed) => deed.kind === first.kind && 'wish' in deed && deed.wish === kept) ?? first;
};

/** Lays as many cards at once as may be. */
export const layMost: Choice = (deeds, view) => {
  const sizeOf = ({ move }: Deed): number => move.split('+').length;
  const most = Math.max(...deeds.map(sizeOf));
  return layFirst(most > 1 ? deeds.filter((deed) => sizeOf(deed) === most) : deeds, view);
};

/** Draws while that is allowed. */
export const drawFirst: Choice = (deeds, view) =>
  deeds.find(({ kind }) => kind === 'draw') ?? deeds.find(({ kind }) => kind === 'pass') ?? layFirst(deeds, view);
