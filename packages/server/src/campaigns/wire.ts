/** A WebSocket without a network, as far as `SocketPeer` uses one: what is sent is kept. */
import { EventEmitter } from 'node:events';
import type { ServerMessage } from '@hausregel/protocol';

const OPEN = 1;
const CLOSED = 3;

export class Wire extends EventEmitter {
  readonly OPEN: number = OPEN;
  readyState: number = OPEN;
  bufferedAmount: number = 0;
  closeCode: number | undefined;
  private told: ServerMessage[] = [];

  send(bytes: Buffer): void {
    this.told.push(JSON.parse(bytes.toString()) as ServerMessage);
  }

  close(code: number = 1000): void {
    if (this.readyState === CLOSED) return;
    this.closeCode = code;
    this.readyState = CLOSED;
    this.emit('close');
  }

  terminate(): void {
    this.close(1006);
  }

  pause(): void {}

  ping(): void {
    this.emit('pong');
  }

  /** A frame comes in. */
  receive(data: string | Uint8Array): void {
    if (this.readyState === OPEN) this.emit('message', Buffer.from(data), typeof data !== 'string');
  }

  /** What was told since the last time. */
  take(): readonly ServerMessage[] {
    const { told } = this;
    this.told = [];
    return told;
  }
}
