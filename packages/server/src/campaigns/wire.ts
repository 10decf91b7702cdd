/** A WebSocket and the connection below it without a network, as far as `SocketPeer` uses them: what is sent is kept. */
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

  /** Text frames (`textFrame`). */
  write(frames: string): void {
    const bytes = Buffer.from(frames, 'latin1');
    for (let at = 0; at < bytes.length;) {
      const short = bytes.readUInt8(at + 1);
      const from = at + (short === 126 ? 4 : 2);
      at = from + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
      this.told.push(JSON.parse(bytes.toString('latin1', from, at)) as ServerMessage);
    }
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
