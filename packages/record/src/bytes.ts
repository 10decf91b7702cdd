/** Bytes as text: UTF-8 for what is hashed, hexadecimal in lower case for what is written down. */
import { sha256 } from './sha256.ts';

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of an even number of hexadecimal digits. */
export function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16);
  return bytes;
}

/** SHA-256 of a text in UTF-8, in hexadecimal: what `sha256sum` prints. */
export const hashText = (text: string): string => toHex(sha256(utf8(text)));
