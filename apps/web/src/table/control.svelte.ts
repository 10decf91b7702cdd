import type { RefusalText, RoundView, TableView } from '@hausregel/protocol';
import { callWord, cardName, cardSign, helpWords } from './cardWords.ts';
import { choicesOf, groupHand, type HandGroup } from './handGroups.ts';
import { withCall } from './moveText.ts';
import { nameOf, statusOf, type Status, type StatusContext } from './status.ts';
import type { TableInput } from './tableInput.ts';
import { SORTINGS, type Say, type Sorting } from './types.ts';

/** A line over the cloth: why something cannot be done. */
export interface TableNotice {
  readonly title: string;
  readonly text: string;
  readonly clause: string | undefined;
  readonly kind?: 'info';
}

export type TableSheet = 'menu' | 'log' | 'keys' | 'catch' | 'suit' | 'queens' | 'break';
export type MauState = 'quiet' | 'due' | 'armed' | 'said';

/** Moves that lay a card begin with its rank; all others with a small letter or a sign. */
const CARD_MOVE = /^[2-9TJQKAX]/;
const NOTICE_MS = 7000;
const SENT_MS = 4000;

const SORTED_KEYS = {
  suit: 'table.sortedSuit',
  rank: 'table.sortedRank',
  playable: 'table.sortedPlayable',
  none: 'table.sortedNone',
} as const;

/**
 * What the player is doing at the table: taps become moves, moves that need a choice open it,
 * taps on what cannot be done become reasons. Holds nothing the server decides.
 */
