/**
 * The text of a message. Most of what a table tells is the same for all who look and for many moves:
 * such parts are written once. A part is known by its identity, so nothing that is shown may be changed
 * in place. Everything beyond ASCII is escaped; so a character is a byte, and the text is copied, not encoded.
 */
import type { ServerMessage, TableView } from '@hausregel/protocol';
import type { ToldParts } from './toldParts.ts';

/** Parts of a view that stay the same for many moves. */
const LASTING: readonly string[] = ['ruleSet', 'settings', 'match'] satisfies (keyof TableView)[];
/** Parts of a view that all who look at one moment share. */
const SHARED: readonly string[] = ['places'] satisfies (keyof TableView)[];

interface Written {
  readonly message: ServerMessage;
  readonly left: string;
  readonly text: string;
}

export class MessageWriter {
  private readonly lasting: WeakMap<object, string> = new WeakMap();
  /** The part written last, by its name. */
  private readonly shared: Map<string, { readonly part: object; readonly text: string }> = new Map();
  /** The message written last, and without which parts: spectators get the same. */
  private last: Written | undefined;

  /** JSON, every byte of it ASCII. `told`: of a socket on which nothing is told twice. */
  text(message: ServerMessage, told?: ToldParts): string {
    return told === undefined ? this.without([], message) : this.toldText(message, told);
  }

  private toldText(message: ServerMessage, told: ToldParts): string {
    if (message.type === 'welcome') told.forget();
    const left = 'view' in message ? this.knownParts(message.view, told) : [];
    const kept = left.length === 0 ? '' : `"kept":${JSON.stringify(left)},`;
    return `{"n":${told.next()},${kept}${this.without(left, message).slice(1)}`;
  }

  private knownParts(view: TableView, told: ToldParts): readonly string[] {
    return told.known((part) => this.partText(part, view[part]));
  }

  private without(left: readonly string[], message: ServerMessage): string {
    const key = left.join();
    if (this.last?.message === message && this.last.left === key) return this.last.text;
    const text = objectText(message, (field, value) =>
      field === 'view' && 'view' in message ? this.viewText(message.view, left) : plain(value),
    );
    this.last = { message, left: key, text };
    return text;
  }

  private viewText(view: TableView, left: readonly string[]): string {
    return objectText(view, (key, value) => (left.includes(key) ? undefined : this.partText(key, value)));
  }

  private partText(key: string, part: unknown): string {
    if (typeof part !== 'object' || part === null) return part === undefined ? '' : plain(part);
    if (LASTING.includes(key)) return this.lastingText(part);
    return SHARED.includes(key) ? this.sharedText(key, part) : plain(part);
  }

  private lastingText(part: object): string {
    const known = this.lasting.get(part);
    if (known !== undefined) return known;
    const text = plain(part);
    this.lasting.set(part, text);
    return text;
  }

  private sharedText(key: string, part: object): string {
    const known = this.shared.get(key);
    if (known?.part === part) return known.text;
    const text = plain(part);
    this.shared.set(key, { part, text });
    return text;
  }
}

/** As `JSON.stringify` writes an object, each value as told; undefined: it is left out. */
function objectText(object: object, write: (key: string, value: unknown) => string | undefined): string {
  let text = '';
  for (const [key, value] of Object.entries(object)) {
    const written = value === undefined ? undefined : write(key, value);
    if (written !== undefined) text += `${text === '' ? '{' : ','}"${key}":${written}`;
  }
  return `${text === '' ? '{' : text}}`;
}

const BEYOND_ASCII = /[\u0080-\uFFFF]/g;
const IS_BEYOND_ASCII = /[\u0080-\uFFFF]/;

/** Numbers are whole or at least finite, and most of what there is to write. */
function plain(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = JSON.stringify(value);
  return IS_BEYOND_ASCII.test(text) ? text.replace(BEYOND_ASCII, escapeOf) : text;
}

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
