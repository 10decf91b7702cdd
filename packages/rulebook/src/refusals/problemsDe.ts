import type { RuleSetProblem } from '@hausregel/rules';
import { HOUSE_PROBLEMS } from './houseProblems.ts';
import { fact } from './problemFact.ts';

/** What is wrong with a rule set, in German. */
export function problemInGerman(problem: RuleSetProblem): string {
  switch (problem.code) {
    case 'not-understood':
      return 'Dieser Teil des Regelwerks fehlt, ist unbekannt oder falsch geschrieben: Ein Vergleich mit einem der mitgelieferten zeigt, wie er lauten muss.';
    case 'unknown-option':
      return 'Diese Hausregel gibt es nicht: Prüft, wie sie geschrieben ist, oder lasst sie weg.';
    case 'bad-value':
      return 'Diesen Wert kann die Hausregel nicht haben: Wählt einen anderen.';
    case 'at-default':
      return 'Das gilt ohnehin: Lasst die Hausregel weg.';
    case 'cannot-be-played':
      return unplayableDe(problem);
  }
}

function unplayableDe(problem: RuleSetProblem): string {
  switch (problem.reason) {
    case 'fewest-above-most':
      return `Mindestens ${fact(problem, 'min')} und höchstens ${fact(problem, 'max')} Personen geht nicht zusammen: Senkt die eine Zahl oder erhöht die andere.`;
    case 'no-hand-size':
      return `Für ${fact(problem, 'players')} Personen steht nicht da, wie viele Karten jeder bekommt: Tragt eine Zahl ein oder erlaubt weniger Personen.`;
    case 'deal-larger-than-deck':
      return `Bei ${fact(problem, 'players')} Personen mit je ${fact(problem, 'handSize')} Karten reichen die ${fact(problem, 'cards')} Karten nicht: Gebt weniger Karten, nehmt ein zweites Blatt dazu oder erlaubt weniger Personen.`;
    case 'rank-not-in-deck':
      return 'Diese Karte ist nicht im Blatt: Nehmt ein größeres Blatt oder lasst die Regel weg.';
    case 'no-seven-chain':
      return 'Eine Grenze braucht eine Kette, aber Siebenen lassen hier niemanden ziehen: Lasst die Grenze weg oder gebt der Sieben eine Strafe.';
    case 'only-when-going-out-one-by-one':
      return 'Das gibt es nur, wo einer nach dem anderen ausscheidet: Lasst die Hausregel weg oder geht von Mau Tse Tung aus.';
    case 'not-when-going-out-one-by-one':
      return 'Das geht nicht, wo einer nach dem anderen ausscheidet: Nehmt den Wert von Mau Tse Tung.';
    default:
      return HOUSE_PROBLEMS[problem.reason ?? '']?.de ?? 'So kann nicht gespielt werden: Ändert diese Hausregel.';
  }
}
