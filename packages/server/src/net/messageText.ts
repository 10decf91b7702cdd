/**
 * The bytes of a message. Most of what a table tells is the same for all who look and for many moves:
 * such parts are written once. A part is known by its identity, so nothing that is shown may be changed
 * in place. Everything beyond ASCII is escaped; so a character is a byte, and the text is copied, not encoded.
 */
import type { ServerMessage, TableView } from '@hausregel/protocol';

type Viewed = Extract<ServerMessage, { readonly view: TableView }>;

/** Parts of a view that stay the same for many moves. */
const LASTING: ReadonlySet<string> = new Set(['ruleSet', 'settings'] satisfies (keyof TableView)[]);
/** Parts of a view that all who look at one moment share. */
const SHARED: ReadonlySet<string> = new Set(['places', 'match'] satisfies (keyof TableView)[]);

export class MessageWriter {
  private readonly lasting: WeakMap<object, string> = new WeakMap();
  /** The part written last, by its name. */
  private readonly shared: Map<string, { readonly part: object; readonly text: string }> = new Map();
  /** The message written last: spectators get the same. */
  private last: { readonly message: ServerMessage; readonly bytes: Buffer } | undefined;

  /** JSON, every byte of it ASCII. */
  bytes(message: ServerMessage): Buffer {
    if (this.last?.message === message) return this.last.bytes;
    const text = 'view' in message ? this.viewed(message) : plain(message);
    const bytes = Buffer.from(text, 'latin1');
    this.last = { message, bytes };
    return bytes;
  }

  private viewed(message: Viewed): string {
    return objectText(message, (key, value) => (key === 'view' ? this.view(message.view) : plain(value)));
  }

  private view(view: TableView): string {
    return objectText(view, (key, value) => {
      if (typeof value !== 'object' || value === null) return plain(value);
      if (LASTING.has(key)) return this.lastingText(value);
      return SHARED.has(key) ? this.sharedText(key, value) : plain(value);
    });
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

/** As `JSON.stringify` writes an object, each value as told. */
function objectText(object: object, write: (key: string, value: unknown) => string): string {
  let text = '';
  for (const [key, value] of Object.entries(object)) {
    if (value !== undefined) text += `${text === '' ? '{' : ','}"${key}":${write(key, value)}`;
  }
  return `${text === '' ? '{' : text}}`;
}

const BEYOND_ASCII = /[\u0080-\uFFFF]/g;

const plain = (value: unknown): string =>
  JSON.stringify(value).replace(BEYOND_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