export class TableControl {
  readonly #input: () => TableInput;
  /** The next card is to be sent with the call. */
  #isArmed = $state(false);
  #sorting = $state<Sorting>();
  /** A card whose move needs a choice (number of copies, what a joker stands for, meeting, wish). */
  choosing = $state.raw<HandGroup>();
  /** Card chosen by the first of two taps. */
  picked = $state<string>();
  sheet = $state<TableSheet>();
  /** The seat whose menu is open. */
  seatMenu = $state<number>();
  notice = $state.raw<TableNotice>();
  /** Group that shakes; the number makes it shake again. */
  shaken = $state.raw<{ readonly key: string; readonly times: number }>({ key: '', times: 0 });
  /** A move that is on its way. */
  sent = $state<string>();
  /** For ears: told at once. */
  urgent = $state('');
  /** For ears: told when there is time. */
  polite = $state('');
  /** Where the last laid card was in the hand, for its flight. */
  takenFrom: DOMRect | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #sentTimer: ReturnType<typeof setTimeout> | undefined;

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
    return this.#sorting ?? this.input.settings.sorting;
  }

  readonly groups: readonly HandGroup[] = $derived.by(() => groupHand(this.round?.hand ?? [], this.sorting));
  readonly status: Status | undefined = $derived.by(() =>
    this.round ? statusOf(this.round, this.#statusContext) : undefined,
  );
  readonly catchable: readonly number[] = $derived.by(() =>
    (this.round?.sideMoves ?? []).flatMap((move) => {
      const seat = /^catch (\d+)$/.exec(move)?.[1];
      return seat === undefined ? [] : [Number(seat)];
    }),
  );
  readonly canDraw: boolean = $derived.by(() => this.isMyTurn && this.#has('draw'));
  readonly canPass: boolean = $derived.by(() => this.isMyTurn && this.#has('pass'));
  /** The card just drawn, if it may be laid. */
  readonly drawn: HandGroup | undefined = $derived.by(() =>
    this.groups.find((group) => group.isNew && group.moves.length > 0),
  );
  readonly canLay: boolean = $derived.by(() => this.groups.some((group) => group.moves.length > 0));
  /** A card that may be laid now although somebody else is on turn. */
  readonly jump: HandGroup | undefined = $derived.by(() =>
    this.isMyTurn ? undefined : this.groups.find((group) => group.moves.length > 0),
  );
  readonly mauState: MauState = $derived.by(() => {
    const round = this.round;
    if (!round || this.view.you === undefined) return 'quiet';
    if (round.sideMoves.includes('~')) return 'due';
    const call = this.view.places.find((place) => place.seat === this.view.you)?.call;
    if (call === 'open') return 'due';
    if (this.#isArmed && round.callDueNext) return 'armed';
    if (round.callDueNext && this.isMyTurn && this.canLay) return 'due';
    return call === 'made' ? 'said' : 'quiet';
  });
  /** Suits that may be named without a card (start card, or an inherited wish), as moves. */
  readonly wishMoves: readonly string[] = $derived.by(() => this.#movesWith('>'));
  /** Nothing but a suit can be named; otherwise it may be. */
  readonly owesWish: boolean = $derived.by(
    () => this.isMyTurn && this.wishMoves.length > 0 && !this.canLay && !this.canDraw && !this.canPass,
  );
  readonly mayWish: boolean = $derived.by(() => this.isMyTurn && this.wishMoves.length > 0 && !this.owesWish);
  /** Sizes of the hands among which the dealer chooses; empty: nothing is owed. */
  readonly dealSizes: readonly number[] = $derived.by(() =>
    this.#movesWith('deal ').map((move) => Number(move.slice('deal '.length))),
  );
  /** Ranks ("X": the jokers) for which the holder of four queens may ask. */
  readonly queenRanks: readonly string[] = $derived.by(() =>
    this.#movesWith('queens ').map((move) => move.slice('queens '.length)),
  );
  readonly canBreak: boolean = $derived.by(() => this.round?.sideMoves.includes('break') ?? false);
  /** Everything that laying the chosen card can mean. */
  readonly choices: readonly string[] = $derived.by(() =>
    this.choosing === undefined ? this.wishMoves : this.#choicesOf(this.choosing),
  );

  get #statusContext(): StatusContext {
    const { stampOf, specialOf, callWords } = this.input;
    return { view: this.view, say: this.say, stampOf, specialOf, callWords };
  }

  #movesWith(start: string): readonly string[] {
    return this.round?.otherMoves.filter((move) => move.startsWith(start)) ?? [];
  }

  #choicesOf(group: HandGroup): readonly string[] {
    return choicesOf(group, this.round?.otherMoves ?? []);
  }

  #has(move: string): boolean {
    return this.round?.otherMoves.includes(move) ?? false;
  }

  nameOf(seat: number | undefined): string {
    return nameOf(this.view.places, seat);
  }
  /** What is called with one card left. */
  get callWord(): string {
    return callWord(this.input.callWords.atOne, this.say);
  }

  /** The call in the bubble of whoever made it. */
  get calledOut(): string {
    const { callWord: word, say } = this;
    return this.input.callWords.atOne === 'mau' ? say('table.seatSaid') : say('table.callOut', { word });
  }

  cardName(card: string): string {
    return cardName(card, this.say);
  }
  cardSign(card: string): string {
    return cardSign(card, this.input.settings.letters, this.say);
  }

  /** A tap on a card, or Enter. */
  tap(group: HandGroup, at?: DOMRect): void {
    if (this.sent !== undefined) return;
    if (group.moves.length === 0) {
      this.#refuse(group);
      return;
    }
    if (this.input.settings.confirmTap && this.picked !== group.key) {
      this.picked = group.key;
      this.tell(`${this.cardName(group.card)}. ${this.say('table.tapAgain')}`);
      return;
    }
    this.takenFrom = at;
    this.#lay(group);
  }

  #lay(group: HandGroup): void {
    const [only, another] = this.#choicesOf(group);
    if (only !== undefined && another === undefined) this.#send(only);
    else this.choosing = group;
  }

  /** One of the choices of a card. */
  choose(move: string): void {
    this.choosing = undefined;
    this.sheet = undefined;
    this.#send(move);
  }

  cancelChoice(): void {
    this.choosing = undefined;
    this.takenFrom = undefined;
    if (this.sheet === 'suit') this.sheet = undefined;
  }

  draw(): void {
    if (this.canDraw && this.sent === undefined) this.#send('draw');
  }
  pass(): void {
    if (this.canPass && this.sent === undefined) this.#send('pass');
  }

  /** The dealer's choice. */
  deal(size: number): void {
    if (this.dealSizes.includes(size)) this.#send(`deal ${size}`);
  }

  /** Shows the four queens and asks for a rank. */
  askFor(rank: string): void {
    this.sheet = undefined;
    if (this.queenRanks.includes(rank)) this.#send(`queens ${rank}`);
  }

  /** Answers whoever asks to look into the own hand. */
  answerLook(seat: number, on: boolean): void {
    this.input.onSocial?.({ type: 'show', seat, on });
  }

  /** Agrees to break the round off. */
  breakOff(): void {
    this.sheet = undefined;
    if (this.canBreak) this.input.onSide('break');
  }

  /** The Mau button: says it now, or with the next card, or tells why not. */
  mau(): void {
    const round = this.round;
    if (!round || this.mauState === 'said') return;
    if (round.sideMoves.includes('~')) {
      this.input.onSide('~');
      return;
    }
    if (round.callDueNext) this.#isArmed = !this.#isArmed;
    else
      this.#show({
        title: this.say('table.mauNotYet'),
        text: this.say('table.mauNotYetText', { word: this.callWord }),
        clause: undefined,
      });
  }

  catchSeat(seat: number): void {
    this.sheet = undefined;
    if (this.catchable.includes(seat)) this.input.onSide(`catch ${seat}`);
  }

  /** The paw: catches the one, or opens the list of several. */
  catchAny(): void {
    const [first, second] = this.catchable;
    if (first === undefined) return;
    if (second === undefined) this.catchSeat(first);
    else this.sheet = 'catch';
  }

  sort(): void {
    const next = SORTINGS[(SORTINGS.indexOf(this.sorting) + 1) % SORTINGS.length] ?? 'suit';
    this.#sorting = next;
    this.input.onSort?.(next);
    this.tell(this.say(SORTED_KEYS[next]));
  }

  #send(move: string): void {
    const isCard = CARD_MOVE.test(move);
    const full = isCard && this.#isArmed && this.round?.callDueNext ? withCall(move) : move;
    this.#isArmed = false;
    this.picked = undefined;
    this.notice = undefined;
    this.sent = full;
    clearTimeout(this.#sentTimer);
    this.#sentTimer = setTimeout(() => (this.sent = undefined), SENT_MS);
    this.input.onCommand(full);
  }

  #refuse(group: HandGroup): void {
    this.shaken = { key: group.key, times: this.shaken.times + 1 };
    this.picked = undefined;
    if (group.refusal) this.refused(group.refusal);
    else if (this.round?.turn !== undefined && !this.isMyTurn) {
      const name = this.nameOf(this.round.turn);
      this.#show({
        title: this.say('table.notYourTurn'),
        text: this.say('table.notYourTurnText', { name }),
        clause: undefined,
      });
    }
  }

  /** Shows why a move is not allowed, for eyes and ears. */
  refused(refusal: RefusalText): void {
    const { text, clause } = this.input.explain(refusal);
    this.sent = undefined;
    this.#show({ title: '', text, clause });
  }

  #show(notice: TableNotice): void {
    this.#showFor(notice, NOTICE_MS);
    this.alert(`${notice.title} ${notice.text}`.trim());
    this.input.onSound?.('refusal', { mine: true, level: 0 });
  }

  /** What a card does at this table (long press, right click). */
  help(card: string): void {
    const text = helpWords(card, this.input, this.say);
    this.#showFor({ title: this.cardName(card), text, clause: undefined, kind: 'info' }, NOTICE_MS);
    this.alert(`${this.cardName(card)}: ${text}`);
  }

  /** The summary for eyes, as a notice. */
  showSummary(): void {
    this.#showFor({ title: '', text: this.summary(), clause: undefined, kind: 'info' }, 2 * NOTICE_MS);
  }

  #showFor(notice: TableNotice, ms: number): void {
    this.notice = notice;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = undefined), ms);
  }

  dismiss(): void {
    this.notice = undefined;
  }

  /** A new view has come: whatever was on its way has arrived. */
  settle(): void {
    clearTimeout(this.#sentTimer);
    this.sent = undefined;
    if (!this.round?.callDueNext) this.#isArmed = false;
    const key = this.choosing?.key;
    if (key === undefined) return;
    const group = this.groups.find((candidate) => candidate.key === key);
    this.choosing = group && this.#choicesOf(group).length > 1 ? group : undefined;
  }

  /** Said soon; an identical text is said again. */
  tell(text: string): void {
    this.polite = text === this.polite ? `${text}\u00a0` : text;
  }
  alert(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }

  /** The table in sentences, for ears. */
  summary(): string {
    const round = this.round;
    if (!round) return '';
    const seats = this.view.places
      .filter((place) => place.isIn && place.occupant !== 'free' && place.seat !== this.view.you)
      .map((place) => this.say('table.saySeat', { name: place.name ?? '', count: place.count }));
    return [
      round.top === undefined ? '' : this.say('table.sayTop', { card: this.cardName(round.top) }),
      round.wish === undefined ? '' : this.say('table.sayWish', { suit: this.say(WISH_KEYS[round.wish]) }),
      this.say(round.direction === 1 ? 'table.clockwise' : 'table.counterClockwise'),
      ...seats,
      this.say('table.sayPile', { count: round.drawCount }),
      this.status?.sentence ?? '',
    ]
      .filter((text) => text !== '')
      .join(' ');
  }
}

const WISH_KEYS = { C: 'table.suitC', S: 'table.suitS', H: 'table.suitH', D: 'table.suitD' } as const;
