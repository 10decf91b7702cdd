/** Which function decides each command of somebody who sits at the table. */
import type { Command } from '@hausregel/protocol';
import { decideOpen, decidePledge } from './dealCommands.ts';
import { accept, type Decision } from './decision.ts';
import { decideMove, decideNext, decideReady, decideSettings, decideStart } from './gameCommands.ts';
import { decideBot, decideClose, decideKick, decideRename, giveUpSeat } from './seatCommands.ts';
import { decideAccept, decidePropose } from './rulesCommands.ts';
import type { Secrets } from '../secrets.ts';
import type { TableState } from './tableState.ts';
import { decideLook, decideShow, decideWhisper } from './talkCommands.ts';

export type SeatedCommand = Exclude<Command, { type: 'ping' | 'sit' }>;

export function decideSeated(state: TableState, seat: number, command: SeatedCommand, secrets: Secrets): Decision {
  switch (command.type) {
    case 'move':
      return decideMove(state, seat, command);
    case 'stand':
      return accept(...giveUpSeat(state, seat, 'stood'));
    case 'rename':
      return decideRename(state, seat, command);
    case 'bot':
      return decideBot(state, seat, command);
    case 'ready':
      return decideReady(state, seat, command);
    case 'start':
      return decideStart(state, seat, secrets);
    case 'next':
      return decideNext(state, seat);
    case 'settings':
      return decideSettings(state, seat, command);
    case 'kick':
      return decideKick(state, seat, command);
    case 'close':
      return decideClose(state, seat);
    case 'look':
      return decideLook(state, seat, command);
    case 'show':
      return decideShow(state, seat, command);
    case 'whisper':
      return decideWhisper(state, seat, command);
    case 'propose':
      return decidePropose(state, seat, command);
    case 'accept':
      return decideAccept(state, seat, command);
    case 'pledge':
      return decidePledge(state, seat, command);
    case 'open':
      return decideOpen(state, seat, command);
    case 'chat':
      return accept({ type: 'chat', seat, name: state.places[seat]?.name ?? '', text: command.text });
  }
}
