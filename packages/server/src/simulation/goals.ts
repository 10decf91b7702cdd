/** What must have occurred in the seeds of CI: else the simulation does not look where it should. */
import { REFUSAL_CODES } from '@hausregel/core';
import type { Command, ProtocolError } from '@hausregel/protocol';
import { PRESETS } from '@hausregel/rules';
import type { TableEvent } from '../table/tableEvent.ts';
import { CRASH_POINTS } from './crashPoints.ts';
import { RACERS } from './races.ts';
import type { BadLine } from './setting.ts';
import type { Counts } from './tally.ts';

/** Each event of a table, in the ways in which it comes about. */
const EVENTS: Readonly<Record<TableEvent['type'], readonly string[]>> = {
  created: [''],
  sat: [''],
  botSat: [''],
  stood: [':stood', ':kicked'],
  renamed: [''],
  host: [''],
  ready: [''],
  settings: [''],
  pledged: [''],
  committed: [''],
  opened: [''],
  dropped: [''],
  matchStarted: [''],
  dealt: [''],
  moved: [':person', ':bot', ':stand-in', ':clock', ':leaver'],
  agreed: [''],
  standIn: [':on', ':off'],
  chat: [''],
  lookAsked: [''],
  lookAnswered: [''],
  whispered: [''],
  rulesProposed: [''],
  rulesAnswered: [':on', ':off'],
  rulesChanged: [''],
  closed: [':dead', ':host'],
};

/** Each command: sent, and done. */
const COMMANDS: Readonly<Record<Command['type'], true>> = {
  move: true,
  sit: true,
  stand: true,
  rename: true,
  bot: true,
  ready: true,
  start: true,
  next: true,
  settings: true,
  kick: true,
  close: true,
  chat: true,
  look: true,
  show: true,
  whisper: true,
  propose: true,
  accept: true,
  pledge: true,
  open: true,
  ping: true,
};

/** Errors of the protocol; false: those of sockets and requests, which are tested there. */
const ERRORS: Readonly<Record<ProtocolError, boolean>> = {
  'bad-message': true,
  'too-large': false,
  'too-fast': true,
  'wrong-version': false,
  'unknown-table': true,
  'unknown-code': true,
  'code-expired': true,
  'table-full': true,
  'seat-taken': true,
  'not-seated': true,
  'host-only': true,
  'not-now': true,
  'bad-name': false,
  'bad-rule-set': true,
  'bad-token': true,
  stale: true,
  'server-busy': true,
  'not-stored': true,
  'table-unreadable': false,
};

/** So rare that a change elsewhere may leave them out. */
const RARE_REFUSALS: ReadonlySet<string> = new Set(['last-card-barred', 'call-missing']);
const RARE_RACE = 'call+call';

const LINES: Readonly<Record<keyof BadLine, true>> = { lost: true, dropped: true, doubled: true, broken: true };

const names = (kind: string, of: object): string[] => Object.keys(of).map((name) => `${kind}:${name}`);

/** Each with each, also two persons who want the same. */
const RACES = RACERS.flatMap((one, index) => RACERS.slice(index).map((other) => [one, other].toSorted().join('+')));

export const GOALS: readonly string[] = [
  ...Object.entries(EVENTS).flatMap(([type, ways]) => ways.map((way) => `event:${type}${way}`)),
  ...names('command', COMMANDS),
  ...names('ok', COMMANDS),
  ...Object.entries(ERRORS).flatMap(([code, isMet]) => (isMet ? [`error:${code}`] : [])),
  ...REFUSAL_CODES.filter((code) => !RARE_REFUSALS.has(code)).map((code) => `error:${code}`),
  ...['any', ...CRASH_POINTS].map((point) => `crash:${point}`),
  ...RACES.filter((race) => race !== RARE_RACE).map((race) => `race:${race}`),
  ...names('trouble', LINES),
  ...['append-lost', 'append-unknown', 'late', 'sleep', 'jump', 'stop', 'no-start'].map((name) => `trouble:${name}`),
  ...['soon', 'late', 'never', 'wrong'].map((how) => `opening:${how}`),
  ...['kicked', 'table-gone'].map((code) => `bye:${code}`),
  ...['seat', 'spectator', 'elsewhere'].map((how) => `client:${how}`),
  ...['one-process', 'many-nodes', 'house-rules', 'dealt-at-once'].map((name) => `world:${name}`),
  ...PRESETS.map(({ id }) => `rules:${id}`),
];

/** What was never met. */
export const unmet = (counts: Counts): string[] => GOALS.filter((name) => counts[name] === undefined);
