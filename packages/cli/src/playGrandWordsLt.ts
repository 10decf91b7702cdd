/** What `hausregel play` says in Lithuanian where players go out one by one. */
import { JOKER } from '@hausregel/core';
import { cardsLtAcc, JOKER_LT, nounOf, RANK_SIGNS } from '@hausregel/rules';
import { faceName, pointsOf } from './playGrandWords.ts';
import { YOU } from './playWords.ts';
import type { GrandWords } from './playWords.ts';

const nounOfKinds = (rank: number): ReturnType<typeof nounOf>['lt'] =>
  rank === JOKER >> 2 ? JOKER_LT : nounOf(Math.min(rank, RANK_SIGNS.length - 1)).lt;

/** "visas septynakes", "visus džokerius". */
function allKinds(rank: number): string {
  const { gender, pluralAcc } = nounOfKinds(rank);
  return `${gender === 'm' ? 'visus' : 'visas'} ${pluralAcc}`;
}

export const GRAND_LT: GrandWords = {
  event: (event, shown) => {
    const isYou = 'seat' in event && event.seat === YOU;
    const bot = `Botas ${'seat' in event ? event.seat : ''}`;
    switch (event.type) {
      case 'asked':
        return isYou
          ? `Tu atverti keturias damas ir gauni ${allKinds(event.rank)}.`
          : `${bot} atverčia keturias damas ir gauna ${allKinds(event.rank)}.`;
      case 'out':
        return isYou ? 'Tu baigei.' : `${bot} baigė.`;
      case 'gaveUp':
        return `${isYou ? 'Tu atiduodi' : `${bot} atiduoda`} ${shown.card(event.kind)}.`;
      case 'agreed':
        return `${isYou ? 'Tu nori' : `${bot} nori`} nutraukti padalijimą.`;
      case 'handsDealt':
        return `${isYou ? 'Tu daliji' : `${bot} dalija`} visiems po ${cardsLtAcc(event.handSize)}. Startinė korta – ${shown.card(event.start)}.`;
      default:
        return undefined;
    }
  },
  demand: (demand, shown) => {
    if ('deal' in demand)
      return `Kortas dalysi tu: po kiek kortų visiems, nuo ${demand.deal.min} iki ${demand.deal.max}?`;
    if ('rank' in demand) {
      const { acc, him } = nounOf(demand.rank).lt;
      return `Privalai dėti ${acc}, jei ${him} turi.`;
    }
    if ('card' in demand) return `Privalai dėti ${shown.card(demand.card)}.`;
    if ('meeting' in demand) return `Karalių susitikimas: guli ${demand.run} iš ${demand.meeting} karalių.`;
    if ('wish' in demand) return 'Pirma gali pasirinkti spalvą, tada žaisi.';
    if (!('lay' in demand)) return undefined;
    if (demand.lay === 'must') return 'Privalai dėti dar vieną tinkančią kortą arba vieną imti.';
    return demand.lay === 'free' ? 'Gali dėti dar bet kurią kortą, imti vieną arba pasuoti.' : undefined;
  },
  move: (move, shown) => {
    switch (move.type) {
      case 'set':
        return `dėti kartu penkakes ${move.kinds.map(shown.card).join(' ')}`;
      case 'queens':
        return `atversti keturias damas ir prašyti visų ${nounOfKinds(move.rank).pluralGen}`;
      case 'deal':
        return `dalyti visiems po ${cardsLtAcc(move.count)}`;
      case 'break':
        return 'balsuoti už tai, kad padalijimas būtų nutrauktas';
      default:
        return undefined;
    }
  },
  as: (face, shown) => ` kaip ${faceName(face, shown, 'valetas')}`,
  atLeast: (count) => `${count} ar daugiau kortų`,
  jumpQuestion: (moves) => `Dabar galėtum įsiterpti: ${moves}; arba tęsk įvedimo klavišu: `,
  startChoice: 'Dalytojas pasirenka, po kiek kortų dalyti.',
  result: (outcome) => {
    const scored = pointsOf(outcome);
    if (scored === undefined) return 'Padalijimas baigtas; taškų niekas negauna.';
    const isYou = scored.seat === YOU;
    if (scored.sum > 0) return isYou ? 'Tu laimi padalijimą.' : `Padalijimą laimi botas ${scored.seat}.`;
    return isYou
      ? 'Su kortomis lieki tu, todėl pralaimi.'
      : `Su kortomis lieka botas ${scored.seat}, todėl jis pralaimi.`;
  },
};
