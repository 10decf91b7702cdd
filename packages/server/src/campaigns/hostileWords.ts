/** Messages that nobody honest sends: from a grammar of all that the protocol knows, and by changing those. */
import type { Xoshiro128 } from '@hausregel/core';
import { MESSAGE_BYTES_MAX, PROTOCOL_VERSION } from '@hausregel/protocol';
import { encodeRuleSet, PRESETS, withOverrides } from '@hausregel/rules';
import { present } from '../assert.ts';
import { anyMove } from './probes.ts';

/** What whoever makes a message has heard of. */
export interface Known {
  /** Ids of tables and tokens of seats, some of them nobody's. */
  readonly tables: readonly string[];
  readonly tokens: readonly string[];
  readonly codes: readonly string[];
  /** What others sent or were told before. */
  readonly heard: readonly string[];
}

const TYPES = [
  'move sit stand rename bot ready start next settings kick close chat look show whisper propose accept pledge open ping',
  'hello welcome update ok error bye moved toString __proto__ constructor',
].flatMap((line) => line.split(' '));
/** New rules take two of these in a row, or more, of several seats. */
const OF_RULES = ['propose', 'accept'];
/** What ends a table, or takes a seat away for good, comes less often than the rest. */
const ENDING = ['close', 'stand', 'kick'];
const FIELDS =
  'id move seq seat name on settings text rules watching pledge number value v table token code __proto__'.split(' ');
const SETTINGS = 'turnSeconds botLevel botMs awaySeconds leaver looks constant watching nonsense'.split(' ');

/** Rules that a table may be asked to play by, as links have them: all presets, and each with a few rules of the house. */
const RULES: readonly string[] = PRESETS.flatMap((preset) =>
  [{}, { matchTarget: 20 }, { matchRounds: 2, matchTarget: 0 }, { scoring: 'wins' }].flatMap((house) => {
    const rules = withOverrides(preset, house);
    return rules.ok ? [encodeRuleSet(rules.value)] : [];
  }),
);
/** What can be asked for at a path, of a table and beside tables. */
const TABLE_PATHS = ['record', 'shown', ''];
const OTHER_PATHS = [
  '/api/health',
  '/healthz',
  '/api/tables',
  '/api/codes',
  '/api/codes/',
  '/api/',
  '/api',
  '/metrics',
];

/** Texts that have made trouble somewhere: markup, directions, zero widths, stacked marks, halves, controls. */
export const NASTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202Eevil\u202C',
  '\u200B\u200D\uFEFF',
  `Z${'\u0335\u0336\u0337'.repeat(40)}`,
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '{{constructor.constructor("1")()}}',
  "'; DROP TABLE events; --",
  '../../etc/passwd',
  '👩‍👩‍👧‍👦'.repeat(9),
  '𝕬𝖓𝖓𝖆',
  'A\u0430\u0410',
  'ﷺ'.repeat(30),
  'x'.repeat(500),
  '%00%0d%0aSet-Cookie:a=b',
];

const NUMBERS = [0, -1, 1, 2, 7, 11, 12, 60, 0.5, -0, 1e9, 2 ** 31, 2 ** 53, 1e308, Number.NaN];

export class HostileWords {
  private readonly chance: Xoshiro128;
  private ids = 0;

  constructor(chance: Xoshiro128) {
    this.chance = chance;
  }

  /** The next text; some of them are right. */
  next(known: Known): string {
    switch (this.below(12)) {
      case 0:
        return this.mutated(known.heard[this.below(known.heard.length)] ?? '{}');
      case 1:
        return known.heard[this.below(known.heard.length)] ?? '';
      case 2:
        return this.hello(known);
      case 3:
        return this.monster();
      case 4:
        return this.mutated(this.command(known));
      case 5:
        return JSON.stringify(this.value(0));
      default:
        return this.command(known);
    }
  }

  /** The body of a request that makes a table. */
  create(): string {
    const body = JSON.stringify({
      v: this.rarely(8) ? this.value(0) : PROTOCOL_VERSION,
      ruleSet: this.rarely(2) ? 'family' : this.value(0),
      seats: this.number(),
      bots: this.number(),
      playerName: this.text(),
      ...(this.rarely(3) ? { overrides: this.value(0) } : {}),
      ...(this.rarely(3) ? { settings: this.settings() } : {}),
      start: this.rarely(2),
      ...(this.rarely(3) ? { pledge: this.rarely(2) ? 'a'.repeat(64) : this.text() } : {}),
    });
    return this.rarely(3) ? this.mutated(body) : body;
  }

