/** Golden rounds: every move with what it did, as text that people can read and machines compare. */
import {
  apply,
  type Event,
  eventsFor,
  handOf,
  isOver,
  outcomeOf,
  type Position,
  type Rules,
  Xoshiro128,
} from '@hausregel/core';
import { formatFace, formatKind, formatKinds, formatSeatMove, formatWish } from '@hausregel/notation';
import { dealt, randomPlay } from './randomPlayer.ts';
import { type Case, rulesFor } from './ruleSets.ts';

/** Seeds of the rounds in a file; three so that start cards and ends differ. */
const SEEDS = [1, 2, 3];
const MOVES_MAX = 20_000;
const HABITS = { sides: 30, calls: 60, tries: 15, lays: 60, leaves: 0, breaks: 0 };
/** Where players go out one by one and may always draw: rounds by chance are shorter this way. */
const GRAND_HABITS = { ...HABITS, lays: 95 };
/** In the last round the players agree to break off before long, where they may. */
const GRAND_BREAKS = 20;

/** Name of the file in `vectors/playthroughs`. */
export const playthroughName = ({ id, players }: Case): string => `${id}-${players}.txt`;

/** The whole file of a preset at a number of players. */
export function playthroughOf(each: Case): string {
  const rules = rulesFor(each.ruleSet, each.players);
  const rounds = SEEDS.map((seed) => roundText(rules, seed).join('\n'));
  return `# ${each.id}, ${each.players} players. Written by scripts/regenerate.mjs.\n\n${rounds.join('\n\n')}\n`;
}

function roundText(rules: Rules, seed: number): string[] {
  const chance = new Xoshiro128(seed);
  const position = dealt(rules, rules.players, chance, seed % rules.players);
  const lines = [
    `seed ${seed}, dealer ${position.dealer}`,
    ...Array.from({ length: rules.players }, (_, seat) => `hand ${seat}: ${formatKinds(handOf(position, seat))}`),
    position.discardCount === 0
      ? `no start card yet${eventsText(position)}`
      : `start ${formatKind(position.discardPile[0] ?? 0)}${eventsText(position)}`,
  ];
  const grandHabits = { ...GRAND_HABITS, breaks: seed === SEEDS.at(-1) ? GRAND_BREAKS : 0 };
  const habits = rules.grand === undefined ? HABITS : grandHabits;
  for (let moves = 0; moves < MOVES_MAX && !isOver(position); moves++) {
    const play = randomPlay(rules, position, chance, habits);
    apply(rules, position, play.seat, play.move, chance);
    lines.push(formatSeatMove(play) + eventsText(position));
  }
  const { points, factor } = outcomeOf(rules, position);
  return [...lines, `points ${points.join(' ')}${factor > 1 ? `, times ${factor}` : ''}`];
}

/** What the last move did, as everybody together saw it; `` for nothing but the card itself. */
function eventsText(position: Position): string {
  const texts = eventsFor(position, undefined).flatMap((event, index) => {
    const own = event.type === 'drew' ? eventsFor(position, event.seat)[index] : event;
    return own === undefined || own.type === 'laid' ? [] : [eventText(own)];
  });
  return texts.length === 0 ? '' : ` | ${texts.join('; ')}`;
}

function eventText(event: Event): string {
  switch (event.type) {
    case 'asked':
      return `${event.seat} asked for all of rank ${event.rank}`;
    case 'out':
      return `${event.seat} out as ${event.place}`;
    case 'laid':
      return `${event.seat} laid ${formatFace(event.face)}`;
    case 'drew':
      return `${event.seat} drew ${formatKinds(event.cards ?? []) || 'nothing'} (${event.why})`;
    case 'wished':
      return `${event.seat} wished ${formatWish(event.wish)}`;
    case 'wishEnded':
      return `the wish for ${formatWish(event.wish)} is over`;
    case 'reversed':
      return `direction ${event.direction}`;
    case 'demanded':
      return `${event.seat} faces ${event.draw}`;
    case 'announced':
      return `${event.seat} called ${event.word}`;
    case 'caught':
      return `${event.seat} caught by ${event.by}`;
    case 'renewed':
      return `pile renewed with ${event.count}${event.shuffled ? ', shuffled' : ''}`;
    case 'over':
      return event.winner === undefined ? 'over, blocked' : `over, won by ${event.winner}`;
    case 'took':
      return `${event.seat} took ${event.count}, keeping ${formatKind(event.tried)}`;
    case 'swapped':
      return event.with === undefined ? 'all hands went round' : `${event.seat} and ${event.with} swapped hands`;
    case 'gaveUp':
      return `${event.seat} gave up ${formatKind(event.kind)}`;
    case 'handsDealt':
      return `${event.seat} dealt ${event.handSize}, start ${formatKind(event.start)}`;
    case 'agreed':
    case 'passed':
    case 'skipped':
    case 'left':
      return `${event.seat} ${event.type}`;
  }
}
