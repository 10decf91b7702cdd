import type { Event, RoundOutcome } from '@hausregel/core';
import { GRAND_DE } from './playGrandWords.ts';
import { CALL_WORDS, YOU } from './playWords.ts';
import type { MoveDescription, PlayWords, Shown } from './playWords.ts';

export const DE: PlayWords = {
  welcome: (ruleSet, players, seed) =>
    `${ruleSet}, ${players} Spieler. Du sitzt auf Platz 0; gemischt wurde mit der Zahl ${seed}.`,
  hint: 'Schreib eine Karte wie 7S, 10H oder BD>H (C ♣, S ♠, H ♥, D ♦; > wünscht eine Farbe). „?“ zeigt deine Züge, „?7S“, warum eine Karte nicht geht, „q“ hört auf.',
  startCard: (card) => `Die Startkarte ist ${card}.`,
  seat: (seat) => (seat === YOU ? 'Du' : `Bot ${seat}`),
  cardCount: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  emptyTable: 'Der Tisch ist leer.',
  top: (card) => `Auf dem Tisch: ${card}`,
  wish: (suit) => `gewünscht: ${suit}`,
  drawPile: (count) => `Nachziehstapel: ${count}`,
  hand: (cards) => `Deine Hand: ${cards}`,
  mustDraw: (count) => `Du ziehst ${count} Karten, wenn du nicht kontern kannst.`,
  mustSkip: (count) =>
    count === 1
      ? 'Du setzt aus, wenn du nicht kontern kannst.'
      : `${count} Spieler setzen aus, du als Erster, wenn du nicht kontern kannst.`,
  mayLay: 'Du darfst noch eine Karte legen oder passen.',
  mustWish: 'Du hast gegeben: Welche Farbe wünschst du dir?',
  question: 'Dein Zug: ',
  catchQuestion: (moves) =>
    `Da hat jemand die Ansage vergessen. Erwische ihn mit ${moves}, oder weiter mit der Eingabetaste: `,
  moves: 'Du kannst:',
  help: 'Schreib einen Zug, seine Nummer aus der Liste oder „q“ zum Aufhören.',
  helpCall: 'Hast du danach noch eine Karte, sag mit ~ an: 9H~.',
  allowed: (move) => `${move} ist erlaubt.`,
  notUnderstood: (text) => `„${text}“ ist kein Zug. „?“ zeigt deine Züge.`,
  notNow: 'Zum Aufhören schreib q.',
  goodbye: 'Die Runde endet hier.',
  grand: GRAND_DE,
  event: eventInGerman,
  describeMove: moveInGerman,
  result: resultInGerman,
  points: (seat, points, cards) =>
    `${seat === YOU ? 'Du' : `Bot ${seat}`}: ${points === 1 ? '1 Punkt' : `${points} Punkte`}${cards === '' ? '' : ` (${cards})`}`,
};

const cardsOf = (
  laid: Pick<Extract<Event, { type: 'laid' }>, 'kind' | 'face' | 'copies' | 'under'>,
  shown: Shown,
): string => {
  const card = `${shown.card(laid.kind)}${laid.face === laid.kind ? '' : GRAND_DE.as(laid.face, shown)}`;
  return [...(laid.under ?? []).map(shown.card), ...Array.from({ length: laid.copies }, () => card)].join(' ');
};

