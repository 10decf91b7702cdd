/**
 * A message of the server as it goes over the wire (RFC 6455, 5.2): one whole text frame, not masked. Written as text
 * whose characters are the bytes ("latin1"), so that several leave in one write without a buffer for each; `ws` makes
 * two of every frame, and Node a list of them for every write.
 */

/** Longest text whose length stands in the second byte itself, and in two bytes after it. */
const SHORT_MAX = 125;
const MIDDLE_MAX = 0xffff;

/** `text` is ASCII. */
export function textFrame(text: string): string {
  const { length } = text;
  if (length <= SHORT_MAX) return String.fromCharCode(0x81, length) + text;
  if (length <= MIDDLE_MAX) return String.fromCharCode(0x81, 126, length >> 8, length & 255) + text;
  const low = [24, 16, 8, 0].map((bits) => (length >> bits) & 255);
  return String.fromCharCode(0x81, 127, 0, 0, 0, 0, ...low) + text;
}
