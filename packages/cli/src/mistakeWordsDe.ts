import { type MistakeWords, shownCharacter, type WantedWords } from './mistakeWords.ts';
import { explainProblem } from '@hausregel/rulebook';

const WRITE: WantedWords = {
  cards: 'Schreibe Karten mit Leerzeichen dazwischen, etwa "7S TH X".',
  'laid-cards': 'Schreibe Karten mit Leerzeichen dazwischen, etwa "9D X=7H".',
  'laid-card': 'Schreibe eine Karte, etwa "7S" oder "X=7H".',
  card: 'Schreibe eine Karte, etwa "QD".',
  rank: 'Schreibe einen Wert, etwa "5".',
  chain: 'Schreibe einen Wert, etwa "7", oder eine Karte, etwa "KH".',
  wish: 'Schreibe eine Farbe oder einen Wert, etwa "H" oder "7".',
  move: 'Schreibe einen Zug ohne Platz, etwa "7S".',
  'seat-move': 'Schreibe einen Zug mit Platz, etwa "1:7S".',
};

/** What stands where something else is wanted. */
const wrong = (found: string | undefined): string =>
  found === undefined ? 'Hier fehlt etwas.' : `${found} kann hier nicht stehen.`;

export const MISTAKES_DE: MistakeWords = {
  'not-json': ({ found }) =>
    found === undefined
      ? 'Die Datei hört zu früh auf: Ein Anführungszeichen oder eine Klammer ist noch offen. Ergänze, was fehlt.'
      : `„${shownCharacter(found)}“ kann hier nicht stehen, so ist das kein JSON. Sieh nach, ob davor ein Komma, ein Anführungszeichen oder eine Klammer fehlt oder zu viel ist.`,
  'empty-file': () => 'Die Datei ist leer. Schreibe ein Szenario hinein.',
  'too-deep': ({ max }) => `Hier stehen mehr als ${max} Klammern ineinander. Schreibe es einfacher.`,
  'file-too-long': ({ max }) =>
    `Das sind mehr als ${max.toLocaleString('de')} Zeichen. Teile sie auf mehrere Dateien auf.`,
  'list-too-long': ({ max }) => `Diese Liste hat mehr als ${max.toLocaleString('de')} Einträge. Teile die Datei auf.`,
  'text-wanted': ({ found }) => `${wrong(found)} Schreibe einen Text in Anführungszeichen.`,
  'boolean-wanted': ({ found }) => `${wrong(found)} Schreibe true oder false.`,
  'true-wanted': ({ found }) => `${wrong(found)} Schreibe true, oder lass den Schlüssel weg.`,
  'number-wanted': ({ found, min, max }) => `${wrong(found)} Schreibe eine ganze Zahl von ${min} bis ${max}.`,
  'choice-wanted': ({ found, choices }) => `${wrong(found)} Schreibe eines davon: ${choices.join(', ')}.`,
  'list-wanted': ({ found }) => `${wrong(found)} Schreibe eine Liste in [ ].`,
  'object-wanted': ({ found }) => `${wrong(found)} Schreibe ein Objekt in { }.`,
  'unknown-key': ({ key, keys }) =>
    `Den Schlüssel ${JSON.stringify(key)} gibt es hier nicht. Lass ihn weg, oder nimm einen von diesen: ${keys.join(', ')}.`,
  'notation-wanted': ({ found, wanted }) => `${wrong(found)} ${WRITE[wanted]}`,
  'not-understood': ({ found, wanted, character }) =>
    character === undefined
      ? `${found} hört zu früh auf. ${WRITE[wanted]}`
      : `Das ${character}. Zeichen von ${found} passt nicht. ${WRITE[wanted]}`,
  'not-together': ({ found }) =>
    `Die Karten von ${found} lassen sich nicht zusammen legen. Schreibe eine Karte, gleiche Karten, Karten eines Werts oder einen Satz Fünfen.`,
  'step-wanted': ({ found }) =>
    `${wrong(found)} Ein Schritt ist ein Zug in Anführungszeichen, etwa "1:7S", oder er hat "refuse" und "code" oder "expect".`,
  'rules-wanted': ({ found }) =>
    `${wrong(found)} Schreibe die Kennung eines Regelwerks, etwa "skat", oder ein ganzes Regelwerk.`,
  'no-such-seat': ({ seat, last }) => `Den Platz ${seat} gibt es nicht. Schreibe einen von 0 bis ${last}.`,
  'seat-twice': () => 'Ein Platz steht hier zweimal. Nenne jeden nur einmal.',
  'one-each-wanted': ({ players, found }) =>
    `Zahl der Einträge hier: ${found}. Schreibe für jeden der ${players} Spieler einen.`,
  'players-missing': () => 'Die Zahl der Spieler fehlt. Schreibe zum Beispiel "players": 3.',
  'seat-missing': () => 'Es steht nicht da, welcher Platz gemeint ist. Schreibe zum Beispiel "seat": 1.',
  'start-missing': () => 'Die Startkarte fehlt. Schreibe eine Karte, etwa "7S".',
  'demand-empty': () => 'Es steht nicht da, was verlangt ist. Schreibe zum Beispiel { "draw": 2 }.',
  'demand-by-moves': () =>
    'Eine Stellung kann nur mit { "draw": … } oder { "skip": … } beginnen. Führe anderes durch Züge herbei.',
  'chain-unnamed': () => 'Es steht nicht da, woraus die Kette besteht. Schreibe zum Beispiel "of": "7".',
  'stands-in': () => 'Vor dem ersten Zug gilt keine Karte als eine andere. Schreibe die Karte ohne „=“.',
  'start-card-missing': () => 'Es gibt keine Startkarte. Schreibe sie in "discard", oder lass "start" weg.',
  'never-pending': () =>
    'Nach diesen Regeln wird so eine Karte nicht beantwortet, also kann nichts anstehen. Lass die Forderung weg, oder nenne eine andere Karte.',
  'no-open-queens': () => 'Nach diesen Regeln liegen keine Damen offen. Lass diesen Schlüssel weg.',
  'unknown-rule-set': ({ id, ids }) =>
    `Das Regelwerk ${JSON.stringify(id)} gibt es nicht. Nimm eines von diesen: ${ids.join(', ')}.`,
  'not-for-players': ({ players, min, max }) =>
    `Diese Regeln sind nicht für ${players} Spieler. Schreibe eine Zahl von ${min} bis ${max}.`,
  'too-few-in-round': () => 'In der Runde sind zu wenige. Lass mindestens zwei Spieler darin.',
  'rule-set': ({ problem }) => explainProblem(problem, 'de').text,
};
