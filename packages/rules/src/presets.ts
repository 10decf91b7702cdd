/** The rule sets that come with the product; data files in `rulesets/`, checked when loaded. */
import bavarianRummy from '../../../rulesets/bavarian-rummy.json' with { type: 'json' };
import crazyEights from '../../../rulesets/crazy-eights.json' with { type: 'json' };
import czech from '../../../rulesets/czech.json' with { type: 'json' };
import family from '../../../rulesets/family.json' with { type: 'json' };
import family32 from '../../../rulesets/family-32.json' with { type: 'json' };
import familyKids from '../../../rulesets/family-kids.json' with { type: 'json' };
import german from '../../../rulesets/german.json' with { type: 'json' };
import lithuanian from '../../../rulesets/lithuanian.json' with { type: 'json' };
import polish from '../../../rulesets/polish.json' with { type: 'json' };
import skat from '../../../rulesets/skat.json' with { type: 'json' };
import skatPlus from '../../../rulesets/skat-plus.json' with { type: 'json' };
import swiss from '../../../rulesets/swiss.json' with { type: 'json' };
import mauTseTung from '../../../rulesets/mau-tse-tung.json' with { type: 'json' };
import tschauSepp from '../../../rulesets/tschau-sepp.json' with { type: 'json' };
import makao from '../../../rulesets/makao.json' with { type: 'json' };
import prsi from '../../../rulesets/prsi.json' with { type: 'json' };
import neunerln from '../../../rulesets/neunerln.json' with { type: 'json' };
import switchGame from '../../../rulesets/switch.json' with { type: 'json' };
import pesten from '../../../rulesets/pesten.json' with { type: 'json' };
import { parseRuleSet } from './parse.ts';
import type { RuleSet } from './ruleSet.ts';

const DOCUMENTS: readonly unknown[] = [
  family,
  skat,
  skatPlus,
  lithuanian,
  czech,
  german,
  swiss,
  polish,
  crazyEights,
  family32,
  familyKids,
  bavarianRummy,
  tschauSepp,
  makao,
  prsi,
  neunerln,
  switchGame,
  pesten,
  mauTseTung,
];

/**
 * All presets, the best known first. Clauses that a preset does not name are those of the preset
 * it is based on. One that does not parse is our own fault and throws.
 */
export const PRESETS: readonly RuleSet[] = loadPresets();

function loadPresets(): RuleSet[] {
  const presets: RuleSet[] = [];
  for (const document of DOCUMENTS) {
    const parsed = parseRuleSet(document);
    if (!parsed.ok) throw new Error(`A preset cannot be read: ${JSON.stringify(parsed.error)}`);
    const base = presets.find((preset) => preset.id === parsed.value.basedOn);
    presets.push({ ...parsed.value, clauses: { ...base?.clauses, ...parsed.value.clauses } });
  }
  return presets;
}

export const presetById = (id: string): RuleSet | undefined => PRESETS.find((preset) => preset.id === id);
