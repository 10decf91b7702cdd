/** Whether all cards of a lay are told, the one on top last, and why a card could be thrown in. */
import {
  cardsOfMove,
  type Event,
  type Kind,
  layMove,
  moveKind,
  refusalCode,
  type RefusalCode,
  VERB_LAY,
  VERB_SET,
  verbOf,
} from '@hausregel/core';
import { formatKind } from '@hausregel/notation';
import { bookContextOf } from '@hausregel/rules';
import { sign } from '../refusals/cards.ts';
import { cardOf } from '../refusals/sceneCard.ts';
import type { Played, Told } from './toldFaults.ts';

type Laid = Extract<Event, { type: 'laid' }>;

const cardsIn = ({ kind, copies, under = [] }: Laid): readonly Kind[] => [
  ...under,
  ...Array.from({ length: copies }, () => kind),
];

/** What is wrong with what is told of the cards of a move, and of its being out of turn. */
export function laidFaults(played: Played, told: readonly Told[]): readonly string[] {
  const { play, events, after } = played;
  const verb = verbOf(play.move);
  if (verb !== VERB_LAY && verb !== VERB_SET) return [];
  const own = events.flatMap((event) => (event.type === 'laid' && event.seat === play.seat ? [event] : []));
  const [laid, another] = own;
  if (laid === undefined) return events.some(({ type }) => type === 'took') ? [] : ['no card is told'];
  const text = told.find(({ event }) => event === laid)?.text ?? '';
  const isLastRound = another !== undefined && after.winner >= 0;
  return [
    ...(another === undefined || isLastRound ? [] : ['one lay is told as several']),
    ...pileFaults(played, laid),
    ...setFaults(played, laid, text),
    ...throwInFaults(played, laid, text),
  ];
}

/** The cards are those that now lie on the pile, the last of them on top. */
function pileFaults({ before, after, play, events }: Played, laid: Laid): readonly string[] {
  const cards = cardsIn(laid);
  const count = verbOf(play.move) === VERB_LAY ? cardsOfMove(play.move) : cards.length;
  const isMoved = events.some(({ type }) => type === 'renewed' || type === 'gaveUp');
  const from = before.discardCount;
  const lie = Array.from(after.discardPile.subarray(from, from + cards.length));
  return [
    ...(cards.length === count ? [] : [`${count} cards were laid`]),
    ...(isMoved || (isAlike(lie, cards) && lie.at(-1) === cards.at(-1))
      ? []
      : [`there lie ${lie.map(formatKind).join(' ')}`]),
  ];
}

const isAlike = (some: readonly Kind[], others: readonly Kind[]): boolean =>
  some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join();

/** What the first card of a set is refused for if it lies alone, though it fits. */
const NOT_OF_FIT: ReadonlySet<RefusalCode | undefined> = new Set<RefusalCode | undefined>([
  undefined,
  'wish-missing',
  'call-missing',
  'last-card-barred',
]);

/** Of a set the first card fits, is named as the one that did, and the sum is right. */
function setFaults({ rules, ruleSet, before, after, play }: Played, laid: Laid, text: string): readonly string[] {
  const [first] = laid.under ?? [];
  const sum = [
    ...(/each of them acts/.test(text) && after.times !== cardsIn(laid).length ? [`${after.times} act`] : []),
    ...(/only the topmost acts/.test(text) && after.times !== 1 ? ['more than the topmost act'] : []),
  ];
  const isTold = /other cards of its rank could be laid with it/.test(text);
  const { sets } = bookContextOf(ruleSet).facts.house;
  if (first === undefined || sets === 'none') return isTold ? ['there is no set'] : sum;
  const code = refusalCode(rules, before, play.seat, layMove(first));
  return [
    ...(NOT_OF_FIT.has(code) ? [] : [`${formatKind(first)} lies first and does not fit (${code})`]),
    ...(isTold && !text.includes(signOf(first)) ? [`${formatKind(first)} was the one that fitted`] : []),
    ...sum,
  ];
}

/** A card thrown in is told as one, names the card that lay, and was not laid by whoever was on turn. */
function throwInFaults({ ruleSet, before, play }: Played, laid: Laid, text: string): readonly string[] {
  const isOut = play.seat !== before.turn;
  const isTold = /may throw it in out of turn/.test(text);
  if (laid.ahead !== (isOut ? before.turn : undefined)) return [`${before.turn} was on turn, not ${laid.ahead}`];
  if (!isOut || !bookContextOf(ruleSet).facts.house.throwIn) return isTold ? ['it was laid in turn'] : [];
  return [
    ...(isTold ? [] : ['it is not told that it was out of turn']),
    ...(moveKind(play.move) === before.top ? [] : ['it is not identical']),
    ...(text.includes(signOf(before.top)) ? [] : [`${formatKind(before.top)} lay`]),
    ...(/from that seat/.test(text) && before.handCount[play.seat] === 1 ? ['it was the last card'] : []),
  ];
}

function signOf(kind: Kind): string {
  const of = cardOf(formatKind(kind));
  return of === undefined ? 'joker' : sign(of, 'en');
}
