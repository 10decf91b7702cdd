import type { ByLanguage } from '@hausregel/rules';

export interface BenchWords {
  readonly help: string;
  readonly summary: string;
  /** Numbers of the calibration loop, in millions a second. */
  readonly calibration: (millions: string) => string;
  /** Heads of the columns: rule set, players, M moves/s, ns, rounds/s, moves a round, per 1000 draws, checksum. */
  readonly heads: readonly string[];
  readonly stepHeads: readonly string[];
  readonly heap: (facts: { name: string; moves: string; collections: number; bytes: string; growth: string }) => string;
  readonly threads: (facts: { name: string; one: string; two: string; ratio: string; computed: string }) => string;
}

const EN: BenchWords = {
  summary: 'measure how fast the engine plays on this machine',
  help: `Usage: hausregel bench [RULESET...] [OPTIONS]

Plays whole rounds by chance and measures how many moves a second that is, after all rule sets have been
compiled and played. Each figure is the median of five runs. The checksum says which games were played; it is
the same on every machine. “per 1000” compares with a fixed loop of random numbers, for comparing machines.
Without RULESET all are measured with the fewest, four and the most players; that takes about five minutes.

Options:
  --players N       this number of players only
  --ms N            least length of a run in milliseconds (default 1000)
  --json            figures for machines
  --lang de|en|lt   language of the table
  --help            this help`,
  calibration: (millions) => `Calibration: ${millions} M random numbers a second`,
  heads: ['rule set', 'players', 'M moves/s', 'ns/move', 'rounds/s', 'moves/round', 'per 1000', 'checksum'],
  stepHeads: ['rule set', 'players', 'copy ns', 'legal ns', 'compile ms'],
  heap: ({ name, moves, collections, bytes, growth }) =>
    `Memory, ${name}: ${moves} M moves, ${collections} runs of the garbage collector, ${bytes} bytes allocated a move, heap grown by ${growth} kB`,
  threads: ({ name, one, two, ratio, computed }) =>
    `Threads, ${name}: one ${one} M moves/s, two ${two} M moves/s, ${ratio} times as fast (${computed} by processor time)`,
};

const DE: BenchWords = {
  summary: 'messen, wie schnell das Spielwerk auf diesem Rechner ist',
  help: `Aufruf: hausregel bench [REGELWERK...] [OPTIONEN]

Spielt ganze Runden nach Zufall und misst, wie viele Züge je Sekunde das sind, nachdem alle Regelwerke übersetzt
und gespielt wurden. Jede Zahl ist der Median von fünf Läufen. Die Prüfsumme sagt, welche Partien gespielt wurden;
sie ist auf jedem Rechner gleich. „je 1000“ vergleicht mit einer festen Schleife von Zufallszahlen und damit Rechner.
Ohne REGELWERK werden alle gemessen, mit der kleinsten und größten Spielerzahl und zu viert; das dauert gut fünf Minuten.

Optionen:
  --players N       nur diese Spielerzahl
  --ms N            Mindestdauer eines Laufs in Millisekunden (sonst 1000)
  --json            Zahlen für Maschinen
  --lang de|en|lt   Sprache der Tabelle
  --help            diese Hilfe`,
  calibration: (millions) => `Kalibrierung: ${millions} Mio. Zufallszahlen je Sekunde`,
  heads: ['Regelwerk', 'Spieler', 'Mio. Züge/s', 'ns/Zug', 'Runden/s', 'Züge/Runde', 'je 1000', 'Prüfsumme'],
  stepHeads: ['Regelwerk', 'Spieler', 'Kopie ns', 'Züge finden ns', 'Übersetzen ms'],
  heap: ({ name, moves, collections, bytes, growth }) =>
    `Speicher, ${name}: ${moves} Mio. Züge, ${collections} Läufe der Speicherbereinigung, ${bytes} Byte je Zug angelegt, Halde um ${growth} kB gewachsen`,
  threads: ({ name, one, two, ratio, computed }) =>
    `Threads, ${name}: einer ${one} Mio. Züge/s, zwei ${two} Mio. Züge/s, ${ratio}-mal so schnell (nach Prozessorzeit ${computed}-mal)`,
};

const LT: BenchWords = {
  summary: 'išmatuoti, kaip greitai šiame kompiuteryje žaidžia programa',
  help: `Naudojimas: hausregel bench [TAISYKLĖS...] [PARINKTYS]

Žaidžia ištisus atsitiktinius padalijimus ir matuoja, kiek ėjimų per sekundę padaroma, prieš tai sukompiliavus ir
išbandžius visus taisyklių rinkinius. Kiekvienas skaičius yra penkių matavimų mediana. Kontrolinė suma rodo, kurios
partijos žaistos; ji visuose kompiuteriuose vienoda. „iš 1000“ lygina su pastoviu atsitiktinių skaičių ciklu.
Nenurodžius TAISYKLIŲ, matuojami visi rinkiniai su mažiausiu ir didžiausiu žaidėjų skaičiumi ir keturiese (apie 5 min.).

Parinktys:
  --players N       tik šis žaidėjų skaičius
  --ms N            mažiausia matavimo trukmė milisekundėmis (jei nenurodyta, 1000)
  --json            skaičiai programoms
  --lang de|en|lt   lentelės kalba
  --help            ši pagalba`,
  calibration: (millions) => `Kalibravimas: ${millions} mln. atsitiktinių skaičių per sekundę`,
  heads: ['taisyklės', 'žaidėjai', 'mln. ėj./s', 'ns/ėj.', 'padal./s', 'ėj./padal.', 'iš 1000', 'suma'],
  stepHeads: ['taisyklės', 'žaidėjai', 'kopija ns', 'ėjimai ns', 'kompil. ms'],
  heap: ({ name, moves, collections, bytes, growth }) =>
    `Atmintis, ${name}: ${moves} mln. ėjimų, šiukšlių rinkta kartų: ${collections}, ėjimui skirta baitų: ${bytes}, atmintis išaugo ${growth} kB`,
  threads: ({ name, one, two, ratio, computed }) =>
    `Gijos, ${name}: viena ${one} mln. ėj./s, dvi ${two} mln. ėj./s, sparčiau ${ratio} karto (pagal procesoriaus laiką ${computed})`,
};

export const BENCH_WORDS: ByLanguage<BenchWords> = { en: EN, de: DE, lt: LT };
