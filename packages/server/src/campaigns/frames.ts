/** Bytes that a WebSocket server may be sent by whoever has opened one: frames that are right, and all that are not. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Xoshiro128 } from '@hausregel/core';
import { HostileWords, type Known } from './hostileWords.ts';

export interface FramesResult {
  readonly frames: number;
  /** `answered`: with text or a close frame; `cut`: the connection was ended without one. */
  readonly end: 'answered' | 'cut';
}

const HANDSHAKE = [
  'GET /ws HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  '\r\n',
].join('\r\n');
const FRAMES_MAX = 24;
const TEXT = 1;

/** Sends what comes of a seed over one connection and hears what comes back until it ends. */
export async function hostileFrames(port: number, seed: number, known: Known): Promise<FramesResult> {
  const words = new HostileWords(new Xoshiro128(seed ^ 0xf4a3e5));
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const ended = once(socket, 'close');
  let heard = 0;
  socket.write(HANDSHAKE);
  await once(socket, 'data');
  socket.on('data', (data: Buffer) => (heard += data.length));
  const table = known.tables[0] ?? '';
  if (!words.rarely(4)) socket.write(frame(TEXT, Buffer.from(JSON.stringify({ type: 'hello', v: 1, table }))));
  const frames = 1 + words.below(FRAMES_MAX);
  for (let count = 0; count < frames && socket.writable; count++) send(socket, words, known);
  socket.end();
  await ended;
  return { frames, end: heard > 0 ? 'answered' : 'cut' };
}

function send(socket: Socket, words: HostileWords, known: Known): void {
  const payload = Buffer.from(words.next(known));
  const opcode = words.rarely(3) ? words.below(16) : TEXT;
  const bytes = frame(opcode, words.rarely(12) ? Buffer.from([0xc3, 0x28, ...payload]) : payload, {
    isLast: !words.rarely(10),
    isMasked: !words.rarely(25),
    reserved: words.rarely(25) ? words.below(8) : 0,
    claims: words.rarely(25) ? 2 ** words.below(62) : payload.length,
  });
  if (!words.rarely(10)) socket.write(bytes);
  else for (let at = 0; at < bytes.length; at += 7) socket.write(bytes.subarray(at, at + 7));
}

interface Shape {
  readonly isLast: boolean;
  readonly isMasked: boolean;
  readonly reserved: number;
  /** The length that the frame says it has. */
  readonly claims: number;
}

/** A frame by RFC 6455, masked with zeros. */
function frame(opcode: number, payload: Buffer, shape?: Shape): Buffer {
  const { isLast = true, isMasked = true, reserved = 0, claims = payload.length } = shape ?? {};
  const head = Buffer.alloc(14);
  head[0] = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  const long = claims > 0xffff ? 127 : claims > 125 ? 126 : claims;
  head[1] = (isMasked ? 0x80 : 0) | long;
  if (long === 126) head.writeUInt16BE(claims, 2);
  if (long === 127) head.writeBigUInt64BE(BigInt(claims), 2);
  const length = 2 + (long === 127 ? 8 : long === 126 ? 2 : 0) + (isMasked ? 4 : 0);
  return Buffer.concat([head.subarray(0, length), payload]);
}
