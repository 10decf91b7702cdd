import type { MoveText, TableView } from '@hausregel/protocol';

/** Something that the person on turn may do. */
export type Deed =
  | { readonly kind: 'lay'; readonly card: string; readonly wish: string | undefined }
  | { readonly kind: 'wish'; readonly wish: string }
  | { readonly kind: 'draw' }
  | { readonly kind: 'pass' };

/** Answers which of the deeds that are allowed is done; never empty. */
export type Choice = (deeds: readonly Deed[], view: TableView) => Deed | undefined;

const wishOf = (move: MoveText): string | undefined => />([CSHD])/.exec(move)?.[1];

/** All that the view's owner may do when on turn; laying comes before drawing, passing last. */
export function deedsOf(view: TableView): readonly Deed[] {
  const { hand = [], otherMoves = [] } = view.round ?? {};
  const lays = hand.flatMap(({ card, moves }) =>
    moves.map((move): Deed => ({ kind: 'lay', card, wish: wishOf(move) })),
  );
  const wishes = otherMoves.flatMap((move): Deed[] => {
    const wish = wishOf(move);
    return wish === undefined ? [] : [{ kind: 'wish', wish }];
  });
  const rest = (['draw', 'pass'] as const).filter((move) => otherMoves.includes(move)).map((kind): Deed => ({ kind }));
  return [...lays, ...wishes, ...rest];
}

/** Lays whatever may be laid, wishing the suit of the next card in hand. */
export const layFirst: Choice = (deeds, view) => {
  const [first] = deeds;
  if (first === undefined || !('wish' in first) || first.wish === undefined) return first;
  const kept = view.round?.hand.find(({ card }) => first.kind !== 'lay' || card !== first.card)?.card[1];
  return deeds.find((deed) => deed.kind === first.kind && 'wish' in deed && deed.wish === kept) ?? first;
};

/** Draws while that is allowed. */
export const drawFirst: Choice = (deeds, view) =>
  deeds.find(({ kind }) => kind === 'draw') ?? deeds.find(({ kind }) => kind === 'pass') ?? layFirst(deeds, view);
