import type { RuleSetProblem } from '@hausregel/rules';
import { HOUSE_PROBLEMS } from './houseProblems.ts';
import { fact } from './problemFact.ts';

/** What is wrong with a rule set, in English. */
export function problemInEnglish(problem: RuleSetProblem): string {
  switch (problem.code) {
    case 'not-understood':
      return 'This part of the rule set is missing, unknown or misspelt: compare it with one of those that come with the program.';
    case 'unknown-option':
      return 'There is no such house rule: check how it is spelt, or leave it out.';
    case 'bad-value':
      return 'The house rule cannot have this value: choose another.';
    case 'at-default':
      return 'This holds anyway: leave the house rule out.';
    case 'cannot-be-played':
      return unplayableEn(problem);
  }
}

function unplayableEn(problem: RuleSetProblem): string {
  switch (problem.reason) {
    case 'fewest-above-most':
      return `At least ${fact(problem, 'min')} and at most ${fact(problem, 'max')} people cannot both hold: lower the one number or raise the other.`;
    case 'no-hand-size':
      return `It does not say how many cards each of ${fact(problem, 'players')} people gets: enter a number, or allow fewer people.`;
    case 'deal-larger-than-deck':
      return `With ${fact(problem, 'players')} people and ${fact(problem, 'handSize')} cards each, the ${fact(problem, 'cards')} cards are not enough: deal fewer cards, add a second deck, or allow fewer people.`;
    case 'rank-not-in-deck':
      return 'This card is not in the deck: take a larger deck, or leave the rule out.';
    case 'no-seven-chain':
      return 'A limit needs a chain, but sevens make nobody draw here: leave the limit out, or give the seven a penalty.';
    case 'only-when-going-out-one-by-one':
      return 'This exists only where players go out one after the other: leave the house rule out, or start from Mau Tse Tung.';
    case 'not-when-going-out-one-by-one':
      return 'This cannot be where players go out one after the other: take the value of Mau Tse Tung.';
    default:
      return HOUSE_PROBLEMS[problem.reason ?? '']?.en ?? 'It cannot be played like this: change this house rule.';
  }
}
