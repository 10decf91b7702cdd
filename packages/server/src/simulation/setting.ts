/** What the seed of a simulation draws before it begins: the table, who comes to it, and what goes wrong how often. */
import { mergeSettings, type TableSettings } from '@hausregel/protocol';
import { OPTIONS, playersConfer, playersOf, PRESETS, type RuleSet, valuesOf, withOverrides } from '@hausregel/rules';
import { DEFAULT_SETTINGS } from '../table/createTable.ts';
import { type CrashAt, CRASH_POINTS } from './crashPoints.ts';
import type { World } from './world.ts';

/** What goes wrong on the way between a person and a node, each once in so many messages; 0: never. */
export interface BadLine {
  /** The line dies with the message, which is noticed only after a while. */
  lost: number;
  /** Only this message is lost; worse than a socket ever is. */
  dropped: number;
  doubled: number;
  /** The person's device goes to sleep, or changes its network. */
  broken: number;
}

/** What goes wrong between a node and its log, each once in so many questions; 0: never. */
export interface Trouble {
  /** An append that is not written, and one that is but of which nobody hears. */
  appendLost: number;
  appendUnknown: number;
  /** A question that takes longer than anybody waits. */
  late: number;
  /** Where machines crash beside any moment. */
  crashAt: CrashAt | undefined;
}

export interface Setting {
  /** One process with its file; it comes back under its name and finds its tables. */
  readonly isSingle: boolean;
  readonly ruleSet: RuleSet;
  readonly seats: number;
  readonly bots: number;
  /** With the host. */
  readonly persons: number;
  /** Somebody comes to watch. */
  readonly isWatched: boolean;
  readonly settings: TableSettings;
  readonly isDealtAtOnce: boolean;
  /** The host may close the table in the middle. */
  readonly isClosable: boolean;
  /** A message is on its way for up to so long; the next may overtake it. */
  readonly wayMs: number;
  /** Machines crash, sleep, stop or jump at intervals up to so long. */
  readonly strikeMs: number;
  /** Pauses between what a person does are up to so long. */
  readonly pauseMs: number;
  readonly limits: { readonly emptyMs: number; readonly entriesMax: number };
  readonly trouble: Trouble;
  readonly line: BadLine;
}

export const NO_TROUBLE: Trouble = { appendLost: 0, appendUnknown: 0, late: 0, crashAt: undefined };
export const GOOD_LINE: BadLine = { lost: 0, dropped: 0, doubled: 0, broken: 0 };

const GRAND_PRESET = 'mau-tse-tung';
const SEATS_MAX = 6;
const HOUR_MS = 3_600_000;

export function drawSetting(world: World): Setting {
  const ruleSet = drawRuleSet(world);
  const { min, max } = playersOf(ruleSet);
  const seats = world.between(min, Math.max(min, Math.min(max, SEATS_MAX)));
  const bots = world.chance.below(Math.min(seats, 3));
  // Some find no seat, and watch.
  const persons = world.between(1, Math.min(4, seats - bots + 1));
  const looks = playersConfer(ruleSet) && !world.happens(3) ? world.pick(['ask', 'open'] as const) : 'closed';
  return {
    isSingle: world.happens(4),
    ruleSet,
    seats,
    bots,
    persons,
    isWatched: world.happens(2),
    settings: mergeSettings(DEFAULT_SETTINGS, {
      botMs: world.between(60, 200),
      turnSeconds: world.pick([0, 0, 1, 2, 30]),
      awaySeconds: world.pick([1, 2, 30]),
      leaver: world.pick(['bot', 'out'] as const),
      botLevel: world.pick(['easy', 'normal', 'hard'] as const),
      constant: world.chance.below(seats),
      looks,
    }),
    isDealtAtOnce: bots + 1 >= min && world.happens(4),
    isClosable: world.happens(12),
    wayMs: world.pick([1, 5, 40, 40, 150]),
    strikeMs: world.pick([700, 1_500, 4_000]),
    pauseMs: world.pick([40, 100, 250]),
    limits: {
      emptyMs: world.happens(10) ? world.between(1_000, 3_000) : HOUR_MS,
      entriesMax: world.happens(20) ? world.between(40, 120) : 200_000,
    },
    trouble: {
      appendLost: rare(world),
      appendUnknown: rare(world),
      late: rare(world) * 2,
      crashAt: world.happens(3) ? { point: world.pick(CRASH_POINTS), times: world.between(2, 12) } : undefined,
    },
    line: { lost: rare(world), dropped: rare(world), doubled: rare(world), broken: rare(world) },
  };
}

/** Small, so that each seed differs from the next in what goes wrong most. */
const rare = (world: World): number => world.pick([0, 0, 0, 8, 25, 80, 250]);

/** A preset, often with house rules of its own; the grand game more often than its share. */
export function drawRuleSet(world: World): RuleSet {
  const isGrand = world.happens(5);
  const preset = isGrand ? PRESETS.find(({ id }) => id === GRAND_PRESET) : undefined;
  const base = preset ?? world.pick(PRESETS);
  if (world.happens(2)) return base;
  const options = Array.from({ length: world.between(1, 3) }, () => world.pick(OPTIONS));
  const changed = options.flatMap((option) => {
    const values = valuesOf(option);
    return values.length === 0 ? [] : [[option.key, world.pick(values)]];
  });
  const made = withOverrides(base, Object.fromEntries(changed));
  return made.ok ? made.value : base;
}
