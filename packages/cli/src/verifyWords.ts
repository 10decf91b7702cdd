/** The words of `hausregel verify`. */
import type { DealFault, RecordProblem } from '@hausregel/record';
import type { ByLanguage } from '@hausregel/rules';

/** `at`: as in `DealFault`. */
type FaultText = (facts: { readonly name: string; readonly at: number }) => string;

export interface VerifyWords {
  readonly noFile: (file: string) => string;
  readonly isFolder: (file: string) => string;
  /** `code`: what the system calls it. */
  readonly unreadable: (file: string, code: string) => string;
  readonly problem: Readonly<Record<RecordProblem['code'], (file: string, at: string) => string>>;
  readonly deal: (number: number) => string;
  readonly seat: (seat: number) => string;
  readonly right: string;
  readonly wrong: string;
  readonly running: string;
  readonly dropped: string;
  /** `names`: who has contributed, listed. */
  readonly mixed: (count: number, names: string) => string;
  readonly mixedNone: string;
  readonly notOpened: (names: string) => string;
  readonly played: (shuffles: number, moves: number) => string;
  readonly noted: string;
  readonly fault: Readonly<Record<DealFault['code'], FaultText>>;
  readonly missing: (numbers: string) => string;
  readonly allRight: (count: number) => string;
  readonly notRight: (wrong: number, count: number) => string;
  /** Nothing is wrong, but the record is not whole. */
  readonly notWhole: (count: number) => string;
  readonly nothing: string;
}

