import type { generate } from 'lean-qr';

/** The dark squares of a QR code as the path of a drawing, one unit a square. */
export function qrPath(code: ReturnType<typeof generate>): string {
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return path;
}
