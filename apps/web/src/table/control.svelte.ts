import type { Announcement } from '@hausregel/core';
import type { EventText, RefusalText } from '@hausregel/protocol';
import { withAllTexts } from '../lib/i18n.svelte.ts';
import { callWord } from './cardWords.ts';
import { turnSentence } from './cues.ts';
import type { HandGroup } from './handGroups.ts';
import type * as Help from './help.ts';
import { withCall } from './moveText.ts';
import { OwnMoves } from './ownMoves.svelte.ts';
import { SETTLE_MS } from './pressGuard.ts';
import { SORTINGS } from './types.ts';
import { ShownNotice, type TableNotice } from './shownNotice.svelte.ts';

type Told = Pick<TableNotice, 'text' | 'clause' | 'also'>;

export interface Flying {
  /** Laid cards whose flight is not over: so many top cards of the pile are still covered. */
  readonly covered: number;
  /** Cards are being dealt: the hand appears card by card. */
  readonly isDealing: boolean;
}

export type TableSheet = 'menu' | 'log' | 'keys' | 'catch' | 'queens' | 'break';
export type MauState = 'quiet' | 'due' | 'armed' | 'said';

/** Moves that lay a card begin with its rank; all others with a small letter or a sign. */
const CARD_MOVE = /^[2-9TJQKAX]/;
const SENT_MS = 4000;
/** Happenings that leave the position as it is. */
const STILL: ReadonlySet<EventText['type']> = new Set(['announced', 'agreed', 'look', 'seat', 'standIn']);
/** Several cards are not laid without asking. */
const isAsked = (moves: readonly string[]): boolean => moves.length > 1 || moves[0]?.includes('+') === true;

/** The words of what cards do and what has happened come when somebody asks. */
const loadHelp = (): Promise<typeof Help | undefined> => withAllTexts(import('./help.ts')).catch(() => undefined);

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
export class TableControl extends OwnMoves {
  /** The next card is to be sent with the call. */
  #isArmed = $state(false);
  /** A card whose move needs a choice (number of copies, what a joker stands for, meeting, wish). */
  choosing = $state.raw<HandGroup>();
  /** The list of suits is open for the start card, which may be named instead of laying. */
  naming = $state(false);
  /** A wish that is owed was put off, to look at the rules first, say. */
  #isPutOff = $state(false);
  /** A last card without its call, about to be tried. */
  trying = $state.raw<HandGroup>();
  /** Card chosen by the first of two taps. */
  picked = $state<string>();
  sheet = $state<TableSheet>();
  /** The seat whose menu is open. */
  seatMenu = $state<number>();
  readonly shown: ShownNotice = new ShownNotice();
  /** Group that shakes; the number makes it shake again. */
  shaken = $state.raw<{ readonly key: string; readonly times: number }>({ key: '', times: 0 });
  /** A move that is on its way. */
  sent = $state<string>();
  /** For ears: told at once. */
  urgent = $state('');
  /** For ears: told when there is time. */
  polite = $state('');
  /** Cards in the air; nothing flies until the pictures of it are loaded, or where nobody wants them. */
  flying = $state.raw<Flying>({ covered: 0, isDealing: false });
  /** Where the last laid card was in the hand, for its flight. */
  takenFrom: DOMRect | undefined;
  #sentTimer: ReturnType<typeof setTimeout> | undefined;
  #drewAt = -Infinity;

