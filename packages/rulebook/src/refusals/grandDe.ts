/** The referee in German where players go out one by one; undefined where the words of every game will do. */
import { nounOf } from '@hausregel/rules';
import { sign } from './cards.ts';
import { equalRanksOf } from './equalRanks.ts';
import { QUEENS_WAIT } from './queensWait.ts';
import { rankAsked } from './rankAsked.ts';
import type { PendingText } from './refusalText.ts';
import { cardOf, type Scene } from './scene.ts';

export function grandGerman(scene: Scene): string | undefined {
  const { grand, code, pending } = scene;
  if (grand === undefined) return undefined;
  const { demand } = grand;
  if (scene.verb === 'queens' && QUEENS_WAIT.has(code)) return QUEENS_ONLY;
  switch (code) {
    case 'not-together':
      return 'Zusammen legst du nur zwei gleiche Karten, vier verschiedene Fünfen oder alle acht.';
    case 'joker-cannot':
      if (grand.isLastJoker) return 'Als letzte Karte zählt ein Joker immer als Bube.';
      return 'Ein Joker steht nicht für eine Dame, die Karo-Drei oder die Karo-Vier, ruft kein Königstreffen aus und ist darin kein König.';
    case 'must-answer': {
      if (pending?.of === undefined) return undefined;
      const names = equalRanksOf(pending.of.rank, scene.table).map((rank) => nounOf(rank).de.oneAkk);
      const eights = scene.table.eightsAnswer(pending.of)
        ? ' (zu dritt auch eine passende Acht, zu viert zwei gleiche Achten)'
        : '';
      return `${pending.count} Karten sind fällig: Lege ${names.join(' oder ')}${eights} oder zieh ${pending.count} Karten.`;
    }
    case 'must-lay':
      if (demand !== undefined && 'card' in demand) {
        const card = cardOf(demand.card);
        return `Du musst jetzt ${card === undefined ? 'diese Karte' : sign(card, 'de')} legen.`;
      }
      return 'Du musst noch eine passende Karte legen oder eine ziehen.';
    case 'rank-required':
      return `Du musst ${rankWords(demand).oneAkk} legen, denn du hast so eine Karte.`;
    case 'meeting':
      return demand !== undefined && 'meeting' in demand
        ? 'Im Königstreffen legst du Könige; nur wer keinen hat, zieht eine Karte.'
        : 'Ein Königstreffen ruft nur aus, wer einen König legt.';
    case 'jack-on-jack':
      return 'Zwei Buben dürfen niemals übereinanderliegen.';
    case 'may-not-draw':
      if (demand !== undefined && 'rank' in demand)
        return `Du hast ${rankWords(demand).oneAkk}: Lege ${rankWords(demand).him}, statt zu ziehen.`;
      return demand !== undefined && 'deal' in demand
        ? 'Bestimme zuerst, wie viele Karten jeder bekommt.'
        : 'Du hast schon gezogen.';
    case 'may-not-pass':
      return demand !== undefined && 'deal' in demand
        ? 'Bestimme zuerst, wie viele Karten jeder bekommt.'
        : demand !== undefined && 'rank' in demand
          ? `Gepasst wird jetzt nicht: Lege ${rankWords(demand).oneAkk}, wenn du so eine Karte hast, sonst zieh eine.`
          : 'Gepasst wird jetzt nicht: Lege eine Karte oder zieh eine.';
    case 'too-late':
      return 'Dafür ist es zu spät, oder es ist schon geschehen.';
    default:
      return undefined;
  }
}

function rankWords(demand: PendingText | undefined): { readonly oneAkk: string; readonly him: string } {
  const rank = rankAsked(demand);
  return rank === undefined ? { oneAkk: 'diese Karte', him: 'sie' } : nounOf(rank).de;
}

const QUEENS_ONLY =
  'Die vier Damen legst du nur am Anfang deines Zuges offen, ohne Pflicht und ohne offene Strafe, und nur einmal.';
