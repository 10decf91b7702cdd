import { REFUSAL_CODES } from '@hausregel/core';
import { LANGUAGES, PRESETS } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { explainRefusal } from './explainRefusal.ts';
import type { RefusalText } from './refusalText.ts';
import { expectWhole, refused } from './testRefusals.ts';

describe('every refusal', () => {
  const MOVES = ['9C', 'JD>H~', 'X=7H', 'draw', 'pass', '~', 'catch 2', '>H', ''];
  const DEMANDS: readonly RefusalText['demand'][] = [
    undefined,
    { draw: 1, of: '7S' },
    { draw: 8, of: 'KH' },
    { skip: 2, of: '8C' },
    { lay: 'may' },
    { lay: 'must' },
    { wish: true },
  ];

  test.each(REFUSAL_CODES)('%s is one whole sentence, whatever the facts', (code) => {
    for (const ruleSet of PRESETS) {
      for (const move of MOVES) {
        for (const demand of DEMANDS) {
          for (const top of ['7H', 'J', undefined]) {
            for (const language of LANGUAGES) {
              const { text, clause } = explainRefusal(
                refused(code, move, { demand, top, wish: top === 'J' ? 'S' : undefined }),
                ruleSet,
                language,
              );
              expectWhole(text);
              expect(clause).toBe('GEN-7');
            }
          }
        }
      }
    }
  });
});
