import { compile, presetById, withOverrides } from '@hausregel/rules';
import { Xoshiro128, PHASE_WISH } from '@hausregel/core';
import { dealt } from './packages/testkit/src/randomPlayer.ts';
const w = withOverrides(presetById('crazy-eights')!, {wildStartPutBack:false}); if(!w.ok) throw 1;
for (const n of [2,4]) { const r = compile(w.value, n); if (!r.ok) throw 1; const l=[]; for (let s=0;s<200;s++){ const p=dealt(r.value,n,new Xoshiro128(s),n-1); if(p.phase===PHASE_WISH) l.push(s);} console.log(n,l.join(' ')); }
