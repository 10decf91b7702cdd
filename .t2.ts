import { presetById, compile } from '@hausregel/rules';
import { findFault, RANDOM_MOVES_MAX } from './packages/testkit/src/conformance.ts';
import { isOver, Xoshiro128 } from '@hausregel/core';
import { dealt, playOut, USUAL_HABITS } from './packages/testkit/src/randomPlayer.ts';
for (const id of process.argv.slice(2)) for (const n of [2,3,4,5,6]) {
 const r = compile(presetById(id)!, n); if (!r.ok) continue; const rules = r.value; if (id==='polish'&&n>5||id==='crazy-eights'&&n>5) continue;
 let max = 0, ends=0, blocked=0; const t=process.cpuUsage().user;
 for (let s = 1; s <= 10000; s++) { const c = new Xoshiro128(s); const p = dealt(rules, n, c, s % n); const m = playOut(rules, p, c, 200000, {habits: USUAL_HABITS}); if (m > max) max = m; if (!isOver(p)) ends++; if (p.isBlocked) blocked++; }
 console.log(id, n, 'max', max, 'endless', ends, 'blocked', blocked, (process.cpuUsage().user-t)/1e6);
}
