/** Turn of a card on the pile, −9 … 9 degrees: from the card and its place, so all see the same. */
export function pileTurn(card: string, place: number): number {
  let hash = place * 2654435761;
  for (const letter of card) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return ((hash >>> 8) % 19) - 9;
}
