/**
 * The referee where players go out one by one and cards have several meanings; undefined where the
 * words of every game will do.
 */
import type { Rank } from '@hausregel/core';
import { nounOf, RANK_SIGNS } from '@hausregel/rules';
import { sign } from './cards.ts';
import { cardOf, type Scene } from './scene.ts';

/** Ranks that answer a penalty together. */
const ANSWERS: readonly (readonly [Rank, Rank])[] = [
  [0, 5],
  [4, 7],
];

const answersTo = (rank: Rank): readonly Rank[] => ANSWERS.find((ranks) => ranks.includes(rank)) ?? [rank];

export function grandGerman(scene: Scene): string | undefined {
  const { grand, code, pending } = scene;
  if (grand === undefined) return undefined;
  const { demand } = grand;
  switch (code) {
    case 'not-together':
      return 'Zusammen legst du nur zwei gleiche Karten, vier verschiedene Fünfen oder alle acht.';
    case 'joker-cannot':
      if (grand.isLastJoker) return 'Als letzte Karte zählt ein Joker immer als Bube.';
      return 'Ein Joker steht nicht für eine Dame, die Karo-Drei oder die Karo-Vier, und im Königstreffen ist er kein König.';
    case 'must-answer': {
      if (pending?.of === undefined) return undefined;
      const names = answersTo(pending.of.rank).map((rank) => nounOf(rank).de.name);
      return `${pending.count} Karten sind fällig: Lege eine ${names.join(' oder eine ')} oder zieh ${pending.count} Karten.`;
    }
    case 'must-lay':
      if (demand !== undefined && 'card' in demand) {
        const card = cardOf(demand.card);
        return `Du musst jetzt ${card === undefined ? 'diese Karte' : sign(card, 'de')} legen.`;
      }
      return 'Du musst noch eine passende Karte legen oder eine ziehen.';
    case 'rank-required':
      return `Du musst ${rankName(demand, 'de')} legen, denn du hast eine.`;
    case 'meeting':
      return demand !== undefined && 'meeting' in demand
        ? 'Im Königstreffen legst du Könige; nur wer keinen hat, zieht eine Karte.'
        : 'Ein Königstreffen ruft nur aus, wer einen König legt.';
    case 'jack-on-jack':
      return 'Zwei Buben dürfen niemals übereinanderliegen.';
    case 'may-not-draw':
      if (demand !== undefined && 'rank' in demand)
        return `Du hast ${rankName(demand, 'de')}: Lege sie, statt zu ziehen.`;
      return demand !== undefined && 'deal' in demand
        ? 'Bestimme zuerst, wie viele Karten jeder bekommt.'
        : 'Du hast schon gezogen.';
    case 'may-not-pass':
      return demand !== undefined && 'deal' in demand
        ? 'Bestimme zuerst, wie viele Karten jeder bekommt.'
        : 'Gepasst wird jetzt nicht: Lege eine Karte oder zieh eine.';
    case 'too-late':
      return 'Dafür ist es zu spät, oder es ist schon geschehen.';
    default:
      return undefined;
  }
}

export function grandEnglish(scene: Scene): string | undefined {
  const { grand, code, pending } = scene;
  if (grand === undefined) return undefined;
  const { demand } = grand;
  switch (code) {
    case 'not-together':
      return 'Only two equal cards, four different fives or all eight are laid together.';
    case 'joker-cannot':
      if (grand.isLastJoker) return 'Laid as the last card a joker always counts as a jack.';
      return 'A joker does not stand for a queen, the three or the four of diamonds, and is no king in a meeting.';
    case 'must-answer': {
      if (pending?.of === undefined) return undefined;
      const names = answersTo(pending.of.rank).map((rank) => nounOf(rank).en.one);
      return `${pending.count} cards are due: lay ${names.join(' or ')}, or draw ${pending.count} cards.`;
    }
    case 'must-lay':
      if (demand !== undefined && 'card' in demand) {
        const card = cardOf(demand.card);
        return `You must lay ${card === undefined ? 'this card' : sign(card, 'en')} now.`;
      }
      return 'You must lay one more fitting card, or draw one.';
    case 'rank-required':
      return `You must lay ${rankName(demand, 'en')}, since you have one.`;
    case 'meeting':
      return demand !== undefined && 'meeting' in demand
        ? 'In a meeting you lay kings; only who has none draws a card.'
        : 'Only whoever lays a king calls a meeting.';
    case 'jack-on-jack':
      return 'Two jacks may never lie on each other.';
    case 'may-not-draw':
      if (demand !== undefined && 'rank' in demand)
        return `You have ${rankName(demand, 'en')}: lay it instead of drawing.`;
      return demand !== undefined && 'deal' in demand
        ? 'First choose how many cards everyone gets.'
        : 'You have drawn already.';
    case 'may-not-pass':
      return demand !== undefined && 'deal' in demand
        ? 'First choose how many cards everyone gets.'
        : 'You cannot pass now: lay a card or draw one.';
    case 'too-late':
      return 'It is too late for that, or it has been done already.';
    default:
      return undefined;
  }
}

function rankName(demand: NonNullable<Scene['grand']>['demand'], language: 'de' | 'en'): string {
  const rank =
    demand !== undefined && 'rank' in demand ? RANK_SIGNS.findIndex((known) => known === demand.rank) : undefined;
  if (rank === undefined) return language === 'de' ? 'diese Karte' : 'that card';
  return language === 'de' ? nounOf(rank).de.oneAkk : nounOf(rank).en.one;
}
