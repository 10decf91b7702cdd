/** A QR code as text: two rows of modules in each line, in half blocks. */
import { generate } from 'lean-qr';

/** Modules of quiet zone around the code, as the standard asks for at least. */
const QUIET = 4;
const HALVES = [' ', '▄', '▀', '█'] as const;
const BLACK_ON_WHITE = '\u001B[30;107m';
const RESET = '\u001B[0m';

/**
 * Dark modules are left out and light ones are drawn, so that the code is right on dark screens;
 * with colours it is right on all.
 */
export function qrText(text: string, isColoured: boolean): string {
  const code = generate(text);
  const isDrawn = (x: number, y: number): boolean => code.get(x, y) === isColoured;
  const lines: string[] = [];
  for (let y = -QUIET; y < code.size + QUIET; y += 2) {
    let line = '';
    for (let x = -QUIET; x < code.size + QUIET; x++) {
      line += HALVES[(isDrawn(x, y) ? 2 : 0) + (isDrawn(x, y + 1) ? 1 : 0)] ?? ' ';
    }
    lines.push(isColoured ? `${BLACK_ON_WHITE}${line}${RESET}` : line);
  }
  return lines.join('\n');
}
