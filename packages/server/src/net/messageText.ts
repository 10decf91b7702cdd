/**
 * The text of a message. Most of what a table tells is the same for all who look and for many moves:
 * such parts are written once. A part is known by its identity, so nothing that is shown may be changed
 * in place. Everything beyond ASCII is escaped; so a character is a byte, and the text is copied, not encoded.
 */
import type { RoundView, ServerMessage, TableView } from '@hausregel/protocol';
import type { OpenRound } from '../table/present.ts';
import { type Known, NOTHING_KNOWN, type ToldParts } from './toldParts.ts';

/** What everybody sees of a round (`OpenRound`). */
const OPEN_KEYS = Object.keys({
  round: true,
  isDeciding: true,
  dealer: true,
  turn: true,
  direction: true,
  top: true,
  topBy: true,
  grace: true,
  discard: true,
  wish: true,
  demand: true,
  drawCount: true,
  callWord: true,
  lastCallWord: true,
  out: true,
  agreed: true,
  constant: true,
  finisher: true,
  deadline: true,
  stamps: true,
  deal: true,
  digest: true,
} satisfies Record<keyof OpenRound, true>) as readonly (keyof OpenRound)[];

interface Written {
  readonly message: ServerMessage;
  readonly known: Known;
  readonly text: string;
}

/** A part that was written last, and its text. */
interface Part<T> {
  readonly part: T;
  readonly text: string;
}

export class MessageWriter {
  private readonly lasting: WeakMap<object, string> = new WeakMap();
  private places: Part<object> | undefined;
  private events: Part<object> | undefined;
  private round: Part<RoundView> | undefined;
  /** The message written last, and without which parts: spectators get the same. */
  private last: Written | undefined;

  /** JSON, every byte of it ASCII. `told`: of a socket on which nothing is told twice. */
  text(message: ServerMessage, told?: ToldParts): string {
    return told === undefined ? `{${this.without(NOTHING_KNOWN, message)}}` : this.toldText(message, told);
  }

  private toldText(message: ServerMessage, told: ToldParts): string {
    if (message.type === 'welcome') told.forget();
    const known = 'view' in message ? this.knownParts(message.view, told) : NOTHING_KNOWN;
    return `{"n":${told.next()},${known.text}${this.without(known, message)}}`;
  }

  private knownParts(view: TableView, told: ToldParts): Known {
    return told.known((part) => this.partText(part, view[part]));
  }

  /** Without its braces: what is cut off a text that was put together is a copy of it. */
  private without(known: Known, message: ServerMessage): string {
    if (this.last?.message === message && this.last.known === known) return this.last.text;
    const text = 'view' in message ? this.withView(message, known) : plain(message).slice(1, -1);
    this.last = { message, known, text };
    return text;
  }

  private withView(message: Extract<ServerMessage, { view: TableView }>, known: Known): string {
    return fieldsText(message, (key, value) => {
      if (key === 'view') return this.viewText(message.view, known);
      if (key !== 'events') return plain(value);
      this.events = written(value as object, this.events);
      return this.events.text;
    });
  }

  private viewText(view: TableView, known: Known): string {
    return `{${fieldsText(view, (key, value) => (known.parts.has(key) ? undefined : this.partText(key, value)))}}`;
  }

  private partText(key: string, part: unknown): string {
    if (typeof part !== 'object' || part === null) return part === undefined ? '' : plain(part);
    switch (key) {
      // These stay the same for many moves.
      case 'ruleSet':
      case 'settings':
      case 'match':
        return this.lastingText(part);
      // All who look at one moment share this.
      case 'places':
        this.places = written(part, this.places);
        return this.places.text;
      case 'round':
        return this.roundText(part as RoundView);
      default:
        return plain(part);
    }
  }

  private lastingText(part: object): string {
    const known = this.lasting.get(part);
    if (known !== undefined) return known;
    const text = plain(part);
    this.lasting.set(part, text);
    return text;
  }

  /** What everybody sees of the round is written once for all of them, what the seat alone sees for each. */
  private roundText(round: RoundView): string {
    const last = this.round?.part;
    if (last === undefined || OPEN_KEYS.some((key) => last[key] !== round[key])) {
      const open = Object.fromEntries(OPEN_KEYS.map((key) => [key, round[key]]));
      this.round = { part: round, text: plain(open).slice(0, -1) };
    }
    const { hand, otherMoves, sideMoves, callDueNext, callDueWith, looks } = round;
    const own = plain({ hand, otherMoves, sideMoves, callDueNext, callDueWith, looks });
    return `${this.round?.text},${own.slice(1)}`;
  }
}

const written = (part: object, last: Part<object> | undefined): Part<object> =>
  last?.part === part ? last : { part, text: plain(part) };

/** As `JSON.stringify` writes what is in an object, each value as told; undefined: it is left out. */
function fieldsText(object: object, write: (key: string, value: unknown) => string | undefined): string {
  let text = '';
  for (const key in object) {
    const value: unknown = object[key as keyof typeof object];
    const valueText = value === undefined ? undefined : write(key, value);
    if (valueText !== undefined) text += `${text === '' ? '' : ','}"${key}":${valueText}`;
  }
  return text;
}

const BEYOND_ASCII = /[\u0080-\uFFFF]/g;
const IS_BEYOND_ASCII = /[\u0080-\uFFFF]/;
/** Nothing that JSON would escape. */
const IS_SIMPLE = /^[ !#-[\]-~]*$/;

/** Numbers are whole or at least finite, and most of what there is to write. */
function plain(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string' && IS_SIMPLE.test(value)) return `"${value}"`;
  const text = JSON.stringify(value);
  return IS_BEYOND_ASCII.test(text) ? text.replace(BEYOND_ASCII, escapeOf) : text;
}

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
