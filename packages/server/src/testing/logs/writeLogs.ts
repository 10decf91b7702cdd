/**
 * Records logs of the present version: `npm run record-logs -- VERSION`. Once for each release, before
 * it; the files of a released version are never written again.
 */
import { Xoshiro128 } from '@hausregel/core';
import { playersConfer, PRESETS, playersOf, presetById, type RuleSet, withOverrides } from '@hausregel/rules';
import { present } from '../../assert.ts';
import { type LivelyTable, logOf } from './livelyTable.ts';
import { writeRecordedLog } from './logFiles.ts';
import { statesOf } from './stateSummary.ts';

const STEPS = 90;
const GRAND_STEPS = 220;

function changed(id: string, overrides: Readonly<Record<string, unknown>>): RuleSet {
  const result = withOverrides(present(presetById(id)), overrides);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function tableOf(ruleSet: RuleSet, leaver: 'bot' | 'out'): Omit<LivelyTable, 'seed'> {
  const { min, max } = playersOf(ruleSet);
  const persons = Math.min(max, Math.max(min, 3));
  const seats = Math.min(max, persons + 1);
  const isGrand = playersConfer(ruleSet);
  return {
    request: {
      ruleSet,
      seats,
      bots: seats - persons,
      settings: { botMs: 500, turnSeconds: 60, leaver, ...(isGrand ? { looks: 'ask' } : {}) },
    },
    persons,
    proposals: isGrand ? [] : [present(presetById('family')), changed('family', { acePower: 'others-skip' })],
    steps: isGrand ? GRAND_STEPS : STEPS,
  };
}

const [version = ''] = process.argv.slice(2);
if (version === '') throw new Error('Which version?');
for (const [index, ruleSet] of PRESETS.entries()) {
  const leaver = index % 2 === 0 ? 'bot' : 'out';
  const chance = new Xoshiro128(index + 1);
  const entries = await logOf({ ...tableOf(ruleSet, leaver), seed: `log ${ruleSet.id}` }, chance);
  writeRecordedLog({ name: `${version}/${ruleSet.id}`, entries, states: statesOf(entries) });
}
