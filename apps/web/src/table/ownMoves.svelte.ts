import type { RoundView, TableView } from '@hausregel/protocol';
import { owedWord } from './callWords.ts';
import { callWord, cardName, cardSign } from './cardWords.ts';
import { choicesOf, groupHand, type HandGroup } from './handGroups.ts';
import { nameOf, statusOf, type Status } from './status.ts';
import type { TableInput } from './tableInput.ts';
import type { Say, Sorting } from './types.ts';

/**
 * What the server says that may be done now, put in the order in which the table shows it. Nothing here
 * changes by what the player does, but for the order of the cards.
 */
export class OwnMoves {
  readonly #input: () => TableInput;
  /** The order chosen at this table; until then that of the settings. */
  chosenSorting = $state<Sorting>();

  constructor(input: () => TableInput) {
    this.#input = input;
  }

  get input(): TableInput {
    return this.#input();
  }
  get view(): TableView {
    return this.input.view;
  }
  get round(): RoundView | undefined {
    return this.view.round;
  }
  get say(): Say {
    return this.input.say;
  }
  get isMyTurn(): boolean {
    return this.round?.turn !== undefined && this.round.turn === this.view.you;
  }
  get sorting(): Sorting {
    return this.chosenSorting ?? this.input.settings.sorting;
  }

  readonly groups: readonly HandGroup[] = $derived.by(() => groupHand(this.round?.hand ?? [], this.sorting));
  readonly status: Status | undefined = $derived.by(() => {
    const { stampOf, specialOf } = this.input;
    return this.round && statusOf(this.round, { view: this.view, say: this.say, stampOf, specialOf });
  });
  readonly catchable: readonly number[] = $derived.by(() =>
    (this.round?.sideMoves ?? []).flatMap((move) => {
      const seat = /^catch (\d+)$/.exec(move)?.[1];
      return seat === undefined ? [] : [Number(seat)];
    }),
  );
  readonly canDraw: boolean = $derived.by(() => this.isMyTurn && this.movesWith('draw').length > 0);
  readonly canPass: boolean = $derived.by(() => this.isMyTurn && this.movesWith('pass').length > 0);
  readonly canLay: boolean = $derived.by(() => this.groups.some((group) => group.moves.length > 0));
  /** The card just drawn, if it may be laid. */
  readonly drawn: HandGroup | undefined = $derived.by(() =>
    this.groups.find((group) => group.isNew && group.moves.length > 0),
  );
  /** A card that may be laid now although somebody else is on turn. */
  readonly jump: HandGroup | undefined = $derived.by(() =>
    this.isMyTurn ? undefined : this.groups.find((group) => group.moves.length > 0),
  );
  /** Suits that may be named without a card (start card, or an inherited wish), as moves. */
  readonly wishMoves: readonly string[] = $derived.by(() => (this.isMyTurn ? this.movesWith('>') : []));
  /** Nothing but a suit can be named. */
  readonly owesWish: boolean = $derived.by(
    () => this.wishMoves.length > 0 && !this.canLay && !this.canDraw && !this.canPass,
  );
  /** A suit may be named, or has to be. */
  readonly canName: boolean = $derived.by(() => this.wishMoves.length > 0);

  /** Own moves without a card of the hand that begin like this: `deal `, `queens `. */
  movesWith(start: string): readonly string[] {
    return this.round?.otherMoves.filter((move) => move.startsWith(start)) ?? [];
  }

  /** Everything that laying a card can mean. */
  choicesOf(group: HandGroup): readonly string[] {
    const { hand = [], otherMoves = [] } = this.round ?? {};
    return choicesOf(group, [...hand.flatMap(({ moves }) => moves), ...otherMoves]);
  }

  nameOf(seat: number | undefined): string {
    return nameOf(this.view.places, seat);
  }
  cardName(card: string): string {
    return cardName(card, this.say);
  }
  cardSign(card: string): string {
    return cardSign(card, this.input.settings.letters, this.say);
  }

  /** What is called with one card left, as a word: "Mau". */
  get callWord(): string {
    return callWord(this.round?.callWord, this.say);
  }
  /** What a seat owes for the card it has laid, as a word. */
  owedWord(seat: number | undefined): string {
    return callWord(this.round && owedWord(this.round, seat), this.say);
  }
}
