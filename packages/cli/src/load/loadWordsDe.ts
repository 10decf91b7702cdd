import type { LoadWords } from './loadWords.ts';

export const DE: LoadWords = {
  summary: 'viele Tische zugleich spielen und jede Bestätigung prüfen',
  help: `Aufruf: hausregel load [OPTIONEN]

Spielt Tische über echte Sockets, wie Browser es tun, gegen einen eigenen Server mit eigener Datei oder gegen einen,
der schon läuft. Am Ende wird jeder bestätigte Befehl im Protokoll des Servers gesucht: einmal, unter der genannten
Nummer, in der richtigen Reihenfolge. Gemessen wird von dem Augenblick, in dem jemand ziehen wollte, bis zur
Bestätigung, das dauerhafte Schreiben dazwischen. Strg-C beendet den Lauf früher, mit dem Ergebnis bis dahin. War
etwas falsch, ist der Rückgabewert 1.

Optionen:
  --tables N            Tische (sonst 200)
  --seats N             Spieler an jedem (sonst 4)
  --rate N              Züge je Sekunde, alle Tische zusammen
  --think MS            stattdessen mittlere Bedenkzeit in Millisekunden (sonst 2500)
  --seconds N           wie lange (sonst 60); mit --find-rate jede Stufe
  --settle N            Sekunden, die davor gespielt und nicht gemessen werden (sonst 10)
  --rules LISTE         Regelwerke, durch Kommas getrennt, oder „all“ für alle (sonst family)
  --seed N              Startwert für Bedenkzeiten und Auswahl (sonst 1)
  --find-rate           die Rate ab --rate steigern, bis 99 % nicht mehr innerhalb von 100 ms bestätigt werden
  --echo                danach messen, was ein bloßes Echo kostet, und ein Zug in Echos
  --attack              danach ebenso lange spielen, während andere angreifen: mit stummen Sockets, Fluten von
                        Nachrichten, Spielern, die zwischen Bots ohne Bedenkzeit so schnell ziehen wie erlaubt,
                        Lesern, die nicht lesen, zu großen Nachrichten und Tischen, an die sich niemand setzt
  --address URL         ein laufender Server, http://127.0.0.1:8420; er muss einer Adresse so viele Tische
                        und Befehle erlauben oder genannten Adressen glauben (--trust-proxy)
  --metrics PORT        Port seiner Messwerte auf diesem Rechner
  --data DATEI          eigener Server: seine Datei, sie bleibt erhalten; mit --address: die Datei jenes Servers,
                        geprüft wird sie, sobald er beendet ist
  --database URL        mit --address: das PostgreSQL jenes Servers
  --server-cores LISTE  Prozessorkerne des eigenen Servers, geschrieben wie bei taskset (Linux)
  --profile ORDNER      dorthin ein Profil der Rechenzeit des eigenen Servers schreiben
  --format table|json   wie das Ergebnis geschrieben wird (sonst table)
  --lang de|en|lt       Sprache der Tabelle
  --help                diese Hilfe`,
  making: (made, all) => `Tische: ${made} von ${all}`,
  progress: ({ time, all, rate, p99, errors, wanted }) =>
    `${time} von ${all} · ${rate} Züge/s${wanted === undefined ? '' : ` (gewollt: ${wanted})`} · 99 % innerhalb von ${p99} ms · Fehler: ${errors}`,
  stopServer: 'Beende jetzt den Server; sein Protokoll wird verglichen, sobald es frei ist.',
  measuringEcho: 'Das Echo wird gemessen …',
  tooManySockets: (sockets, limit) =>
    `${sockets} Sockets sind nötig, aber ein Prozess darf hier nur ${limit} Dateien öffnen; setze die Grenze mit „ulimit -n“ herauf.`,
  failed: (reason) => `Der Lauf kann nicht weitergehen: ${reason}`,
  title: ({ tables, sockets, time }) => `Last: ${tables} Tische, ${sockets} Sockets, ${time} min`,
  machine: ({ cores, model, node }) => `${cores} Kerne (${model}), Node ${node}`,
  rows: {
    moves: 'Züge',
    movesPerSecond: 'Züge je Sekunde',
    p50: 'bestätigt: 50 % innerhalb von, ms',
    p95: '95 %',
    p99: '99 %',
    p999: '99,9 %',
    max: 'längste',
    errors: 'Ablehnungen und Fehler',
    serverCpu: 'Server: Prozessor, %',
    memory: 'Server: Speicher, MB',
    memorySlope: 'wächst um, MB/min',
    inUse: 'davon benutzt, MB',
    inUseSlope: 'davon benutzt, Zuwachs, MB/min',
    eventsPerCommit: 'Ereignisse je Commit',
    commitMs: 'ein Commit, ms',
    loopLag: 'Ereignisschleife verspätet (99 %), ms',
    messages: 'Nachrichten an Clients je Sekunde',
    clientCpu: 'Clients: Prozessor, %',
    clientLag: 'Ereignisschleife verspätet (99 %), ms',
    clientLagMax: 'Ereignisschleife höchstens verspätet, ms',
    stopMs: 'Beenden des Servers, ms',
  },
  histogram: ['bestätigt nach', 'Befehle', '%'],
  atMost: (ms) => `höchstens ${ms} ms`,
  longer: 'länger',
  refusals: 'Ablehnungen und Fehler:',
  checked: ({ acknowledged, tables, entries }) =>
    `Protokoll: alle ${acknowledged} bestätigten Befehle von ${tables} Tischen unter ${entries} Einträgen gesucht.`,
  wrong: ({ missing, doubled, different, disordered, gaps, refused }) =>
    `Es fehlen ${missing}, doppelt sind ${doubled}, anders ${different}, vertauscht ${disordered}, Tische mit Lücke ${gaps}, abgelehnt und doch geschrieben ${refused}.`,
  unanswered: (count) => `Am Ende ohne Antwort: ${count}.`,
  unchecked: 'Das Protokoll wurde nicht verglichen: --data oder --database sagt, wo es ist.',
  echo: ({ bytes, rate, us }) =>
    `Echo von ${bytes} Byte: je ${us} µs Rechenzeit, bei ${rate} je Sekunde und ebenso vielen Sockets.`,
  cost: ({ us, echoes }) => `Ein Zug kostet den Server ${us} µs Rechenzeit: ${echoes} Echos.`,
  attack: {
    heads: ['', 'in Ruhe', 'unter Angriff'],
    ratio: (ratio) => `Unter Angriff dauert es ${ratio}-mal so lange, bis 99 % der Bestätigungen da sind.`,
    attackers: 'Was die Angreifer taten und was ihnen geantwortet wurde:',
  },
  rateHeads: ['gewollt, Züge/s', 'erreicht', '99 % innerhalb von, ms', 'Fehler', 'Server, %', 'hält'],
  yes: 'ja',
  no: 'nein',
  bestRate: (rate) => `Die höchste Rate, die hält: ${rate} Züge je Sekunde.`,
  noRate: 'Nicht einmal die erste Rate hält; beginne mit einer kleineren --rate.',
};