  /** The path of a request that only asks. */
  path({ tables, codes }: Known): string {
    const part = (of: readonly string[]): string => {
      const text = this.rarely(3) ? this.text() : this.of(of);
      return this.rarely(6) ? text : encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));
    };
    switch (this.below(4)) {
      case 0:
        return this.of(OTHER_PATHS);
      case 1:
        return `/api/codes/${part(codes)}`;
      case 2:
        return `/api/codes/${part(codes)}?table=${part(tables)}`;
      default:
        return `/api/tables/${part(tables)}/${this.of(TABLE_PATHS)}`;
    }
  }

  /** Whether it is one of the cases that come once in so many. */
  rarely(every: number): boolean {
    return this.below(every) === 0;
  }

  below(bound: number): number {
    return bound < 1 ? 0 : this.chance.below(bound);
  }

  private of<T>(list: readonly T[]): T {
    return present(list[this.below(list.length)]);
  }

  private hello({ tables, tokens }: Known): string {
    return JSON.stringify({
      type: 'hello',
      v: this.rarely(8) ? this.number() : PROTOCOL_VERSION,
      table: this.rarely(8) ? this.text() : this.of(tables),
      ...(this.rarely(2) ? { token: this.rarely(4) ? this.text() : this.of(tokens) } : {}),
    });
  }

  /** A command of some type with the fields that it has, and now and then others or wrong ones. */
  private command({ tokens }: Known): string {
    const drawn = this.rarely(3) ? 'move' : this.of(this.rarely(4) ? OF_RULES : TYPES);
    const type = ENDING.includes(drawn) && !this.rarely(10) ? 'move' : drawn;
    const own = OWN_FIELDS.get(type) ?? [];
    const given = FIELDS.filter((field) => (own.includes(field) ? !this.rarely(20) : this.rarely(150)));
    const fields = given.map((field) => [field, this.field(field, tokens)]);
    return JSON.stringify(Object.fromEntries([['type', type], ['id', this.id()], ...fields]));
  }

  private field(name: string, tokens: readonly string[]): unknown {
    if (this.rarely(12)) return this.value(0);
    if (name === 'move') return this.rarely(4) ? this.text() : anyMove(this.chance);
    if (name === 'on') return this.rarely(2);
    if (name === 'seat') return this.below(13);
    if (name === 'settings') return this.settings();
    if (name === 'pledge') return this.hex(64);
    if (name === 'value') return this.hex(32);
    if (name === 'token') return this.of(tokens);
    if (name === 'rules') return this.rules();
    if (name === 'watching') return this.of(['public', 'hands']);
    return name === 'seq' || name === 'number' ? this.below(80) : this.text();
  }

  /** Rules as a link has them, most of them as they should be. */
  private rules(): string {
    const text = this.of(RULES);
    return this.rarely(4) ? this.mutated(text) : text;
  }

  private settings(): object {
    return Object.fromEntries(SETTINGS.filter(() => this.rarely(4)).map((name) => [name, this.value(1)]));
  }

  private id(): string {
    if (this.rarely(15)) return this.text();
    // Ids come again: the same one must not take effect twice.
    if (this.rarely(6)) this.ids = Math.max(0, this.ids - this.below(20));
    return `fuzz-${String(++this.ids).padStart(8, '0')}`;
  }

  private text(): string {
    if (this.rarely(2)) return this.of(NASTY_TEXTS);
    return String.fromCharCode(...Array.from({ length: this.below(12) }, () => 32 + this.below(0x2_000)));
  }

  private hex(length: number): string {
    return Array.from({ length }, () => this.below(16).toString(16)).join('');
  }

  private number(): number {
    return this.rarely(2) ? this.of(NUMBERS) : this.below(13);
  }

  private value(depth: number): unknown {
    const kind = this.below(depth > 4 ? 4 : 6);
    if (kind === 0) return this.number();
    if (kind === 1) return this.text();
    if (kind === 2) return this.rarely(2) ? null : this.rarely(2);
    if (kind === 3) return this.of(TYPES);
    const parts = Array.from({ length: this.below(4) }, () => this.value(depth + 1));
    return kind === 4 ? parts : Object.fromEntries(parts.map((part) => [this.of(FIELDS), part]));
  }

  /** Too long, nested too deeply, or too much of the same. */
  private monster(): string {
    const size = 1 + this.below(MESSAGE_BYTES_MAX);
    switch (this.below(5)) {
      case 0:
        return '['.repeat(size);
      case 1:
        return `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;
      case 2:
        return JSON.stringify({ type: 'chat', id: this.id(), text: 'ß'.repeat(size) });
      case 3:
        return `[${'0,'.repeat(size)}0]`;
      default:
        return 'x'.repeat(MESSAGE_BYTES_MAX + size);
    }
  }

  /** A few characters left out, doubled, exchanged or put in. */
  private mutated(text: string): string {
    let result = text;
    for (let count = 1 + this.below(3); count > 0; count--) {
      const at = this.below(result.length + 1);
      const patch = this.of([
        '',
        '',
        '"',
        '\\',
        '{',
        ']',
        ',',
        ':',
        '0',
        '9'.repeat(30),
        this.of(NASTY_TEXTS),
        result.slice(at, at + 5),
      ]);
      result = result.slice(0, at) + patch + result.slice(at + this.below(4));
    }
    return result;
  }
}

/** Fields of each command beside type and id. */
const OWN_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    move: ['move', 'seq'],
    sit: ['name'],
    rename: ['name'],
    bot: ['seat', 'on'],
    ready: ['on'],
    settings: ['settings'],
    kick: ['seat'],
    chat: ['text'],
    look: ['seat'],
    show: ['seat', 'on'],
    whisper: ['seat', 'text'],
    propose: ['rules', 'watching'],
    accept: ['on'],
    pledge: ['pledge'],
    open: ['number', 'value'],
    hello: ['v', 'table'],
  }),
);