function eventInGerman(event: Event, shown: Shown): string | undefined {
  const you = 'seat' in event && event.seat === YOU;
  const bot = 'seat' in event ? `Bot ${event.seat}` : '';
  switch (event.type) {
    case 'laid': {
      const wish =
        event.wish === undefined
          ? ''
          : you
            ? ` und wünschst dir ${shown.wish(event.wish)}`
            : ` und wünscht sich ${shown.wish(event.wish)}`;
      const lays = you ? 'Du legst' : `${bot} legt`;
      return `${lays} ${event.ahead === undefined ? '' : 'außer der Reihe '}${cardsOf(event, shown)}${wish}.`;
    }
    case 'drew': {
      if (event.count === 0)
        return you ? 'Für dich ist nichts mehr zu ziehen da.' : `Für ${bot} ist nichts mehr zu ziehen da.`;
      if (you && event.cards !== undefined) return `Du ziehst ${event.cards.map(shown.card).join(' ')}.`;
      return `${bot} zieht ${event.count === 1 ? 'eine Karte' : `${event.count} Karten`}.`;
    }
    case 'passed':
      return you ? 'Du passt.' : `${bot} passt.`;
    case 'wished':
      return you ? `Du wünschst dir ${shown.wish(event.wish)}.` : `${bot} wünscht sich ${shown.wish(event.wish)}.`;
    case 'wishEnded':
      return 'Der Wunsch gilt nicht mehr: Niemand hat ihn erfüllt.';
    case 'skipped':
      return you ? 'Du setzt aus.' : `${bot} setzt aus.`;
    case 'reversed':
      return event.direction === 1 ? 'Es geht jetzt im Uhrzeigersinn.' : 'Es geht jetzt gegen den Uhrzeigersinn.';
    case 'demanded':
      return undefined;
    case 'announced':
      return you ? `Du sagst: ${CALL_WORDS[event.word]}` : `${bot} sagt: ${CALL_WORDS[event.word]}`;
    case 'caught': {
      if (event.by === YOU) return `Du erwischst ${bot}: Die Ansage hat gefehlt.`;
      return `Bot ${event.by} erwischt ${you ? 'dich' : bot}: Die Ansage hat gefehlt.`;
    }
    case 'renewed':
      return event.shuffled
        ? 'Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.'
        : 'Der Ablagestapel wird umgedreht.';
    case 'left':
      return you ? 'Du verlässt die Runde.' : `${bot} verlässt die Runde.`;
    case 'swapped':
      if (event.with === undefined) return 'Alle geben ihre Karten an den Nächsten weiter.';
      return you
        ? 'Du tauschst die Karten mit dem nächsten Spieler.'
        : `${bot} tauscht die Karten mit dem nächsten Spieler.`;
    case 'took':
      return you
        ? `Du hast nicht angesagt: ${shown.card(event.tried)} bleibt auf der Hand, und du nimmst den Ablagestapel.`
        : `${bot} hat nicht angesagt, behält ${shown.card(event.tried)} und nimmt den Ablagestapel.`;
    case 'over':
      return undefined;
    default:
      return GRAND_DE.event(event, shown);
  }
}

function moveInGerman(move: MoveDescription, shown: Shown): string {
  switch (move.type) {
    case 'lay': {
      const wish = move.wish < 0 ? '' : `, ${shown.wish(move.wish)} wünschen`;
      return `${cardsOf(move, shown)} legen${wish}${move.meeting > 0 ? `, Königstreffen von ${move.meeting} ausrufen` : ''}${move.isCalled ? ', ansagen' : ''}`;
    }
    case 'draw':
      return move.count === 1 ? 'eine Karte ziehen' : `${move.count} Karten ziehen`;
    case 'pass':
      return 'passen: dein Zug ist zu Ende';
    case 'skip':
      return 'passen: du setzt aus';
    case 'call':
      return 'die Ansage machen';
    case 'leave':
      return 'die Runde verlassen';
    case 'wish':
      return `${shown.wish(move.wish)} wünschen`;
    case 'catch':
      return `Bot ${move.seat} erwischen`;
    default:
      return GRAND_DE.move(move, shown) ?? '';
  }
}

function resultInGerman({ winner, factor, blocked }: RoundOutcome): string {
  if (blocked || winner === undefined) return 'Niemand kann mehr legen oder ziehen: Die Runde ist blockiert.';
  const who = winner === YOU ? 'Du gewinnst die Runde!' : `Bot ${winner} gewinnt die Runde.`;
  return factor > 1 ? `${who} Alle Punkte zählen doppelt.` : who;
}
