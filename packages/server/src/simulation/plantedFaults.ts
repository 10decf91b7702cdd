/**
 * Faults that are made on purpose, one at a time, to see that the simulation finds them: in the log, in
 * what is read again, in answers, in what is told, and in time. Each puts itself into the class that
 * would have it, and gives what takes it out again.
 */
import type { EventText } from '@hausregel/protocol';
import type { LogEntry } from '../log/eventLog.ts';
import { Dealing } from '../table/dealing.ts';
import { Outbox, type Outgoing } from '../table/outbox.ts';
import { RecordBook } from '../table/recordBook.ts';
import { TableState } from '../table/tableState.ts';
import { TurnClock } from '../table/turnClock.ts';
import { SimDatabase } from './simDatabase.ts';
import { SimLog } from './simLog.ts';

type Remove = () => void;

export interface PlantedFault {
  readonly name: string;
  readonly plant: () => Remove;
}

/** Puts another method in the place of one. */
function replace<T extends object, K extends keyof T>(target: T, key: K, make: (original: T[K]) => T[K]): Remove {
  const original = target[key];
  target[key] = make(original);
  return () => {
    target[key] = original;
  };
}

const all =
  (...removes: readonly Remove[]): Remove =>
  () =>
    removes.forEach((remove) => remove());

/** Once in so many times. */
function every(times: number): () => boolean {
  let count = 0;
  return () => ++count % times === 0;
}

const database = SimDatabase.prototype;
const log = SimLog.prototype;
const outbox = Outbox.prototype;

const withoutCommand = (entry: LogEntry): LogEntry => ({ ...entry, command: undefined });
const isBlind = (): Remove => replace(database, 'isWritten', () => () => false);

const OF_THE_LOG: readonly PlantedFault[] = [
  {
    name: 'a log that takes what it has not written for written',
    plant: () => {
      const isLost = every(25);
      return replace(
        database,
        'append',
        (append) =>
          function (this: SimDatabase, ...words) {
            if (!isLost()) append.call(this, ...words);
          },
      );
    },
  },
  {
    name: 'an answer before the commit',
    plant: () =>
      replace(
        log,
        'append',
        (append) =>
          function (this: SimLog, ...words) {
            append.call(this, ...words).catch(() => {});
            return Promise.resolve();
          },
      ),
  },
  {
    name: 'an error of the log that nobody minds',
    plant: () =>
      replace(
        log,
        'append',
        (append) =>
          function (this: SimLog, ...words) {
            return append.call(this, ...words).catch(() => {});
          },
      ),
  },
  {
    name: 'a log without a fence',
    plant: () =>
      all(
        replace(database, 'mayWrite', () => () => true),
        replace(database, 'isNext', () => () => true),
      ),
  },
  {
    name: 'two writers in one epoch',
    plant: () =>
      all(
        replace(database, 'nextEpoch', () => (table) => table.epoch),
        replace(database, 'mayWrite', () => (table, _, epoch) => table.epoch === epoch),
      ),
  },
];

const OF_REPLAY: readonly PlantedFault[] = [
  {
    name: 'a table read again without its last entry',
    plant: () =>
      replace(
        database,
        'read',
        (read) =>
          function (this: SimDatabase, id) {
            const entries = read.call(this, id);
            return entries.length > 1 ? entries.slice(0, -1) : entries;
          },
      ),
  },
  {
    name: 'command ids that are forgotten when a table is read again',
    plant: () =>
      all(
        isBlind(),
        replace(
          database,
          'read',
          (read) =>
            function (this: SimDatabase, id) {
              return read.call(this, id).map(withoutCommand);
            },
        ),
      ),
  },
  {
    name: 'command ids that nobody remembers',
    plant: () =>
      all(
        isBlind(),
        replace(
          TableState.prototype,
          'fold',
          (fold) =>
            function (this: TableState, entry) {
              fold.call(this, entry);
              this.answers.clear();
            },
        ),
      ),
  },
  {
    name: 'contributions that are opened and not mixed in',
    plant: () =>
      replace(
        Dealing.prototype,
        'fold',
        (fold) =>
          function (this: Dealing, event) {
            if (event.type !== 'opened') return fold.call(this, event);
            const { due } = this;
            fold.call(this, event);
            const contributions = due?.contributions.map((item) =>
              item.seat === event.seat ? { ...item, value: '0'.repeat(32) } : item,
            );
            this.due = due === undefined || contributions === undefined ? due : { ...due, contributions };
          },
      ),
  },
];

/** Happenings as they are told, but not to one seat. */
const notTo =
  (hidden: number, eventsOf: (seat: number | undefined) => readonly EventText[]) =>
  (seat: number | undefined): readonly EventText[] =>
    seat === hidden ? [] : eventsOf(seat);

const OF_TELLING: readonly PlantedFault[] = [
  {
    name: 'something that happened and is not told to one seat',
    plant: () =>
      replace(
        outbox,
        'happenBySeat',
        (happen) =>
          function (this: Outbox, eventsOf) {
            happen.call(this, notTo(0, eventsOf));
          },
      ),
  },
  {
    name: 'an update that one connection is not sent',
    plant: () => {
      const isForgotten = every(40);
      return replace(
        outbox,
        'send',
        (send) =>
          function (this: Outbox, client, message) {
            if (message.type !== 'update' || !isForgotten()) send.call(this, client, message);
          },
      );
    },
  },
  {
    name: 'messages that are overtaken by later ones',
    plant: () => {
      const isHeld = every(10);
      const held = new WeakMap<Outbox, readonly Outgoing[]>();
      return replace(
        outbox,
        'take',
        (take) =>
          function (this: Outbox) {
            const before = held.get(this) ?? [];
            const messages = take.call(this);
            const isLater = isHeld();
            held.set(this, isLater ? messages : []);
            return isLater ? before : [...messages, ...before];
          },
      );
    },
  },
  {
    name: 'a record that tells of a round that goes on',
    plant: () =>
      replace(
        RecordBook.prototype,
        'record',
        (record) =>
          function (this: RecordBook) {
            return record.call(this, this.last?.number);
          },
      ),
  },
];

const OF_TIME: readonly PlantedFault[] = [
  {
    name: 'a clock that acts twice',
    plant: () =>
      replace(
        TurnClock.prototype,
        'arm',
        (arm) =>
          function (this: TurnClock, ...words) {
            const { deadline } = this;
            arm.call(this, ...words);
            if (deadline !== undefined && this.deadline !== undefined) this.deadline = deadline;
          },
      ),
  },
  {
    name: 'a clock that never acts',
    plant: () =>
      replace(
        TurnClock.prototype,
        'arm',
        (arm) =>
          function (this: TurnClock, ...words) {
            arm.call(this, ...words);
            this.deadline = undefined;
          },
      ),
  },
  {
    name: 'a bot that forgets its turn',
    plant: () => {
      const forgets = every(20);
      return replace(
        TurnClock.prototype,
        'arm',
        (arm) =>
          function (this: TurnClock, ...words) {
            arm.call(this, ...words);
            if (forgets()) this.botAt = undefined;
          },
      );
    },
  },
];

export const PLANTED_FAULTS: readonly PlantedFault[] = [...OF_THE_LOG, ...OF_REPLAY, ...OF_TELLING, ...OF_TIME];