const de: VerifyWords = {
  noFile: (file) => `Die Datei ${file} gibt es nicht.`,
  isFolder: (file) => `${file} ist ein Ordner, keine Datei.`,
  unreadable: (file, code) => `${file} lässt sich nicht lesen (${code}).`,
  problem: {
    empty: (file) => `${file} ist leer.`,
    'too-large': (file) => `${file} ist zu groß für ein Protokoll.`,
    'cut-off': (file) => `${file} ist ein Protokoll, das mittendrin aufhört. Lade es noch einmal herunter.`,
    'not-json': (file) => `${file} ist kein Protokoll: Es ist kein JSON.`,
    foreign: (file) => `${file} ist kein Protokoll von Hausregel.`,
    newer: (file) => `${file} stammt von einer neueren Version von Hausregel; prüfe es mit dieser.`,
    trailing: (file) => `${file} enthält ein Protokoll, aber dahinter steht noch etwas. Lade es noch einmal herunter.`,
    unknown: (file, at) => `${file} ist kein gültiges Protokoll: ${at} gibt es darin nicht.`,
    'key-twice': (file, at) => `${file} ist kein gültiges Protokoll: ${at} steht zweimal an derselben Stelle.`,
    'seat-twice': (file, at) => `${file} ist beschädigt: ${at} nennt einen Platz ein zweites Mal.`,
    damaged: (file, at) => `${file} ist beschädigt: ${at} fehlt oder ist falsch.`,
  },
  deal: (number) => `Geben ${number}`,
  seat: (seat) => `Platz ${seat}`,
  right: 'stimmt.',
  wrong: 'STIMMT NICHT.',
  running: 'noch nicht aufgedeckt, die Runde lief noch.',
  dropped: 'nicht gegeben, vorher ist jemand aufgestanden.',
  mixed: (count, names) => (count === 1 ? `Dazugemischt hat ${names}.` : `Dazugemischt haben ${names}.`),
  mixedNone: 'Niemand hat etwas dazugemischt; der Server hätte diese Karten aussuchen können.',
  notOpened: (names) => `Zugesagt, aber nicht rechtzeitig geschickt: ${names}.`,
  played: (shuffles, moves) =>
    `${shuffles === 1 ? 'Einmal' : `${shuffles}-mal`} gemischt, ${moves === 1 ? 'ein Zug' : `${moves} Züge`} nachgespielt.`,
  noted: 'Was der Browser damals selbst gesehen hat, stimmt damit überein.',
  fault: {
    number: ({ at }) =>
      at === 0
        ? 'Es steht an erster Stelle: Davor fehlt etwas, oder die Reihenfolge ist vertauscht.'
        : `Es folgt auf Geben ${at}: Dazwischen fehlt etwas, oder die Reihenfolge ist vertauscht.`,
    before: () => 'Das Geben davor ist nicht das, auf das sich der Server hier bezogen hat.',
    changed: () => 'Daran wurde nachträglich etwas geändert: Das nächste Geben bezieht sich auf etwas anderes.',
    rules: () => 'Die Regeln fehlen oder sind andere als die vereinbarten.',
    secret: () => 'Das Geheimnis fehlt, obwohl danach wieder gegeben wurde.',
    commitment: () => 'Das Geheimnis passt nicht zu der Festlegung.',
    contribution: ({ name }) => `${name} soll etwas anderes beigetragen haben als zugesagt.`,
    move: ({ at }) => `Zug ${at + 1} ist mit den nachgerechneten Karten nicht möglich.`,
    digest: () => 'Am Ende des Protokolls wurde etwas geändert.',
    'noted-commitment': () => 'Der Browser hat vor dem Geben eine andere Festlegung gesehen.',
    'noted-promise': ({ name }) => `Eine Zufallszahl von ${name} war zugesagt und wurde übergangen.`,
    'noted-contribution': () => 'Der Browser hat eine Zufallszahl geschickt, die in diesem Geben fehlt.',
    'noted-hand': ({ name }) => `${name} hat andere Karten bekommen als die nachgerechneten.`,
    'noted-dealt': ({ name }) => `Hier steht, es sei nicht gegeben worden; ${name} hat aber Karten bekommen.`,
    'noted-end': () => 'Am Ende der Runde hat der Browser etwas anderes gesehen, als hier steht.',
  },
  missing: (numbers) => `Der Browser hat mehr gesehen, als hier steht. Es fehlt: Geben ${numbers}.`,
  allRight: (count) =>
    count === 1
      ? 'Nachgerechnet: Das Geben stimmt.'
      : `Nachgerechnet: Gegeben wurde ${count}-mal, und jedes Mal stimmt es.`,
  notRight: (wrong, count) =>
    count === 1
      ? 'Nachgerechnet: Das Geben stimmt nicht.'
      : `Nachgerechnet: Gegeben wurde ${count}-mal, und ${wrong === 1 ? 'einmal' : `${wrong}-mal`} stimmt es nicht.`,
  notWhole: (count) =>
    count === 1
      ? 'Nachgerechnet: Das Geben, das hier steht, stimmt; vollständig ist das Protokoll nicht.'
      : `Nachgerechnet: Gegeben wurde hier ${count}-mal, und jedes Mal stimmt es; vollständig ist das Protokoll nicht.`,
  nothing: 'In diesem Protokoll ist noch nichts aufgedeckt; es gibt nichts nachzurechnen.',
};

