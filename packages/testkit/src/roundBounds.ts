/** How long a random round of each preset may take: `vectors/bounds.json`, moves by preset. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../vectors/bounds.json', import.meta.url));

const bounds: ReadonlyMap<string, unknown> = new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as object));

/** Presets for which a bound is stated. */
export const BOUNDED: readonly string[] = [...bounds.keys()];

/** Moves within which a random round of a preset ends; throws if none is stated. */
export function roundMovesMax(id: string): number {
  const most = bounds.get(id);
  if (typeof most !== 'number') throw new RangeError(`State a bound for ${id} in vectors/bounds.json.`);
  return most;
}
