import type { RuleSetProblem } from '@hausregel/rules';
import { HOUSE_PROBLEMS } from './houseProblems.ts';
import { fact } from './problemFact.ts';

/** What is wrong with a rule set, in German: without a “du” or an “ihr”, as one person or a whole table may read it. */
export function problemInGerman(problem: RuleSetProblem): string {
  switch (problem.code) {
    case 'not-understood':
      return 'Dieser Teil des Regelwerks fehlt, ist unbekannt oder falsch geschrieben: Ein Vergleich mit einem der mitgelieferten zeigt, wie er lauten muss.';
    case 'unknown-option':
      return 'Diese Hausregel gibt es nicht: Der Name ist falsch geschrieben, oder sie muss wegbleiben.';
    case 'bad-value':
      return 'Diesen Wert kann die Hausregel nicht haben: Sie braucht einen anderen.';
    case 'at-default':
      return 'Das gilt ohnehin: Die Hausregel ist überflüssig.';
    case 'cannot-be-played':
      return unplayableDe(problem);
  }
}

function unplayableDe(problem: RuleSetProblem): string {
  switch (problem.reason) {
    case 'fewest-above-most':
      return `Mindestens ${fact(problem, 'min')} und höchstens ${fact(problem, 'max')} Personen geht nicht zusammen: Die eine Zahl muss kleiner oder die andere größer werden.`;
    case 'no-hand-size':
      return `Für ${fact(problem, 'players')} Personen steht nicht da, wie viele Karten jeder bekommt: Es fehlt eine Zahl, oder es dürfen nur weniger Personen mitspielen.`;
    case 'deal-larger-than-deck':
      return `Bei ${fact(problem, 'players')} Personen mit je ${fact(problem, 'handSize')} Karten reichen die ${fact(problem, 'cards')} Karten nicht: Es braucht weniger Karten für jeden, ein zweites Blatt oder weniger Personen.`;
    case 'rank-not-in-deck':
      return 'Diese Karte ist nicht im Blatt: Es braucht ein größeres Blatt, oder die Regel fällt weg.';
    case 'no-seven-chain':
      return 'Eine Grenze braucht eine Kette, aber Siebenen lassen hier niemanden ziehen: Entweder fällt die Grenze weg, oder die Sieben bekommt eine Strafe.';
    case 'only-when-going-out-one-by-one':
      return 'Das gibt es nur, wo einer nach dem anderen ausscheidet: Entweder fällt die Hausregel weg, oder Mau Tse Tung ist die Grundlage.';
    case 'not-when-going-out-one-by-one':
      return 'Das geht nicht, wo einer nach dem anderen ausscheidet: Möglich ist nur der Wert von Mau Tse Tung.';
    default:
      return (
        HOUSE_PROBLEMS[problem.reason ?? '']?.de ?? 'So kann nicht gespielt werden: Diese Hausregel muss anders lauten.'
      );
  }
}