const en: VerifyWords = {
  noFile: (file) => `There is no file ${file}.`,
  isFolder: (file) => `${file} is a folder, not a file.`,
  unreadable: (file, code) => `${file} cannot be read (${code}).`,
  problem: {
    empty: (file) => `${file} is empty.`,
    'too-large': (file) => `${file} is too large for a record.`,
    'cut-off': (file) => `${file} is a record that breaks off. Download it again.`,
    'not-json': (file) => `${file} is not a record: it is not JSON.`,
    foreign: (file) => `${file} is not a record of Hausregel.`,
    newer: (file) => `${file} comes from a newer version of Hausregel; check it with that one.`,
    trailing: (file) => `${file} holds a record, but there is something after its end. Download it again.`,
    unknown: (file, at) => `${file} is not a valid record: ${at} is unknown.`,
    'key-twice': (file, at) => `${file} is not a valid record: ${at} stands twice in the same place.`,
    'seat-twice': (file, at) => `${file} is damaged: ${at} names a seat a second time.`,
    damaged: (file, at) => `${file} is damaged: ${at} is missing or wrong.`,
  },
  deal: (number) => `Deal ${number}`,
  seat: (seat) => `Seat ${seat}`,
  right: 'right.',
  wrong: 'NOT RIGHT.',
  running: 'not revealed yet, the round was still going on.',
  dropped: 'not dealt, somebody had got up before.',
  mixed: (count, names) => `${names} ${count === 1 ? 'has' : 'have'} mixed something in.`,
  mixedNone: 'Nobody has mixed anything in; the server could have chosen these cards.',
  notOpened: (names) => `Promised, but not sent in time: ${names}.`,
  played: (shuffles, moves) =>
    `Shuffled ${shuffles === 1 ? 'once' : `${shuffles} times`}, ${moves === 1 ? 'one move' : `${moves} moves`} played again.`,
  noted: 'What the browser saw itself at the time agrees with it.',
  fault: {
    number: ({ at }) =>
      at === 0
        ? 'It stands first: something before it is missing, or the order was changed.'
        : `It follows deal ${at}: something between them is missing, or the order was changed.`,
    before: () => 'The deal before is not the one that the server referred to here.',
    changed: () => 'Something in it was changed afterwards: the next deal refers to something else.',
    rules: () => 'The rules are missing, or are not those agreed on.',
    secret: () => 'The secret is missing although cards were dealt again afterwards.',
    commitment: () => 'The secret does not fit the commitment.',
    contribution: ({ name }) => `${name} is said to have contributed something other than what was promised.`,
    move: ({ at }) => `Move ${at + 1} is not possible with the cards as recomputed.`,
    digest: () => 'Something was changed at the end of the record.',
    'noted-commitment': () => 'The browser saw a different commitment before the deal.',
    'noted-promise': ({ name }) => `${name} had promised a random number, and it was passed over.`,
    'noted-contribution': () => 'The browser sent a random number that is missing from this deal.',
    'noted-hand': ({ name }) => `${name} was dealt other cards than those recomputed.`,
    'noted-dealt': ({ name }) => `It says here that no cards were dealt, but ${name} was dealt some.`,
    'noted-end': () => 'At the end of the round the browser saw something other than what is here.',
  },
  missing: (numbers) => `The browser saw more than there is here. Missing: deal ${numbers}.`,
  allRight: (count) =>
    count === 1 ? 'One deal recomputed: it is right.' : `${count} deals recomputed: all are right.`,
  notRight: (wrong, count) =>
    count === 1 ? 'One deal recomputed: it is not right.' : `${count} deals recomputed, ${wrong} of them not right.`,
  notWhole: (count) =>
    count === 1
      ? 'One deal recomputed: it is right, but the record is not complete.'
      : `${count} deals recomputed: what is here is right, but the record is not complete.`,
  nothing: 'Nothing is revealed in this record yet; there is nothing to recompute.',
};

/** 1, 21, 31 …; 2–9, 22–29 …; 10–20, 30 …. */
function byCountLt(count: number, one: string, few: string, many: string): string {
  const [tens, ones] = [count % 100, count % 10];
  if (ones === 0 || (tens > 10 && tens < 20)) return `${count} ${many}`;
  return `${count} ${ones === 1 ? one : few}`;
}

