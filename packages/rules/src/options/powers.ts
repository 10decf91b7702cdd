/** What each card does: one option for each rank, and one for the king of hearts alone. */
import type { Rank } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { POWERS, type Power } from '../power.ts';
import { RANK_WORDS } from '../ranks.ts';
import { choiceSchema, integerSchema } from '../schema.ts';

const DEFAULT_POWERS: Readonly<Record<string, Power>> = { seven: 'draw-two', eight: 'skip', jack: 'wish' };

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  seven: ['FAM-6', 'FAM-V6', 'SKAT-9', 'SKAT-19'],
  eight: ['FAM-8', 'SKAT-8'],
  nine: ['FAM-V9', 'SKAT-18', 'SKAT-19'],
  ten: ['SKAT-17'],
  jack: ['FAM-7', 'SKAT-5'],
  ace: ['FAM-V2', 'SKAT-10'],
};

function powerOption(word: string, rank: Rank): AnyOption {
  return defineOption({
    key: `${word}Power`,
    group: 'cards',
    schema: choiceSchema(POWERS),
    defaultValue: DEFAULT_POWERS[word] ?? 'none',
    clauses: CLAUSES[word] ?? ['FAM-9'],
    compile: (power, draft, { clause }) => {
      if (power !== 'none') draft.powers.push({ rank, suit: undefined, power, clause });
    },
  });
}

export const rankPowers: readonly AnyOption[] = RANK_WORDS.map(powerOption);

const KING: Rank = RANK_WORDS.indexOf('king');
const HEARTS = 2;

export const heartKingPower: AnyOption = defineOption({
  key: 'heartKingPower',
  group: 'cards',
  schema: choiceSchema(POWERS),
  defaultValue: 'none',
  clauses: ['SKAT-16', 'SKAT-19'],
  compile: (power, draft, { clause }) => {
    if (power !== 'none') draft.powers.push({ rank: KING, suit: HEARTS, power, clause });
  },
});

/** After a penalty draw: an ordinary turn, or the turn is lost. */
export const afterPenalty: AnyOption = defineOption({
  key: 'afterPenalty',
  group: 'cards',
  schema: choiceSchema(['lose-turn', 'play']),
  defaultValue: 'lose-turn',
  clauses: ['FAM-6', 'SKAT-9'],
  compile: (value, draft) => {
    draft.penaltyThenPlays = value === 'play';
  },
});

/** How many further sevens may answer the first; 0: as many as there are. */
export const sevenChainCap: AnyOption = defineOption({
  key: 'sevenChainCap',
  group: 'cards',
  schema: integerSchema(0, 15),
  defaultValue: 0,
  clauses: ['FAM-V3'],
  compile: (value, draft) => {
    draft.sevenChainCap = value === 0 ? undefined : value;
  },
});

export const reverseForTwo: AnyOption = defineOption({
  key: 'reverseForTwo',
  group: 'cards',
  schema: choiceSchema(['nothing', 'skip']),
  defaultValue: 'nothing',
  clauses: ['GEN-4'],
  compile: (value, draft) => {
    draft.reverseSkipsForTwo = value === 'skip';
  },
});
