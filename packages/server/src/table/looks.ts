/** Who may look into whose hand until the round is over: asked and not yet answered, and granted. */

/** Seat `seat` asks to look into the hand of seat `of`, or may. */
export interface Look {
  readonly seat: number;
  readonly of: number;
}

export interface Looks {
  readonly asked: readonly Look[];
  readonly shown: readonly Look[];
}

export const NO_LOOKS: Looks = { asked: [], shown: [] };

export const withoutLooks = ({ asked, shown }: Looks, isGone: (look: Look) => boolean): Looks => ({
  asked: asked.filter((look) => !isGone(look)),
  shown: shown.filter((look) => !isGone(look)),
});

/** The owner of a hand (`of`) grants it to a seat, refuses it, or ends it. */
export function withLookAnswer(looks: Looks, answered: Look, on: boolean): Looks {
  const others = withoutLooks(looks, ({ seat, of }) => seat === answered.seat && of === answered.of);
  return on ? { ...others, shown: [...others.shown, answered] } : others;
}
