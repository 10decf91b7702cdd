import { type ByLanguage, countedLt } from '@hausregel/rules';
import type { DataTrouble, StartProblem } from '@hausregel/server';

/** What keeps a server from starting, or from taking moves later. */
type Problem = Pick<StartProblem, 'facts'> & { readonly code: StartProblem['code'] | DataTrouble };

export interface ServeWords {
  readonly here: (address: string) => string;
  readonly network: (addresses: readonly string[]) => string;
  readonly scan: string;
  readonly stop: string;
  readonly tables: (count: number) => string;
  readonly stopping: string;
  readonly stopped: string;
  readonly webMissing: (folder: string) => string;
  readonly problem: (problem: Problem) => string;
  /** Moves are refused while the server runs; the sentence on the reason follows. */
  readonly noMoves: string;
  /** They are accepted again. */
  readonly movesAgain: string;
  /** A proxy is trusted, and others than it may reach the server. */
  readonly trustsAll: string;
  /** A page was turned away, since strangers may have its name. */
  readonly originUnknown: (origin: string) => string;
}

const EN: ServeWords = {
  here: (address) => `Hausregel is open at ${address}`,
  network: (addresses) => `In your network: ${addresses.join('  ')}`,
  scan: 'Scan this with a phone in the same network:',
  stop: 'Ctrl-C ends the server.',
  tables: (count) => (count === 1 ? 'One table goes on where it was.' : `${count} tables go on where they were.`),
  stopping: 'Saving the tables …',
  stopped: 'The server has stopped.',
  webMissing: (folder) => `The web pages are not built (nothing in ${folder}); “npm start” builds them.`,
  noMoves: 'No move is accepted at present, and nothing that was accepted is lost.',
  movesAgain: 'Moves are accepted again.',
  trustsAll:
    'With --trust-proxy whoever reaches this port without the proxy can claim any address; let it listen for the proxy alone with --host (127.0.0.1 on the same machine), or close the port by a firewall.',
  originUnknown: (origin) =>
    `A page at ${origin} was turned away; if that is this server, start it with --origin ${origin}.`,
  problem: ({ code, facts }) => {
    switch (code) {
      case 'port-in-use':
        return `Port ${facts['port']} is in use; end the other program or choose another one with --port.`;
      case 'port-not-allowed':
        return `Port ${facts['port']} is not allowed for you; choose one above 1023 with --port.`;
      case 'host-unknown':
        return `This machine has no address ${facts['host']}; choose another one with --host.`;
      case 'data-unwritable':
        return `The data file ${facts['file']} cannot be written; choose another place with --data.`;
      case 'data-full':
        return `There is no room left for the data file ${facts['file']}; make some on its disk.`;
      case 'data-damaged':
        return `The data file ${facts['file']} is damaged; put a backup in its place with “hausregel restore”.`;
      case 'data-incomplete':
        return `Moves that were accepted last are missing in the data file ${facts['file']}: what lies beside it (-wal) is damaged or gone, or an older file was put there; put back what belongs there or a backup with “hausregel restore”, or delete ${facts['file']}.mark to go on without those moves.`;
      case 'data-in-use':
        return `Another server uses the data file ${facts['file']}; end it or choose another place with --data.`;
      case 'data-moved':
        return `The data file ${facts['file']} or what belongs to it (-wal, -shm) is not where it was; put it back, or stop the server and start it again.`;
      case 'data-not-ours':
        return `The file ${facts['file']} is not a data file of Hausregel; choose another one with --data.`;
      case 'data-newer':
        return `The data file ${facts['file']} was written by a newer Hausregel; update, or choose another one with --data.`;
      case 'metrics-unavailable':
        return `Metrics cannot be served at ${facts['host']}:${facts['port']}; choose another place with --metrics.`;
      case 'database-unreachable':
        return 'The database cannot be reached; check --database and whether it runs.';
      case 'database-newer':
        return 'The database was made by a newer Hausregel; update this one first.';
      case 'database-closed':
        return 'All databases in --database have a minus before them; new tables need one without.';
      case 'database-twice':
        return 'Two addresses in --database lead to the same database; leave one of them out.';
    }
  },
};

