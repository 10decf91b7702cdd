/**
 * What the garbage collector has to do while random rounds are played: `npx tsx --conditions=source bench/heap.ts
 * RULESET PLAYERS MOVES` prints JSON. In a process of its own, since a test runner allocates too.
 */
import process from 'node:process';
import { caseOf } from '@hausregel/lab';
import { measureHeap } from '@hausregel/lab/node';
import { presetById } from '@hausregel/rules';

const [id = '', players = '', moves = ''] = process.argv.slice(2);
const preset = presetById(id);
if (preset === undefined) throw new RangeError(`There is no rule set ${id}.`);
console.log(JSON.stringify(await measureHeap(caseOf(preset, Number(players)).rules, Number(moves))));
