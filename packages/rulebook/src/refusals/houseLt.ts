/** What house rules refuse, in Lithuanian; undefined where the words are those of every table. */
import { JOKER_LT, listed, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { NEEDED } from './askedWords.ts';
import { asked, cardWords } from './cards.ts';
import { houseWords, isIdentical, suitsToWish } from './houseScene.ts';
import type { Scene, SceneCard } from './scene.ts';

const mustCover = (scene: Scene): string =>
  scene.top === undefined
    ? 'Padėtąją kortą dar reikia uždengti: dėk tinkančią, o jei tokios neturi, imk kortą.'
    : `Uždenk ${cardWords(scene.top).acc}: tam reikia ${askedFor(scene)}, o jei nieko tokio neturi, imk kortą.`;

const askedFor = (scene: Scene): string => listed(asked(scene, NEEDED.lt), 'or', 'lt');

function outOfTurn(scene: Scene): string {
  const { card, top } = scene;
  if (card === undefined || top === undefined)
    return 'Dabar ne tavo eilė: be eilės galima dėti tik tokią pat kortą, kokia ką tik padėta, kol niekas nepaėmė kortos.';
  return isIdentical(scene) === true
    ? `Dabar ne tavo eilė: be eilės ${cardWords(card).acc} galima dėti tik ant tokios pat ką tik padėtos kortos, kol niekas nepaėmė kortos.`
    : `Dabar ne tavo eilė: be eilės galima dėti tik tokią pat kortą, tai yra ${cardWords(top).acc}, o ne ${cardWords(card).acc}.`;
}

function doesNotFit(scene: Scene): string | undefined {
  const { card, top, pending } = scene;
  if (card === undefined || top === undefined) return undefined;
  if (pending?.type === 'draw')
    return `Atsimušti galima tik tinkančia korta: ant ${cardWords(top).gen} ${cardWords(card).one} netinka.`;
  return undefined;
}

function wishNotAllowed(scene: Scene): string | undefined {
  const { verb, card, top, moveWish, instead, table } = scene;
  if (verb === 'wish' && instead === 'wish' && top !== undefined)
    return `Padėjus ${cardWords(top).acc}, galima reikalauti tik ${suitsFor(scene, top)}.`;
  if (verb !== 'lay' || card === undefined) return undefined;
  if (scene.isGrace && (table.namesSuit(card) || table.namesRank(card)))
    return `Dabar nieko nereikalaujama: dėk ${cardWords(card).acc} be reikalavimo.`;
  if (!table.namesSuit(card)) return undefined;
  if (moveWish !== undefined && !suitsToWish(table.wishSuits, card).includes(moveWish))
    return `Dedant ${cardWords(card).acc}, čia galima reikalauti tik ${suitsFor(scene, card)}.`;
  return undefined;
}

const suitsFor = ({ table }: Scene, card: SceneCard): string =>
  listed(
    suitsToWish(table.wishSuits, card).map((suit) => SUIT_NOUNS.lt[suit]?.gen ?? ''),
    'or',
    'lt',
  );

function lastCardBarred({ card, table }: Scene): string | undefined {
  const { finishRank } = table;
  const words = card === undefined ? JOKER_LT : cardWords(card);
  if (finishRank !== undefined && card?.rank !== finishRank)
    return `Prie šio stalo baigti galima tik ${nounOf(finishRank).lt.inst}: ${words.one} netinka.`;
  if (card !== undefined && table.mustCover(card))
    return `Padėjus ${words.acc}, reikia dėti dar vieną kortą, todėl paskutinė ši korta būti negali.`;
  return table.specialsBarredLast
    ? `Prie šio stalo paskutinė korta negali būti ypatinga, o ${words.one} – ypatinga korta.`
    : undefined;
}

export const houseLithuanian: (scene: Scene) => string | undefined = houseWords({
  outOfTurn,
  mustCover,
  doesNotFit,
  wishNotAllowed,
  lastCardBarred,
});
