/** One connection of an attacker, opened again whenever it is ended, and what became of it. */
import { WebSocket } from 'ws';

/** Counts of what an attacker did and how it was answered. */
export type AttackCounts = Map<string, number>;

export interface AttackLine {
  /** "http://127.0.0.1:8420". */
  readonly origin: string;
  /** The address that it comes from, as a proxy in front would say. */
  readonly address: string;
  readonly counts: AttackCounts;
}

const REOPEN_MS = 500;

export const count = (counts: AttackCounts, what: string, by: number = 1): unknown =>
  counts.set(what, (counts.get(what) ?? 0) + by);

export class AttackSocket {
  private readonly line: AttackLine;
  private readonly opened: (socket: AttackSocket) => void;
  private readonly heard: (text: string) => void;
  private socket: WebSocket | undefined;
  private isOver: boolean = false;

  /** `opened` is told each time that it is open anew, `heard` all that comes. */
  constructor(line: AttackLine, opened: (socket: AttackSocket) => void, heard: (text: string) => void = () => {}) {
    this.line = line;
    this.opened = opened;
    this.heard = heard;
    this.open();
  }

  private open(): void {
    if (this.isOver) return;
    const { origin, address, counts } = this.line;
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws`, {
      headers: { 'x-forwarded-for': address },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('open', () => {
      count(counts, 'socket-opened');
      this.opened(this);
    });
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('error', () => count(counts, 'socket-broken'));
    socket.on('close', (code) => {
      count(counts, `closed-${code}`);
      setTimeout(() => this.open(), REOPEN_MS);
    });
  }

  private hear(text: string): void {
    const code = /^\{"type":"error"[^}]*"code":"([^"]*)"/.exec(text)?.[1];
    if (code !== undefined) count(this.line.counts, code);
    if (text.startsWith('{"type":"ok"')) count(this.line.counts, 'ok');
    this.heard(text);
  }

  /** Sends, unless so much waits already that this end would run out of memory. */
  say(data: string | Buffer): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.socket.bufferedAmount > 1_000_000) return;
    count(this.line.counts, 'message-sent');
    this.socket.send(data);
  }

  /** Reads nothing any more. */
  pause(): void {
    this.socket?.pause();
  }

  stop(): void {
    this.isOver = true;
    this.socket?.terminate();
  }
}