const DE: ServeWords = {
  here: (address) => `Hausregel ist offen: ${address}`,
  network: (addresses) => `In deinem Netz: ${addresses.join('  ')}`,
  scan: 'Mit einem Handy im selben Netz abfotografieren:',
  stop: 'Strg-C beendet den Server.',
  tables: (count) =>
    count === 1 ? 'Ein Tisch spielt weiter, wo er war.' : `${count} Tische spielen weiter, wo sie waren.`,
  stopping: 'Die Tische werden gesichert …',
  stopped: 'Der Server ist beendet.',
  webMissing: (folder) => `Die Webseiten sind noch nicht gebaut (in ${folder} ist nichts); „npm start“ baut sie.`,
  noMoves: 'Zurzeit wird kein Zug angenommen; was angenommen war, geht nicht verloren.',
  movesAgain: 'Züge werden wieder angenommen.',
  trustsAll:
    'Wer diesen Port ohne den Proxy erreicht, kann sich bei --trust-proxy jede Adresse geben; lass den Server mit --host nur für den Proxy erreichbar sein (127.0.0.1 auf demselben Rechner) oder sperre den Port mit einer Firewall.',
  originUnknown: (origin) =>
    `Eine Seite unter ${origin} wurde abgewiesen; ist das dieser Server, dann starte ihn mit --origin ${origin}.`,
  problem: ({ code, facts }) => {
    switch (code) {
      case 'port-in-use':
        return `Port ${facts['port']} ist belegt; beende das andere Programm oder nimm mit --port einen anderen.`;
      case 'port-not-allowed':
        return `Port ${facts['port']} ist dir nicht erlaubt; nimm mit --port einen über 1023.`;
      case 'host-unknown':
        return `Dieser Rechner hat die Adresse ${facts['host']} nicht; nimm mit --host eine andere.`;
      case 'data-unwritable':
        return `Die Datei ${facts['file']} lässt sich nicht schreiben; nimm mit --data einen anderen Ort.`;
      case 'data-full':
        return `Für die Datei ${facts['file']} ist kein Platz mehr; schaffe welchen auf ihrem Datenträger.`;
      case 'data-damaged':
        return `Die Datei ${facts['file']} ist beschädigt; spiele mit „hausregel restore“ eine Sicherung ein.`;
      case 'data-incomplete':
        return `In der Datei ${facts['file']} fehlen zuletzt angenommene Züge: Was neben ihr liegt (-wal), ist beschädigt oder fort, oder hier liegt eine ältere Datei; lege zurück, was hierher gehört, spiele mit „hausregel restore“ eine Sicherung ein oder lösche ${facts['file']}.mark, um ohne diese Züge weiterzumachen.`;
      case 'data-in-use':
        return `Ein anderer Server benutzt die Datei ${facts['file']}; beende ihn oder nimm mit --data einen anderen Ort.`;
      case 'data-moved':
        return `Die Datei ${facts['file']} oder was zu ihr gehört (-wal, -shm) liegt nicht mehr an ihrem Ort; lege es zurück, oder beende den Server und starte ihn neu.`;
      case 'data-not-ours':
        return `Die Datei ${facts['file']} ist keine von Hausregel; nimm mit --data eine andere.`;
      case 'data-newer':
        return `Die Datei ${facts['file']} stammt von einem neueren Hausregel; aktualisiere es oder nimm mit --data eine andere.`;
      case 'metrics-unavailable':
        return `Die Messwerte lassen sich unter ${facts['host']}:${facts['port']} nicht anbieten; nimm mit --metrics einen anderen Ort.`;
      case 'database-unreachable':
        return 'Die Datenbank ist nicht erreichbar; prüfe --database und ob sie läuft.';
      case 'database-newer':
        return 'Die Datenbank stammt von einem neueren Hausregel; aktualisiere erst dieses hier.';
      case 'database-closed':
        return 'Vor allen Datenbanken in --database steht ein Minus; für neue Tische braucht es eine ohne.';
      case 'database-twice':
        return 'Zwei Adressen in --database führen zur selben Datenbank; lass eine davon weg.';
    }
  },
};