  readonly mauState: MauState = $derived.by(() => {
    const round = this.round;
    if (!round || this.view.you === undefined) return 'quiet';
    if (round.sideMoves.includes('~')) return 'due';
    const call = this.view.places.find((place) => place.seat === this.view.you)?.call;
    if (call === 'open') return 'due';
    if (this.#isArmed) return 'armed';
    if (round.callDueNext && this.isMyTurn && this.canLay) return 'due';
    return call === 'made' ? 'said' : 'quiet';
  });
  /** Something has to be chosen before anything is sent. */
  readonly isAsked: boolean = $derived.by(
    () => this.choosing !== undefined || this.naming || (this.owesWish && !this.#isPutOff),
  );
  readonly canBreak: boolean = $derived.by(() => this.round?.sideMoves.includes('break') ?? false);
  /** Everything that laying the chosen card can mean. */
  readonly choices: readonly string[] = $derived.by(() =>
    this.choosing === undefined ? this.wishMoves : this.choicesOf(this.choosing),
  );

  /** A word as it is called out: "Mau!". */
  callOut(word: Announcement | undefined): string {
    return this.say('table.callOut', { word: callWord(word, this.say) });
  }

  /** A tap on a card, or Enter. */
  tap(group: HandGroup, at?: DOMRect): void {
    if (this.sent !== undefined) return;
    if (group.moves.length === 0) {
      if (group.attempt === undefined) this.#refuse(group);
      else this.trying = group;
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
    const choices = this.choicesOf(group);
    const [only] = choices;
    if (only !== undefined && !isAsked(choices)) this.#send(only);
    else this.choosing = group;
  }

  /** One of the choices of a card. */
  choose(move: string): void {
    this.choosing = undefined;
    this.naming = false;
    this.#send(move);
  }

  /** The last card is tried without its call. */
  tryUncalled(): void {
    const move = this.trying?.attempt;
    this.trying = undefined;
    if (move !== undefined) this.#send(move);
  }

  cancelChoice(): void {
    this.#isPutOff = this.owesWish;
    this.choosing = undefined;
    this.naming = false;
    this.trying = undefined;
    this.takenFrom = undefined;
  }

  /** Draws; where that is not allowed, the server tells why not, but not of the second tap of two. */
  draw(): void {
    if (this.canDraw) this.play('draw');
    else if (this.isMyTurn && this.sent === undefined && performance.now() > this.#drewAt + SETTLE_MS)
      this.input.onCommand('draw');
  }
  pass(): void {
    if (this.canPass) this.play('pass');
  }

  /** A move without a card of the hand, if it is possible now. */
  play(move: string): void {
    this.sheet = undefined;
    if (this.sent === undefined && this.round?.otherMoves.includes(move)) this.#send(move);
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

  /** The Mau button: says it now, or with the next card; else the server tells why not. */
  mau(): void {
    const round = this.round;
    if (!round || this.mauState === 'said') return;
    if (round.callDueWith && !round.sideMoves.includes('~')) this.#isArmed = !this.#isArmed;
    else this.input.onSide('~');
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
    this.chosenSorting = next;
    this.input.onSort?.(next);
    this.tell(this.say(SORTED_KEYS[next]));
  }

  #send(move: string): void {
    const full =
      this.#isArmed && CARD_MOVE.test(move) && this.round?.callDueWith?.includes(move.split('+').length)
        ? withCall(move)
        : move;
    this.#isArmed = false;
    this.picked = undefined;
    if (this.shown.now?.kind !== 'info') this.shown.dismiss();
    this.sent = full;
    clearTimeout(this.#sentTimer);
    this.#sentTimer = setTimeout(() => (this.sent = undefined), SENT_MS);
    this.input.onCommand(full);
  }

  #refuse(group: HandGroup): void {
    this.shaken = { key: group.key, times: this.shaken.times + 1 };
    this.picked = undefined;
    if (group.refusal) this.refused(group.refusal);
    else if (this.round?.turn !== undefined && !this.isMyTurn) void this.#refuseOutOfTurn(group.card);
  }

  async #refuseOutOfTurn(card: string): Promise<void> {
    const [help] = await Promise.all([loadHelp(), this.input.untilExplained()]);
    if (help) this.#show(help.outOfTurn(card, this));
  }

  /** What was told of the position before is past once it is another one. */
  moved(fresh: readonly EventText[]): void {
    if (fresh.some(({ type }) => !STILL.has(type))) this.shown.moveOn(this.isMyTurn);
  }

  /** Tells what new happenings did to me unasked, and why; answers which of them it has told. */
  async heard(fresh: readonly EventText[]): Promise<readonly EventText[]> {
    const told = this.view.you === undefined ? undefined : (await loadHelp())?.befallen(fresh, this);
    if (told === undefined) return [];
    // Ears hear only what is told last, and my turn may have come with it.
    this.#explain(told.title, told, this.isMyTurn ? turnSentence(this) : '');
    return told.tells;
  }

  /** Shows why a move is not allowed, for eyes and ears. */
  refused(refusal: RefusalText): void {
    this.sent = undefined;
    void this.#tellRefusal(refusal);
  }

  async #tellRefusal(refusal: RefusalText): Promise<void> {
    const laid = this.input.events.findLast(({ event }) => event.type === 'laid');
    // Whoever was overtaken is told that.
    if (refusal.code === 'not-your-turn' && laid && (await this.heard([laid.event])).length) return;
    await this.input.untilExplained();
    const told = { title: '', ...this.input.explain(refusal) };
    const isEarly = refusal.code === 'nothing-to-call' && refusal.move === '~' && this.round?.callWord !== undefined;
    this.#show(
      isEarly
        ? {
            ...told,
            title: this.say('table.mauNotYet'),
            text: this.say('table.mauNotYetText', { word: this.callWord }),
          }
        : told,
    );
  }

  #show(notice: TableNotice): void {
    this.shown.show(notice, 1, this.isMyTurn);
    this.alert(`${notice.title} ${notice.text}`.trim());
    this.input.onSound?.('refusal', { mine: true, level: 0 });
  }

  /** What a card does at this table (long press, right click). */
  async help(card: string): Promise<void> {
    const held = this.round?.hand.find((each) => each.card === card);
    const as = held?.as ?? (this.round?.grace === undefined ? undefined : 'grace');
    const told = (await loadHelp())?.helpFor(card, as, {
      ruleSet: this.view.ruleSet,
      specialOf: this.input.specialOf,
      say: this.say,
    });
    const name = this.cardName(card);
    if (told) this.#explain(`${name.charAt(0).toUpperCase()}${name.slice(1)}:`, told);
  }

  /** What happened last, and why. */
  async happened(): Promise<void> {
    const told = (await loadHelp())?.lastHappening(this);
    if (told) this.#explain('', told);
  }

  #explain(title: string, told: Told, next = ''): void {
    this.inform(title, told);
    this.alert(`${title} ${told.text} ${next}`.trim());
  }

  /** A notice that nothing forbids anything. */
  inform(title: string, told: Told): void {
    this.shown.show({ title, ...told, kind: 'info' }, 2, this.isMyTurn);
  }

  /** A new view has come: whatever was on its way has arrived. */
  settle(): void {
    clearTimeout(this.#sentTimer);
    if (this.sent === 'draw') this.#drewAt = performance.now();
    this.sent = undefined;
    if (!this.round?.callDueWith) this.#isArmed = false;
    if (!this.canName) this.naming = false;
    if (!this.owesWish) this.#isPutOff = false;
    this.trying = undefined;
    const key = this.choosing?.key;
    if (key === undefined) return;
    const group = this.groups.find((candidate) => candidate.key === key);
    this.choosing = group && isAsked(this.choicesOf(group)) ? group : undefined;
  }

  /** Said soon; an identical text is said again. */
  tell(text: string): void {
    this.polite = text === this.polite ? `${text}\u00a0` : text;
  }
  alert(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }
}
