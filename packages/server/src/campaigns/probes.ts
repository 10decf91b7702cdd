/** What a curious seat or a stranger can do to learn something: each is done in both worlds, and answered. */
import {
  catchMove,
  KIND_COUNT,
  layMove,
  type Move,
  queensMove,
  rankWish,
  WISH_COUNT,
  wishMove,
  withCall,
  withCopies,
  withMeeting,
  withWish,
  type Xoshiro128,
} from '@hausregel/core';
import { formatMove, parseMove } from '@hausregel/notation';
import type { Command } from '@hausregel/protocol';
import { present } from '../assert.ts';
import type { TableHost } from '../table/tableHost.ts';
import type { TwinWorld } from './twinWorld.ts';

const FIXED = ['draw', 'pass', '~', 'break', 'leave', 'deal 9', '5C+5D+5H+5S', 'X=7S', 'X=JD>H', '7S+7H', '', '?'];

/** A move of any kind in notation, most of them refused. */
export function anyMove(chance: Xoshiro128): string {
  const below = (bound: number): number => chance.below(bound);
  const lay = layMove(below(KIND_COUNT));
  const forms: readonly Move[] = [
    lay,
    withCall(lay),
    withWish(lay, below(WISH_COUNT)),
    withWish(lay, rankWish(below(13))),
    withCopies(lay, 2),
    withMeeting(lay, 6),
    catchMove(below(12)),
    queensMove(below(14)),
    wishMove(below(WISH_COUNT)),
  ];
  const form = forms[below(forms.length + FIXED.length)];
  return form === undefined ? present(FIXED[below(FIXED.length)]) : formatMove(form);
}

/** Of what the table would accept nothing: an accepted draw rightly shows a card that was exchanged. */
function refusedMove(chance: Xoshiro128, { state }: TableHost, seat: number): string {
  const text = anyMove(chance);
  const move = parseMove(text);
  const isAccepted = seat >= 0 && move.ok && state.round?.refusal(seat, move.value) === undefined;
  return isAccepted ? 'leave' : text;
}

/** Something that a seat says; the bodies beside moves are accepted or refused as the table has it. */
export function anyCommand(chance: Xoshiro128, host: TableHost, seat: number, id: string): Command {
  const { state } = host;
  const other = chance.below(state.seatCount);
  const bodies: readonly Command[] = [
    { type: 'ping', id },
    // A person's seat: whoever takes over a bot's rightly sees its cards.
    { type: 'sit', id, name: 'Eve', seat: 0 },
    { type: 'look', id, seat: other },
    { type: 'show', id, seat: other, on: true },
    { type: 'show', id, seat: other, on: false },
    { type: 'chat', id, text: `${other}` },
    { type: 'whisper', id, seat: other, text: 'psst' },
    { type: 'next', id },
    { type: 'open', id, number: other, value: '0'.repeat(32) },
    { type: 'start', id },
    { type: 'settings', id, settings: { looks: 'open' } },
    { type: 'move', id, move: anyMove(chance), seq: state.seq + 1 },
  ];
  const body = bodies[chance.below(3 * bodies.length)];
  const seq = Math.max(0, state.seq - chance.below(3));
  return body ?? { type: 'move', id, move: refusedMove(chance, host, seat), seq };
}

/** One request or connection that anybody can make. */
export async function askFromOutside(world: TwinWorld, choice: number, table: string, code: string): Promise<void> {
  const paths = [
    `/api/tables/${table}/record`,
    `/api/tables/${table}/shown`,
    `/api/codes/${encodeURIComponent(code)}`,
    '/api/health',
    '/api/nothing',
  ];
  await world.request(paths[choice % paths.length] ?? '/');
}
