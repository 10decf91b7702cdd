/**
 * An attacker who plays by the rules, as fast as a seat may, at a table full of bots that answer at once: each move
 * is followed by nine that cost the server as much.
 */
import type { ServerMessage } from '@hausregel/protocol';
import type { CommandBody } from './loadSocket.ts';

const VIEWS = ['{"type":"update"', '{"type":"welcome"'] as const;

export class AttackPlayer {
  private newest: string | undefined;

  /** Only the newest view is read, and only when it is used. */
  hear(text: string): void {
    if (VIEWS.some((start) => text.startsWith(start))) this.newest = text;
  }

  /** What may be done now: the first move that the view lists, or the agreement to the next round. */
  next(): CommandBody | undefined {
    const message = this.newest === undefined ? undefined : (JSON.parse(this.newest) as ServerMessage);
    if (message?.type !== 'update' && message?.type !== 'welcome') return undefined;
    const { view, seq } = message;
    if (view.phase !== 'round') return { type: 'next' };
    const { round } = view;
    if (round === undefined || round.turn !== view.you) return undefined;
    const move = round.hand.flatMap(({ moves }) => moves)[0] ?? round.otherMoves[0];
    return move === undefined ? undefined : { type: 'move', move, seq };
  }
}
