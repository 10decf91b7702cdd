import type { Event, RoundOutcome } from '@hausregel/core';
import { cardsLt, cardsLtAcc, COUNTED_LT, countedLt } from '@hausregel/rules';
import { GRAND_LT } from './playGrandWordsLt.ts';
import { CALL_WORDS, YOU } from './playWords.ts';
import type { MoveDescription, PlayWords, Shown } from './playWords.ts';

const ENTER = 'tęsk įvedimo klavišu';

export const LT: PlayWords = {
  welcome: (ruleSet, players, seed) =>
    `${ruleSet}, ${countedLt(players, COUNTED_LT.player.nom)}. Tavo vieta – 0; kortos sumaišytos pagal skaičių ${seed}.`,
  hint: 'Rašyk kortą, pavyzdžiui, 7S, 10H arba JD>H (C ♣, S ♠, H ♥, D ♦; ženklu > reikalaujama spalvos). „?“ parodo tavo ėjimus, „?7S“ – kodėl kortos dėti negalima, „q“ baigia.',
  startCard: (card) => `Startinė korta – ${card}.`,
  seat: (seat) => (seat === YOU ? 'Tu' : `Botas ${seat}`),
  cardCount: cardsLt,
  emptyTable: 'Stalas tuščias.',
  top: (card) => `Ant stalo: ${card}`,
  wish: (suit) => `pareikalauta: ${suit}`,
  drawPile: (count) => `uždarasis fondas: ${count}`,
  hand: (cards) => `Tavo ranka: ${cards}`,
  mustDraw: (count) => `Imi ${cardsLtAcc(count)}, nebent gali atsimušti.`,
  mustSkip: (count) =>
    count === 1
      ? 'Praleidi ėjimą, nebent gali atsimušti.'
      : `Ėjimą praleidžia ${countedLt(count, COUNTED_LT.player.nom)}, pirmiausia tu, nebent gali atsimušti.`,
  mayLay: 'Gali dėti dar vieną kortą arba pasuoti.',
  mustWish: 'Kortas dalijai tu: kokios spalvos reikalausi?',
  question: 'Tavo ėjimas: ',
  catchQuestion: (moves) => `Kažkas pamiršo paskelbti. Gali pagauti: ${moves}; arba ${ENTER}: `,
  moves: 'Gali:',
  help: 'Rašyk ėjimą, jo numerį sąraše arba „q“, jei nori baigti.',
  helpCall: 'Jei po ėjimo lieka viena korta, skelbk ženklu ~: 9H~.',
  allowed: (move) => `Ėjimas ${move} leidžiamas.`,
  notUnderstood: (text) => `„${text}“ nėra ėjimas. „?“ parodo tavo ėjimus.`,
  notNow: 'Jei nori baigti, rašyk q.',
  goodbye: 'Padalijimas čia baigiasi.',
  grand: GRAND_LT,
  event: eventInLithuanian,
  describeMove: moveInLithuanian,
  result: resultInLithuanian,
  points: (seat, points, cards) =>
    `${seat === YOU ? 'Tu' : `Botas ${seat}`}: ${pointsInLithuanian(points)}${cards === '' ? '' : ` (${cards})`}`,
};

/** Points may be below zero: "-2 taškai". */
const pointsInLithuanian = (points: number): string =>
  `${points < 0 ? '-' : ''}${countedLt(Math.abs(points), COUNTED_LT.point.nom)}`;

const cardsOf = (
  laid: Pick<Extract<Event, { type: 'laid' }>, 'kind' | 'face' | 'copies' | 'under'>,
  shown: Shown,
): string => {
  const card = `${shown.card(laid.kind)}${laid.face === laid.kind ? '' : GRAND_LT.as(laid.face, shown)}`;
  return [...(laid.under ?? []).map(shown.card), ...Array.from({ length: laid.copies }, () => card)].join(' ');
};

