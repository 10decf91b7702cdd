import { readMove, type ReadMove } from './moveText.ts';

/**
 * What a card leaves open, asked one after the other: which cards are laid together, what a joker
 * stands for, whether a king calls a meeting, the order of a set, the suit to wish.
 */
export const STEPS = ['form', 'face', 'meeting', 'order', 'wish'] as const;
export type Step = (typeof STEPS)[number];

/** Answers so far, by step; each is one of `options`. */
export type Answers = Readonly<Partial<Record<Step, string>>>;

/** A card laid as itself, in the step `face`. */
export const PLAIN = 'plain';

/** Cards that a move lays, in one order for all its orders; a joker by itself, whatever it stands for. */
const togetherOf = ({ cards }: ReadMove): readonly string[] => cards.map((card) => card.replace(/=.*/, '')).toSorted();

const answerOf = (choice: ReadMove, step: Step): string => {
  switch (step) {
    case 'form':
      return togetherOf(choice).join('+');
    case 'face':
      return choice.face ?? PLAIN;
    case 'meeting':
      return String(choice.meeting ?? 0);
    case 'order':
      return choice.isSet ? choice.cards.join('+') : '';
    case 'wish':
      return choice.wish ?? '';
  }
};

/** Cards of an answer in the step `form`. */
export const sizeOf = (form: string): number => form.split('+').length;

export interface Question {
  readonly step: Step;
  /** Answers that some legal move gives, each once. */
  readonly options: readonly string[];
  readonly left: readonly ReadMove[];
}

/** The next question about these moves, or the one move that is left; several cards are not laid without asking. */
export function questionOf(moves: readonly string[], answers: Answers): Question | string | undefined {
  let left = moves.map(readMove);
  for (const step of STEPS) {
    const answer = answers[step];
    if (answer !== undefined) left = left.filter((choice) => answerOf(choice, step) === answer);
    const given = [...new Set(left.map((choice) => answerOf(choice, step)))];
    const options = step === 'form' ? given.toSorted((a, b) => sizeOf(a) - sizeOf(b)) : given;
    const isMany = step === 'form' && answer === undefined && options.some((option) => option.includes('+'));
    if (options.length > 1 || isMany) return { step, options, left };
  }
  return left[0]?.move;
}

/** The card that is laid first of an answer in the step `form`: the one that was tapped if it fits by itself, else one that does. */
export const firstLaid = ({ options, left }: Question, form: string, tapped: string): string =>
  (options.includes(tapped) ? undefined : left.find((move) => answerOf(move, 'form') === form)?.card) ?? tapped;

/** Cards that may come next in a set of which `begun` lies already. */
export function nextInSet(sets: readonly ReadMove[], begun: readonly string[]): readonly string[] {
  const fitting = sets.filter(({ cards }) => begun.every((card, i) => cards[i] === card));
  return [...new Set(fitting.flatMap(({ cards }) => cards[begun.length] ?? []))];
}

/** The order begun, carried on as far as nothing is left to choose. */
export function completed(sets: readonly ReadMove[], begun: readonly string[]): readonly string[] {
  const order = [...begun];
  for (;;) {
    const [only, another] = nextInSet(sets, order);
    if (only === undefined || another !== undefined) return order;
    order.push(only);
  }
}
