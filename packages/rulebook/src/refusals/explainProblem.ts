import { type Language, optionByKey, type RuleSetProblem } from '@hausregel/rules';

/** What is wrong with a rule set: where, and in a sentence what and how to mend it. */
export interface ProblemExplanation {
  /** Name of the house rule, or the place in the document as written; empty for the whole. */
  readonly where: string;
  readonly text: string;
}

/** The words for a problem that checking a rule set found. */
export function explainProblem(problem: RuleSetProblem, language: Language): ProblemExplanation {
  const where = optionByKey(problem.at)?.title[language] ?? problem.at;
  return { where, text: language === 'de' ? inGerman(problem) : inEnglish(problem) };
}

const fact = ({ facts }: RuleSetProblem, key: string): string => String(facts?.[key] ?? '?');

function inGerman(problem: RuleSetProblem): string {
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
      return 'So kann nicht gespielt werden: Ändere diese Hausregel.';
  }
}

function inEnglish(problem: RuleSetProblem): string {
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
      return 'It cannot be played like this: change this house rule.';
  }
}
