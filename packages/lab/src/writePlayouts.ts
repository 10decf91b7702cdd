/** Writes `vectors/playouts.json` anew. */
import { writeFileSync } from 'node:fs';
import { playoutsText } from './checkedPlayouts.ts';

writeFileSync(new URL('../../../vectors/playouts.json', import.meta.url), playoutsText());
