/** The referee in English where players go out one by one; undefined where the words of every game will do. */
import { nounOf } from '@hausregel/rules';
import { sign } from './cards.ts';
import { equalRanksOf } from './equalRanks.ts';
import { QUEENS_WAIT } from './queensWait.ts';
import { rankAsked } from './rankAsked.ts';
import type { PendingText } from './refusalText.ts';
import { cardOf, type Scene } from './scene.ts';

export function grandEnglish(scene: Scene): string | undefined {
  const { grand, code, pending } = scene;
  if (grand === undefined) return undefined;
  const { demand } = grand;
  if (scene.verb === 'queens' && QUEENS_WAIT.has(code)) return QUEENS_ONLY;
  switch (code) {
    case 'not-together':
      return 'Only two equal cards, four different fives or all eight are laid together.';
    case 'joker-cannot':
      if (grand.isLastJoker) return 'Laid as the last card a joker always counts as a jack.';
      return 'A joker does not stand for a queen, the three or the four of diamonds, calls no meeting, and is no king in one.';
    case 'must-answer': {
      if (pending?.of === undefined) return undefined;
      const names = equalRanksOf(pending.of.rank, scene.table).map((rank) => nounOf(rank).en.one);
      const eights = scene.table.eightsAnswer(pending.of)
        ? ' (with three players left also a fitting eight, with four two equal eights)'
        : '';
      return `${pending.count} cards are due: lay ${names.join(' or ')}${eights}, or draw ${pending.count} cards.`;
    }
    case 'must-lay':
      if (demand !== undefined && 'card' in demand) {
        const card = cardOf(demand.card);
        return `You must lay ${card === undefined ? 'this card' : sign(card, 'en')} now.`;
      }
      return 'You must lay one more fitting card, or draw one.';
    case 'rank-required':
      return `You must lay ${rankName(demand)}, since you have one.`;
    case 'meeting':
      return demand !== undefined && 'meeting' in demand
        ? 'In a meeting you lay kings; only who has none draws a card.'
        : 'Only whoever lays a king calls a meeting.';
    case 'jack-on-jack':
      return 'Two jacks may never lie on each other.';
    case 'may-not-draw':
      if (demand !== undefined && 'rank' in demand) return `You have ${rankName(demand)}: lay it instead of drawing.`;
      return demand !== undefined && 'deal' in demand
        ? 'First choose how many cards everyone gets.'
        : 'You have drawn already.';
    case 'may-not-pass':
      return demand !== undefined && 'deal' in demand
        ? 'First choose how many cards everyone gets.'
        : demand !== undefined && 'rank' in demand
          ? `You cannot pass now: lay ${rankName(demand)} if you have one, or else draw a card.`
          : 'You cannot pass now: lay a card or draw one.';
    case 'too-late':
      return 'It is too late for that, or it has been done already.';
    default:
      return undefined;
  }
}

function rankName(demand: PendingText | undefined): string {
  const rank = rankAsked(demand);
  return rank === undefined ? 'that card' : nounOf(rank).en.one;
}

const QUEENS_ONLY =
  'You lay the four queens open only at the start of your turn, with no duty and no penalty pending, and only once.';
