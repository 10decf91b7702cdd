/** The referee in Lithuanian where players go out one by one; undefined where the words of every game will do. */
import { cardsLtAcc, nounOf } from '@hausregel/rules';
import { cardWords } from './cards.ts';
import { equalRanksOf } from './equalRanks.ts';
import { QUEENS_WAIT } from './queensWait.ts';
import { rankAsked } from './rankAsked.ts';
import type { PendingText } from './refusalText.ts';
import { cardOf, type Scene } from './scene.ts';

export function grandLithuanian(scene: Scene): string | undefined {
  const { grand, code, pending } = scene;
  if (grand === undefined) return undefined;
  const { demand } = grand;
  if (scene.verb === 'queens' && QUEENS_WAIT.has(code)) return QUEENS_ONLY;
  switch (code) {
    case 'not-together':
      return 'Kartu dedamos tik dvi visiškai vienodos kortos, keturios skirtingos penkakės arba visos aštuonios.';
    case 'joker-cannot':
      if (grand.isLastJoker) return 'Paskutine korta padėtas džokeris visada laikomas valetu.';
      return 'Džokeris neatstoja damos, būgnų triakės ir būgnų keturakės, juo negalima paskelbti karalių susitikimo, o per susitikimą jis nėra karalius.';
    case 'must-answer': {
      if (pending?.of === undefined) return undefined;
      const answers = equalRanksOf(pending.of.rank, scene.table).map((rank) => nounOf(rank).lt.inst);
      const eights = scene.table.eightsAnswer(pending.of)
        ? ' (likus trims žaidėjams – ir tinkančia aštuonake, keturiems – dviem vienodomis aštuonakėmis)'
        : '';
      return `Atsimušk ${answers.join(' ar ')}${eights} arba imk ${cardsLtAcc(pending.count)}.`;
    }
    case 'must-lay':
      return demand !== undefined && 'card' in demand
        ? `Dabar privalai dėti ${cardWords(cardOf(demand.card)).acc}.`
        : 'Privalai dėti dar vieną tinkančią kortą arba vieną imti.';
    case 'rank-required': {
      const { acc, him } = rankWords(demand);
      return `Privalai dėti ${acc}, nes ${him} turi.`;
    }
    case 'meeting':
      return demand !== undefined && 'meeting' in demand
        ? 'Per karalių susitikimą dedami karaliai; kortą ima tik tas, kas karaliaus neturi.'
        : 'Karalių susitikimą gali paskelbti tik tas, kas deda karalių.';
    case 'jack-on-jack':
      return 'Du valetai niekada negali gulėti vienas ant kito.';
    case 'may-not-draw':
      return mayNotDraw(demand);
    case 'may-not-pass':
      return demand !== undefined && 'deal' in demand
        ? CHOOSE_DEAL
        : demand !== undefined && 'rank' in demand
          ? `Dabar pasuoti negalima: dėk ${rankWords(demand).acc}, o jei tokios kortos neturi, imk iš uždarojo fondo.`
          : 'Dabar pasuoti negalima: dėk arba imk kortą.';
    case 'too-late':
      return 'Tam jau per vėlu, arba tai jau padaryta.';
    default:
      return undefined;
  }
}

const CHOOSE_DEAL = 'Pirmiausia pasirink, po kiek kortų dalyti.';

function mayNotDraw(demand: PendingText | undefined): string {
  if (demand !== undefined && 'deal' in demand) return CHOOSE_DEAL;
  if (demand === undefined || !('rank' in demand)) return 'Kortą jau paėmei.';
  const { acc, him } = rankWords(demand);
  return `Turi ${acc}: dėk ${him}, o iš uždarojo fondo neimk.`;
}

function rankWords(demand: PendingText | undefined): { readonly acc: string; readonly him: string } {
  const rank = rankAsked(demand);
  return rank === undefined ? { acc: 'šią kortą', him: 'ją' } : nounOf(rank).lt;
}

const QUEENS_ONLY =
  'Keturias damas atversti galima tik ėjimo pradžioje, kai nėra nei prievolės, nei baudos, ir tik vieną kartą.';
