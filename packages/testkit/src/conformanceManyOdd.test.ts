import { CASES } from './ruleSets.ts';
import { testManyRounds } from './testManyRounds.ts';

testManyRounds(CASES.filter(({ players }) => players % 2 === 1));