function eventInLithuanian(event: Event, shown: Shown): string | undefined {
  const you = 'seat' in event && event.seat === YOU;
  const bot = 'seat' in event ? `Botas ${event.seat}` : '';
  switch (event.type) {
    case 'laid': {
      const wish = event.wish === undefined ? '' : ` ir ${you ? 'reikalauji' : 'reikalauja'} ${shown.wish(event.wish)}`;
      const lays = `${you ? 'Tu' : bot} ${event.ahead === undefined ? '' : 'be eilės '}${you ? 'dedi' : 'deda'}`;
      return `${lays} ${cardsOf(event, shown)}${wish}.`;
    }
    case 'drew':
      return drewInLithuanian(event, you, bot, shown);
    case 'passed':
      return you ? 'Tu pasuoji.' : `${bot} pasuoja.`;
    case 'wished':
      return `${you ? 'Tu reikalauji' : `${bot} reikalauja`} ${shown.wish(event.wish)}.`;
    case 'wishEnded':
      return 'Reikalavimas nebegalioja: niekas jo neįvykdė.';
    case 'skipped':
      return you ? 'Tu praleidi ėjimą.' : `${bot} praleidžia ėjimą.`;
    case 'reversed':
      return `Dabar žaidžiama ${event.direction === 1 ? 'pagal' : 'prieš'} laikrodžio rodyklę.`;
    case 'demanded':
      return undefined;
    case 'announced':
      return `${you ? 'Tu sakai' : `${bot} sako`}: ${CALL_WORDS[event.word]}`;
    case 'caught':
      if (event.by === YOU) return `Tu pagauni botą ${event.seat}: skelbimo nebuvo.`;
      return `Botas ${event.by} pagauna ${you ? 'tave' : `botą ${event.seat}`}: skelbimo nebuvo.`;
    case 'renewed':
      return event.shuffled
        ? 'Atvirasis fondas sumaišomas ir tampa naujuoju uždaruoju fondu.'
        : 'Atvirasis fondas apverčiamas.';
    case 'left':
      return you ? 'Tu išeini iš padalijimo.' : `${bot} išeina iš padalijimo.`;
    case 'swapped':
      if (event.with === undefined) return 'Visi perduoda savo kortas kitam žaidėjui.';
      return you ? 'Keitiesi kortomis su kitu žaidėju.' : `${bot} keičiasi kortomis su kitu žaidėju.`;
    case 'took':
      return you
        ? `Skelbimo nebuvo: ${shown.card(event.tried)} lieka tavo rankoje, ir tu imi atvirąjį fondą.`
        : `${bot} nepaskelbė, todėl pasilieka ${shown.card(event.tried)} ir ima atvirąjį fondą.`;
    case 'over':
      return undefined;
    default:
      return GRAND_LT.event(event, shown);
  }
}

function drewInLithuanian(
  { count, cards }: Extract<Event, { readonly type: 'drew' }>,
  you: boolean,
  bot: string,
  shown: Shown,
): string {
  if (count === 0) return you ? 'Tau imti nebėra ko.' : `${bot} nebeturi ko imti.`;
  if (you && cards !== undefined) return `Tu imi ${cards.map(shown.card).join(' ')}.`;
  return `${bot} ima ${count === 1 ? 'kortą' : cardsLtAcc(count)}.`;
}

function moveInLithuanian(move: MoveDescription, shown: Shown): string {
  switch (move.type) {
    case 'lay': {
      const wish = move.wish < 0 ? '' : `, reikalauti ${shown.wish(move.wish)}`;
      return `dėti ${cardsOf(move, shown)}${wish}${move.meeting > 0 ? `, paskelbti ${move.meeting} karalių susitikimą` : ''}${move.isCalled ? ', skelbti' : ''}`;
    }
    case 'draw':
      return move.count === 1 ? 'imti kortą' : `imti ${cardsLtAcc(move.count)}`;
    case 'pass':
      return 'pasuoti: tavo ėjimas baigtas';
    case 'skip':
      return 'praleisti ėjimą';
    case 'call':
      return 'paskelbti';
    case 'leave':
      return 'išeiti iš padalijimo';
    case 'wish':
      return `reikalauti ${shown.wish(move.wish)}`;
    case 'catch':
      return `pagauti botą ${move.seat}`;
    default:
      return GRAND_LT.move(move, shown) ?? '';
  }
}

function resultInLithuanian({ winner, factor, blocked }: RoundOutcome): string {
  if (blocked || winner === undefined) return 'Niekas nebegali nei dėti, nei imti: padalijimas užstrigo.';
  const who = winner === YOU ? 'Tu laimi padalijimą!' : `Padalijimą laimi botas ${winner}.`;
  return factor > 1 ? `${who} Visi taškai skaičiuojami dvigubai.` : who;
}
