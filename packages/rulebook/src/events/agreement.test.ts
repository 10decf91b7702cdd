/** What is told of a move is what it did, and rests on a clause of the table's book. */
import { eventsFor, type MoveNote, noteOf, Position } from '@hausregel/core';
import { formatKind, formatMove } from '@hausregel/notation';
import { type Language, LANGUAGES } from '@hausregel/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clausesOfBook } from '../testing/refusalFaults.ts';
import { anyTable, type Table, TABLES, walk } from '../testing/walks.ts';
import { explainEvents } from './explainEvents.ts';
import type { Happening } from './happening.ts';
import { happeningOf } from './happeningOf.ts';
import { toldFaults } from '../testing/toldFaults.ts';

/** `AGREEMENT_RUNS=10000` makes a campaign of it. */
const RUNS = Number(process.env['AGREEMENT_RUNS'] ?? 15);
const SEEDS = [1, 2];
/** So many happenings before the last ones are kept. */
const LOG_MAX = 40;
const TIMEOUT_MS = 60 * 60_000;

function faultsOf({ ruleSet }: Table, seed: number): readonly string[] {
  const faults: string[] = [];
  let log: readonly Happening[] = [];
  let before: Position | undefined;
  let note: MoveNote | undefined;
  walk(ruleSet, seed, {
    before: (rules, position, { seat, move }) => {
      if (before === undefined) {
        const start = position.discardCount === 0 ? undefined : formatKind(position.discardPile[0] ?? 0);
        log = [{ type: 'dealt', start }, ...eventsFor(position, undefined).map(happeningOf)];
      }
      before ??= new Position(position.seatCount);
      before.copyFrom(position);
      note = noteOf(rules, position, seat, move);
    },
    after: (rules, position, play) => {
      if (before === undefined) return;
      const events = eventsFor(position, undefined, note);
      log = log.slice(-LOG_MAX);
      const { length } = log;
      log = [...log, ...events.map(happeningOf)];
      const reasons = (language: Language): ReturnType<typeof explainEvents> =>
        explainEvents(log, { ruleSet }, language).slice(length);
      const told = reasons('en').flatMap((reason, index) => {
        const event = events[index];
        return reason === undefined || event === undefined ? [] : [{ event, ...reason }];
      });
      const what = `${formatMove(play.move)} ${JSON.stringify(note ?? {})} ${told.map(({ text }) => text).join(' | ')}`;
      const wrong = [
        ...toldFaults({ rules, ruleSet, before, after: position, play, note, events }, told),
        ...told.flatMap(({ clause, event }) =>
          clausesOfBook(ruleSet).has(clause) ? [] : [`the book has no ${clause} (${event.type})`],
        ),
        ...LANGUAGES.flatMap((language) =>
          reasons(language).flatMap((reason) =>
            reason === undefined || /^[„“\p{Lu}].*[.…]$/u.test(reason.text) ? [] : [reason.text],
          ),
        ),
      ];
      faults.push(...wrong.map((fault) => `${fault} – ${what}`));
    },
  });
  return faults;
}

test.each(TABLES)('what is told is what happened: $title', (table) => {
  expect(SEEDS.flatMap((seed) => faultsOf(table, seed))).toEqual([]);
});

test(
  'what is told is what happened under any rules',
  () => {
    fc.assert(
      fc.property(anyTable, fc.nat({ max: 1e6 }), (table, seed) => {
        expect(faultsOf(table, seed)).toEqual([]);
      }),
      { numRuns: RUNS, seed: 8, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);
