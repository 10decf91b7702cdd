import type { ByLanguage } from '@hausregel/rules';

/** What `explain` says beside the rules themselves. */
export interface ExplainWords {
  readonly help: string;
  /** What stands for the name of a file. */
  readonly file: string;
  readonly rules: (name: string) => string;
  readonly lies: (card: string) => string;
  readonly emptyTable: string;
  /** `player`: a letter. */
  readonly turn: (player: string) => string;
  readonly notUnderstood: (text: string) => string;
}

export const EXPLAIN_WORDS: ByLanguage<ExplainWords> = {
  en: {
    help: `Usage: hausregel explain FILE

Plays the moves of a scenario file and tells each one: what happens, why, and the clause of the
rule book. A move that is not allowed is told with the reason. The players are A, B, C and so on.

Options:
  --lang de|en|lt   language of the sentences
  --help            this help`,
    file: 'FILE',
    rules: (name) => `Rules: ${name}.`,
    lies: (card) => `On top: ${card}.`,
    emptyTable: 'The table is empty.',
    turn: (player) => `${player} is on turn.`,
    notUnderstood: (text) => `“${text}” is not a move that can be understood.`,
  },
  de: {
    help: `Aufruf: hausregel explain DATEI

Spielt die Züge einer Szenariodatei und erzählt jeden: was geschieht, warum, und die Fundstelle im
Regelbuch. Zu einem Zug, der nicht erlaubt ist, steht der Grund. Die Spieler heißen A, B, C und so fort.

Optionen:
  --lang de|en|lt   Sprache der Sätze
  --help            diese Hilfe`,
    file: 'DATEI',
    rules: (name) => `Regeln: ${name}.`,
    lies: (card) => `Es liegt: ${card}.`,
    emptyTable: 'Der Tisch ist leer.',
    turn: (player) => `${player} ist am Zug.`,
    notUnderstood: (text) => `„${text}“ ist kein verständlicher Zug.`,
  },
  lt: {
    help: `Naudojimas: hausregel explain FAILAS

Sužaidžia scenarijaus failo ėjimus ir papasakoja kiekvieną: kas vyksta, kodėl ir pagal kurį taisyklių
knygos punktą. Jei ėjimas neleidžiamas, pasakoma priežastis. Žaidėjai vadinami A, B, C ir taip toliau.

Parinktys:
  --lang de|en|lt   sakinių kalba
  --help            ši pagalba`,
    file: 'FAILAS',
    rules: (name) => `Taisyklės: ${name}.`,
    lies: (card) => `Viršuje: ${card}.`,
    emptyTable: 'Stalas tuščias.',
    turn: (player) => `Dabar ${player} eilė.`,
    notUnderstood: (text) => `Ėjimo „${text}“ suprasti nepavyksta.`,
  },
};