const LT: ServeWords = {
  here: (address) => `„Hausregel“ atidaryta: ${address}`,
  network: (addresses) => `Tavo tinkle: ${addresses.join('  ')}`,
  scan: 'Nuskaityk telefonu tame pačiame tinkle:',
  stop: 'Serverį sustabdo Ctrl-C.',
  tables: (count) => `Toliau nuo tos pačios vietos žaidžia ${countedLt(count, TABLES)}.`,
  stopping: 'Stalai išsaugomi …',
  stopped: 'Serveris sustabdytas.',
  webMissing: (folder) => `Tinklalapiai dar nesukurti (aplanke ${folder} nieko nėra); juos sukuria „npm start“.`,
  noMoves: 'Šiuo metu ėjimai nepriimami; kas jau priimta, nedings.',
  movesAgain: 'Ėjimai vėl priimami.',
  trustsAll:
    'Kai nurodyta --trust-proxy, kiekvienas, kas šį prievadą pasiekia be tarpinio serverio, gali apsimesti bet kokiu adresu; su --host leisk jį pasiekti tik tarpiniam serveriui (tame pačiame kompiuteryje – 127.0.0.1) arba uždaryk prievadą užkarda.',
  originUnknown: (origin) =>
    `Puslapis adresu ${origin} atmestas; jei tai šis serveris, paleisk jį su --origin ${origin}.`,
  problem: ({ code, facts }) => {
    switch (code) {
      case 'port-in-use':
        return `Prievadas ${facts['port']} užimtas; uždaryk kitą programą arba pasirink kitą prievadą su --port.`;
      case 'port-not-allowed':
        return `Prievado ${facts['port']} tau naudoti neleidžiama; pasirink didesnį už 1023 su --port.`;
      case 'host-unknown':
        return `Šis kompiuteris neturi adreso ${facts['host']}; pasirink kitą su --host.`;
      case 'data-unwritable':
        return `Į duomenų failą ${facts['file']} rašyti nepavyksta; pasirink kitą vietą su --data.`;
      case 'data-full':
        return `Duomenų failui ${facts['file']} nebėra vietos; atlaisvink jos diske.`;
      case 'data-damaged':
        return `Duomenų failas ${facts['file']} sugadintas; atkurk atsarginę kopiją su „hausregel restore“.`;
      case 'data-incomplete':
        return `Duomenų faile ${facts['file']} trūksta paskutinių priimtų ėjimų: šalia esantis failas (-wal) sugadintas ar dingęs arba čia padėtas senesnis failas; grąžink, kas čia buvo, atkurk atsarginę kopiją su „hausregel restore“ arba ištrink ${facts['file']}.mark, jei nori tęsti be tų ėjimų.`;
      case 'data-in-use':
        return `Duomenų failą ${facts['file']} naudoja kitas serveris; sustabdyk jį arba pasirink kitą vietą su --data.`;
      case 'data-moved':
        return `Duomenų failo ${facts['file']} arba jam priklausančio failo (-wal, -shm) nebėra ankstesnėje vietoje; grąžink jį arba sustabdyk serverį ir paleisk iš naujo.`;
      case 'data-not-ours':
        return `Failas ${facts['file']} nėra „Hausregel“ duomenų failas; pasirink kitą su --data.`;
      case 'data-newer':
        return `Duomenų failą ${facts['file']} įrašė naujesnė „Hausregel“; atnaujink šią arba pasirink kitą failą su --data.`;
      case 'metrics-unavailable':
        return `Rodiklių adresu ${facts['host']}:${facts['port']} teikti nepavyksta; pasirink kitą vietą su --metrics.`;
      case 'database-unreachable':
        return 'Duomenų bazė nepasiekiama; patikrink --database ir ar ji veikia.';
      case 'database-newer':
        return 'Duomenų bazę sukūrė naujesnė „Hausregel“; pirma atnaujink šią.';
      case 'database-closed':
        return 'Prieš visas --database duomenų bazes yra minusas; naujiems stalams reikia bent vienos be jo.';
      case 'database-twice':
        return 'Du --database adresai veda į tą pačią duomenų bazę; vieną jų pašalink.';
    }
  },
};

const TABLES = { one: 'stalas', few: 'stalai', many: 'stalų' } as const;

export const SERVE_WORDS: ByLanguage<ServeWords> = { en: EN, de: DE, lt: LT };
