import type { RuleSetProblem } from '@hausregel/rules';
import { HOUSE_PROBLEMS } from './houseProblems.ts';
import { fact } from './problemFact.ts';

/** What is wrong with a rule set, in German. */
export function problemInGerman(problem: RuleSetProblem): string {
  switch (problem.code) {
    case 'not-understood':
      return 'Dieser Teil des Regelwerks fehlt, ist unbekannt oder falsch geschrieben: Vergleiche ihn mit einem der mitgelieferten.';
    case 'unknown-option':
      return 'Diese Hausregel gibt es nicht: Prüfe, wie sie geschrieben ist, oder lass sie weg.';
    case 'bad-value':
      return 'Diesen Wert kann die Hausregel nicht haben: Wähle einen anderen.';
    case 'at-default':
      return 'Das gilt ohnehin: Lass die Hausregel weg.';
    case 'cannot-be-played':
      return unplayableDe(problem);
  }
}

function unplayableDe(problem: RuleSetProblem): string {
  switch (problem.reason) {
    case 'fewest-above-most':
      return `Mindestens ${fact(problem, 'min')} und höchstens ${fact(problem, 'max')} Personen geht nicht zusammen: Senke die eine Zahl oder erhöhe die andere.`;
    case 'no-hand-size':
      return `Für ${fact(problem, 'players')} Personen steht nicht da, wie viele Karten jeder bekommt: Trage eine Zahl ein oder erlaube weniger Personen.`;
    case 'deal-larger-than-deck':
      return `Bei ${fact(problem, 'players')} Personen mit je ${fact(problem, 'handSize')} Karten reichen die ${fact(problem, 'cards')} Karten nicht: Gib weniger Karten, nimm ein zweites Blatt dazu oder erlaube weniger Personen.`;
    case 'rank-not-in-deck':
      return 'Diese Karte ist nicht im Blatt: Nimm ein größeres Blatt oder lass die Regel weg.';
    case 'no-seven-chain':
      return 'Eine Grenze braucht eine Kette, aber Siebenen lassen hier niemanden ziehen: Lass die Grenze weg oder gib der Sieben eine Strafe.';
    case 'only-when-going-out-one-by-one':
      return 'Das gibt es nur, wo einer nach dem anderen ausscheidet: Lass die Hausregel weg oder geh von Mau Tse Tung aus.';
    case 'not-when-going-out-one-by-one':
      return 'Das geht nicht, wo einer nach dem anderen ausscheidet: Nimm den Wert von Mau Tse Tung.';
    default:
      return HOUSE_PROBLEMS[problem.reason ?? '']?.de ?? 'So kann nicht gespielt werden: Ändere diese Hausregel.';
  }
}
