/** What is wrong with a rule set, said to the one person at the terminal; the editor says it to a whole table. */
import { explainProblem, type ProblemExplanation } from '@hausregel/rulebook';
import type { Language, RuleSetProblem } from '@hausregel/rules';

const TO_ONE: ReadonlyMap<string, string> = new Map([
  ['behaltet', 'behalte'],
  ['erhöht', 'erhöhe'],
  ['erlaubt', 'erlaube'],
  ['gebt', 'gib'],
  ['geht', 'geh'],
  ['lasst', 'lass'],
  ['nehmt', 'nimm'],
  ['prüft', 'prüfe'],
  ['senkt', 'senke'],
  ['setzt', 'setze'],
  ['stellt', 'stelle'],
  ['teilt', 'teile'],
  ['tragt', 'trag'],
  ['verzichtet', 'verzichte'],
  ['wählt', 'wähle'],
  ['zählt', 'zähle'],
  ['ändert', 'ändere'],
]);

/** The words for a problem that checking a rule set found. */
export function problemWords(problem: RuleSetProblem, language: Language): ProblemExplanation {
  const told = explainProblem(problem, language);
  return language === 'de' ? { ...told, text: toOnePerson(told.text) } : told;
}

/** The same with what it is about in front. */
export function problemText(problem: RuleSetProblem, language: Language): string {
  const { where, text } = problemWords(problem, language);
  return where === '' ? text : `${where}: ${text}`;
}

/** What is to be done stands behind the colon: there each order to several becomes one to a single person. */
function toOnePerson(text: string): string {
  const [fact = '', ...advice] = text.split(': ');
  const toOne = advice.join(': ').replaceAll(/\p{L}+/gu, (word) => {
    const one = TO_ONE.get(word.toLowerCase());
    return one === undefined ? word : sameCase(one, word);
  });
  return advice.length === 0 ? fact : `${fact}: ${toOne}`;
}

const sameCase = (text: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
