import type { SimulateWords } from './simulateWords.ts';

export const DE: SimulateWords = {
  summary: 'sehr viele Runden spielen und sagen, was die Regeln aus dem Spiel machen',
  help: `Aufruf: hausregel simulate [REGELWERK] [OPTIONEN]

Spielt viele Runden zwischen Bots und sagt mit 95-%-Intervallen, wer gewinnt, wie lang die Runden sind, wie oft
jede Regel ins Spiel kommt und wie viel die ausgeteilten Karten entscheiden. Jede Verteilung wird einmal je Platz
gespielt: Die Hände bleiben, die Spieler rücken einen Platz weiter, der Nachziehstapel wird neu gemischt. Gleiche
Startzahlen ergeben Gleiches, mit wie vielen Threads auch immer. Strg-C endet mit dem Ergebnis bis dahin.

Optionen:
  --players N          wie viele mitspielen (sonst 4 oder so viele, wie die Regeln erlauben)
  --bots LISTE         wer spielt: random, simple, easy, normal oder hard; einer für alle oder je Platz einer,
                       mit Kommas (sonst simple)
  --with REGELN        Hausregeln: NAME=WERT mit Kommas dazwischen oder ein JSON-Objekt; die Namen zeigt
                       „hausregel rules show REGELWERK“
  --games N            Runden, aufgerundet auf ganze Verteilungen (sonst 100000)
  --precision P        aufhören, wenn jeder Gewinnanteil auf ± P Prozent bekannt ist (--games ist dann die Obergrenze)
  --seed N             eine andere Folge von Verteilungen (sonst 1)
  --threads N          Threads (sonst einer je Prozessorkern)
  --format FORMAT      table, json, csv oder html (sonst table)
  --out DATEI          den Bericht in eine Datei schreiben
  --lang de|en|lt      Sprache des Berichts
  --help               diese Hilfe`,
  progress: (rounds, perSecond, left) =>
    `${rounds} Runden, ${perSecond} je Sekunde${left === undefined ? '' : `, noch ${left}`}`,
  stopped: 'Angehalten; das ist das Ergebnis bis hierher.',
  nothing: 'Angehalten, bevor die erste Verteilung gespielt war.',
  written: (file) => `Der Bericht steht in ${file}.`,
  unwritable: (file) => `Die Datei ${file} lässt sich nicht schreiben; nimm mit --out einen anderen Ort.`,
  badWith: 'Schreib Hausregeln als NAME=WERT mit Kommas dazwischen oder als JSON-Objekt.',
  badPrecision: (value) => `--precision muss eine Zahl von Prozent zwischen 0.01 und 50 sein, nicht „${value}“.`,
  badPlayers: (id, min, max, given) => `${id} ist für ${min} bis ${max} Spieler, nicht für ${given}.`,
  title: (ruleSet, players) => `${ruleSet}, ${players} Spieler`,
  about: ({ rounds, deals, seed, bots }) =>
    `${rounds} Runden aus ${deals} Verteilungen, Startzahl ${seed}, Bots: ${bots}`,
  interval: 'In Klammern: der Bereich, in dem der wahre Wert in 95 von 100 Simulationen liegt.',
  seat: (number, isDealer) => `Platz ${number}${number === 1 ? ' (nach dem Geber)' : isDealer ? ' (Geber)' : ''}`,
  heads: {
    seats: 'Nach Platz',
    bots: 'Nach Bot',
    lengths: 'Länge einer Runde',
    rules: 'Regeln im Spiel',
    deal: 'Was die Karten entscheiden',
  },
  wins: 'Runden gewonnen',
  points: 'Punkte je Runde',
  mean: 'Mittel',
  median: 'Median',
  percentile99: '99 %',
  longest: 'längste',
  perRound: 'je Runde',
  inRounds: 'in Runden',
  longestChain: 'Längste Kette, in gelegten Karten',
  largestPenalty: 'Meiste Karten auf einmal als Strafe gezogen',
  dealWins: 'Anteil daran, wer gewinnt, den die Hände entscheiden',
  dealSpread: 'Standardabweichung der Gewinnchance von Hand zu Hand',
  dealPoints: 'Anteil an den Punkten, den die Hände entscheiden',
  dealMeaning: '0 %: Auf die Hände kommt es nicht an. 100 %: Auf nichts anderes.',
  movesPlot: 'Spielhandlungen je Runde',
  counts: {
    moves: 'Spielhandlungen',
    turns: 'Züge',
    cardsDrawn: 'Karten gezogen',
    penalties: 'Strafen gezogen',
    penaltyCards: 'Karten als Strafe gezogen',
    skips: 'ausgesetzt',
    reversals: 'Richtung gewechselt',
    wishes: 'Farbe gewünscht',
    furtherCards: 'weitere Karte im selben Zug',
    reshuffles: 'Nachziehstapel erneuert',
    callsForgotten: 'Ansage vergessen',
    callsLate: 'Ansage nachgeholt',
    callsCaught: 'beim Vergessen erwischt',
    pilesTaken: 'Ablagestapel aufgenommen',
    jokers: 'Joker gelegt',
    cardsTogether: 'gleiche Karten zusammen',
    sets: 'Fünfersätze',
    rankDuties: 'Wert verlangt',
    summons: 'Besitzer einer Karte gerufen',
    meetings: 'Königstreffen ausgerufen',
    handsAsked: 'vier Damen gezeigt',
    outOfTurn: 'Karten außer der Reihe',
    comebacks: 'Spieler zurückgeholt',
    givenUp: 'zweite Stücke abgegeben',
    doubled: 'Punkte verdoppelt',
    noWinner: 'niemand gewinnt',
    blocked: 'festgefahrene Runden',
    unfinished: 'als endlos abgebrochen',
  },
  players: { random: 'nach Zufall', simple: 'schlicht', easy: 'leicht', normal: 'normal', hard: 'stark' },
};