const lt: VerifyWords = {
  noFile: (file) => `Failo ${file} nėra.`,
  isFolder: (file) => `${file} yra aplankas, o ne failas.`,
  unreadable: (file, code) => `Failo ${file} perskaityti nepavyksta (${code}).`,
  problem: {
    empty: (file) => `Failas ${file} tuščias.`,
    'too-large': (file) => `Failas ${file} protokolui per didelis.`,
    'cut-off': (file) => `Failas ${file} yra protokolas, kuris nutrūksta. Atsisiųsk jį dar kartą.`,
    'not-json': (file) => `Failas ${file} nėra protokolas: tai ne JSON.`,
    foreign: (file) => `Failas ${file} nėra „Hausregel“ protokolas.`,
    newer: (file) => `Failas ${file} sukurtas naujesne „Hausregel“ versija; patikrink jį su ja.`,
    trailing: (file) => `Faile ${file} yra protokolas, bet po jo pabaigos dar kažkas parašyta. Atsisiųsk jį dar kartą.`,
    unknown: (file, at) => `Failas ${file} nėra tinkamas protokolas: jame negali būti ${at}.`,
    'key-twice': (file, at) => `Failas ${file} nėra tinkamas protokolas: ${at} toje pačioje vietoje įrašyta du kartus.`,
    'seat-twice': (file, at) => `Failas ${file} sugadintas: ta pati vieta nurodyta antrą kartą (${at}).`,
    damaged: (file, at) => `Failas ${file} sugadintas; trūksta arba klaidinga: ${at}.`,
  },
  deal: (number) => `${number} dalijimas`,
  seat: (seat) => `${seat} vieta`,
  right: 'teisingas.',
  wrong: 'NETEISINGAS.',
  running: 'dar neatskleistas, padalijimas tebevyko.',
  dropped: 'kortos nepadalytos, prieš tai kažkas atsistojo.',
  mixed: (_, names) => `Savo skaičių pridėjo: ${names}.`,
  mixedNone: 'Niekas nieko nepridėjo; serveris galėjo šias kortas pasirinkti.',
  notOpened: (names) => `Pažadėta, bet laiku neatsiųsta: ${names}.`,
  played: (shuffles, moves) =>
    `Maišyta ${byCountLt(shuffles, 'kartą', 'kartus', 'kartų')}, iš naujo sužaista ${byCountLt(moves, 'ėjimas', 'ėjimai', 'ėjimų')}.`,
  noted: 'Tai, ką tuomet matė pati naršyklė, su tuo sutampa.',
  fault: {
    number: ({ at }) =>
      at === 0
        ? 'Jis įrašytas pirmas: prieš jį kažko trūksta arba sukeista dalijimų tvarka.'
        : `Jis eina po ${at} dalijimo: tarp jų kažko trūksta arba sukeista dalijimų tvarka.`,
    before: () => 'Ankstesnis dalijimas yra ne tas, kuriuo serveris čia rėmėsi.',
    changed: () => 'Vėliau jame kažkas pakeista: kitas dalijimas remiasi kitais duomenimis.',
    rules: () => 'Taisyklių nėra arba jos ne tos, dėl kurių susitarta.',
    secret: () => 'Paslapties nėra, nors po to kortos dalytos dar kartą.',
    commitment: () => 'Paslaptis neatitinka įsipareigojimo.',
    contribution: ({ name }) => `Pridėtas ne tas skaičius, kuris buvo pažadėtas: ${name}.`,
    move: ({ at }) => `Su iš naujo apskaičiuotomis kortomis ${at + 1} ėjimas neįmanomas.`,
    digest: () => 'Protokolo pabaigoje kažkas pakeista.',
    'noted-commitment': () => 'Prieš dalijimą naršyklė matė kitą įsipareigojimą.',
    'noted-promise': ({ name }) => `Pažadėtas skaičius praleistas: ${name}.`,
    'noted-contribution': () => 'Naršyklė atsiuntė skaičių, kurio šiame dalijime nėra.',
    'noted-hand': ({ name }) => `Padalytos ne tos kortos, kurios išeina apskaičiavus iš naujo: ${name}.`,
    'noted-dealt': ({ name }) => `Čia įrašyta, kad kortos nepadalytos, nors jų gauta: ${name}.`,
    'noted-end': () => 'Padalijimo pabaigoje naršyklė matė ne tai, kas čia įrašyta.',
  },
  missing: (numbers) => `Naršyklė matė daugiau, negu čia įrašyta. Trūksta dalijimų: ${numbers}.`,
  allRight: (count) => `Patikrinta: ${byCountLt(count, 'dalijimas', 'dalijimai', 'dalijimų')}. Viskas teisinga.`,
  notRight: (wrong, count) =>
    `Patikrinta: ${byCountLt(count, 'dalijimas', 'dalijimai', 'dalijimų')}. Neteisingų: ${wrong}.`,
  notWhole: (count) =>
    `Patikrinta: ${byCountLt(count, 'dalijimas', 'dalijimai', 'dalijimų')}. Tai, kas čia yra, teisinga, bet protokolas ne visas.`,
  nothing: 'Šiame protokole dar niekas neatskleista, tad tikrinti nėra ko.',
};

export const VERIFY_WORDS: ByLanguage<VerifyWords> = { de, en, lt };
