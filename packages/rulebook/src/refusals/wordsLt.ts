/** The referee in Lithuanian: one sentence, to one player, with the facts of the position. */
import type { Rank } from '@hausregel/core';
import { capital, cardsLtAcc, COUNTED_LT, countedLt, JOKER_LT, listed, nounOf, SUIT_NOUNS } from '@hausregel/rules';
import { ASKED, NEEDED } from './askedWords.ts';
import { asked, type CardWords, cardWords } from './cards.ts';
import { answerWords } from './drawAnswers.ts';
import { grandLithuanian } from './grandLt.ts';
import { houseLithuanian } from './houseLt.ts';
import { barredWild, isForNeed, type Pending, type Scene } from './scene.ts';

export function inLithuanian(scene: Scene): string {
  const ofGrand = grandLithuanian(scene) ?? houseLithuanian(scene);
  if (ofGrand !== undefined) return ofGrand;
  switch (scene.code) {
    case 'not-understood':
      return 'Šio ėjimo suprasti nepavyksta.';
    case 'round-over':
      return 'Padalijimas jau baigtas.';
    case 'not-your-turn':
      return 'Dabar ne tavo eilė.';
    case 'not-in-hand':
      return notInHand(scene);
    case 'not-together':
      return scene.table.laysTogether ? 'Šių kortų kartu dėti čia negalima.' : 'Čia dedama tik po vieną kortą.';
    case 'joker-cannot':
      return 'Ši korta čia negali atstoti kitos.';
    case 'must-answer':
      return mustAnswer(scene);
    case 'must-lay':
      return scene.isFree ? 'Stalas tuščias, ir pradedi tu: dėk bet kurią kortą.' : 'Dabar privalai dėti kortą.';
    case 'rank-required':
      return `${capital(cardWords(scene.card).one)} netinka: dabar reikia kito vardo kortos.`;
    case 'meeting':
      return 'Karalių susitikimo čia paskelbti negalima.';
    case 'jack-on-jack':
      return jackOnJack(scene);
    case 'suit-only':
      return suitOnly(scene);
    case 'does-not-fit':
      return doesNotFit(scene);
    case 'wish-missing':
      return wishMissing(scene);
    case 'wish-not-allowed':
      return wishNotAllowed(scene);
    case 'call-missing':
      return callMissing(scene);
    case 'last-card-barred':
      return scene.card === undefined
        ? 'Ši korta negali būti paskutinė.'
        : `Prie šio stalo ${nounOf(scene.card.rank).lt.one} negali būti paskutinė korta.`;
    case 'drawn-card-only':
      return drawnCardOnly(scene);
    case 'may-not-draw':
      return mayNotDraw(scene);
    case 'may-not-pass':
      return mayNotPass(scene);
    case 'nothing-to-call':
      return nothingToCall(scene);
    case 'nothing-to-catch':
      return nothingToCatch(scene);
    case 'too-late':
      return tooLate(scene);
  }
}

function notInHand({ needed, held }: Scene): string {
  switch (needed) {
    case 'queens':
      return 'Tu neturi visų keturių damų.';
    case 'joker':
      return 'Tavo rankoje nėra džokerio.';
    case 'fives':
      return 'Tavo rankoje nėra visų šių penkakių.';
    case 'card':
      return `Tavo rankoje nėra ${cardWords(held).gen}.`;
  }
}

/** "Viršutinė korta – septynakė", "Pikų dešimtakė atstoja septynakę", "Dar neatsimušta nuo septynakės". */
function lying({ top }: Scene, pending: Pending, { one, gen, acc }: CardWords): string {
  if (pending.lying === 'top') return `Viršutinė korta – ${one}`;
  return pending.lying === 'copied' && top !== undefined
    ? `${capital(cardWords(top).one)} atstoja ${acc}`
    : `Dar neatsimušta nuo ${gen}`;
}

function mustAnswerDraw(scene: Scene, pending: Pending, barred: Rank | undefined): string {
  const { top, table } = scene;
  const { count, from, of } = pending;
  const words = of === undefined ? JOKER_LT : nounOf(of.rank, table.isSingle(of) ? of.suit : undefined).lt;
  const answers = table.drawAnswers(from, top)?.map((answer) => answerWords(answer).lt);
  const draw = `imk ${cardsLtAcc(count)}`;
  const head =
    barred === undefined
      ? lying(scene, pending, words)
      : `Kol nepaimtos baudos kortos, ${nounOf(barred).lt.gen} čia dėti negalima`;
  if (answers?.length === 0) return `${head}: ${draw}.`;
  if (answers === undefined) return `${head}: atsimušk tinkančia korta arba ${draw}.`;
  const named = listed(answers, 'or', 'lt');
  return `${head}: atsimušk ${named}${answers.length > 1 ? ', kitaip' : ' arba'} ${draw}.`;
}

function mustAnswer(scene: Scene): string {
  const { pending, table } = scene;
  const barred = barredWild(scene);
  if (pending === undefined) return 'Pirmiausia reikia atsimušti arba atlikti tai, kas priklauso.';
  const { count, of } = pending;
  if (pending.type === 'draw' || of === undefined) return mustAnswerDraw(scene, pending, barred);
  const isSingle = table.isSingle(of);
  const words = nounOf(of.rank, isSingle ? of.suit : undefined).lt;
  const answer = isSingle ? words.anotherInst : words.inst;
  if (barred !== undefined)
    return `Kol ėjimas nepraleistas, ${nounOf(barred).lt.gen} čia dėti negalima: atsimušk ${answer} arba praleisk ėjimą.`;
  const others =
    count === 1 ? '' : `, ir ėjimą turi praleisti ${countedLt(count, COUNTED_LT.player.nom)}, pradedant tavimi`;
  return `${lying(scene, pending, words)}${others}: atsimušk ${answer} arba praleisk ėjimą.`;
}

function jackOnJack({ top, wish }: Scene): string {
  const { acc, gen } = top === undefined ? nounOf(JACK).lt : nounOf(top.rank).lt;
  const card = wish === undefined ? undefined : SUIT_NOUNS.lt[wish]?.oneAcc;
  const forbidden = `Prie šio stalo dėti ${acc} ant ${gen} draudžiama`;
  return card === undefined ? `${forbidden}.` : `${forbidden}: dėk ${card}.`;
}

const JACK = 9;

function doesNotFit(scene: Scene): string {
  const { wish, card } = scene;
  if (isForNeed(scene)) {
    const acc = card === undefined ? JOKER_LT.acc : nounOf(card.rank).lt.acc;
    return `Prie šio stalo ${acc} galima dėti tik tada, kai netinka jokia kita korta.`;
  }
  if (wish !== undefined) {
    const items = asked(scene, ASKED.lt);
    const isNeither = items.length > 1 ? `nei ${items.join(', nei ')}` : (SUIT_NOUNS.lt[wish]?.none ?? '');
    return `Pareikalauta ${SUIT_NOUNS.lt[wish]?.gen ?? ''}, o ${cardWords(card).one} – ${isNeither}.`;
  }
  if (scene.top === undefined) return `Dabar ${cardWords(card).gen} dėti negalima.`;
  const end = scene.isFurther ? '; gali ir pasuoti' : '';
  const items = listed(asked(scene, NEEDED.lt), 'or', 'lt');
  return `Ant ${cardWords(scene.top).gen} ${cardWords(card).one} netinka: reikia ${items}${end}.`;
}

function suitOnly({ card, wish }: Scene): string {
  if (card === undefined) return 'Ši korta tinka tik ant savo spalvos kortos.';
  const { acc } = nounOf(card.rank).lt;
  const wished = wish === undefined ? undefined : SUIT_NOUNS.lt[wish]?.gen;
  return wished === undefined
    ? `${capital(cardWords(card).one)} čia netinka: ${acc} galima dėti tik ant tos pačios spalvos kortos.`
    : `Pareikalauta ${wished}: ${acc} čia galima dėti tik tada, kai spalva sutampa.`;
}

function wishMissing({ card, owesWish }: Scene): string {
  if (owesWish) return NAME_SUIT_FIRST;
  if (card === undefined) return `Kas deda ${JOKER_LT.acc}, tas turi pareikalauti spalvos: pasirink ją.`;
  return `Kas deda ${nounOf(card.rank).lt.acc}, tas turi pareikalauti spalvos: pasirink ją.`;
}

const NAME_SUIT_FIRST = 'Pirmiausia pareikalauk spalvos.';

function wishNotAllowed({ verb, card, table, moveRank, instead }: Scene): string {
  if (verb !== 'lay')
    return instead === 'wish' ? 'Pareikalauk spalvos, o ne vardo.' : 'Dabar tau spalvos reikalauti nereikia.';
  if (card === undefined) return 'Dedant džokerį, dabar nieko nereikalaujama: dėk jį be reikalavimo.';
  if (moveRank !== undefined && table.namesSuit(card))
    return `Dedant ${nounOf(card.rank).lt.acc}, reikalaujama spalvos, o ne vardo.`;
  const { one, him } = nounOf(card.rank).lt;
  return table.namesSuit(card)
    ? `Kai ${one} yra paskutinė korta, spalvos nereikalaujama: dėk ${him} be reikalavimo.`
    : `Dedant ${cardWords(card).acc}, spalvos nereikalaujama: dėk kortą be reikalavimo.`;
}

function callMissing({ pending, isFurther, instead, table }: Scene): string {
  const word = table.callName.lt;
  if (isFurther) return `Pirma paskelbk ${word}, tada galėsi dėti paskutinę kortą.`;
  const draw = pending?.type === 'draw' ? `imk ${cardsLtAcc(pending.count)}` : 'imk kortą';
  const pass = pending?.type === 'skip' ? 'praleisk ėjimą' : 'pasuok';
  const otherwise = instead === undefined ? '' : `, o jei ne, ${instead === 'draw' ? draw : pass}`;
  return `Nepaskelbus ${word}, paskutinės kortos dėti negalima: paskelbk, jei dar yra laiko${otherwise}.`;
}

function drawnCardOnly({ table, instead }: Scene): string {
  const isDraw = instead === 'draw';
  if (table.afterDraw === 'none')
    return `Jau paėmei kortą, todėl šiuo ėjimu nieko dėti nebegalima: ${isDraw ? 'imk dar vieną' : 'pasuok'}.`;
  const drawn = table.drawMax > 1 || table.drawsUntilFits ? 'paskutinę paimtąją' : 'paimtąją';
  const otherwise = instead === undefined ? '' : ` arba ${isDraw ? 'imti dar vieną' : 'pasuoti'}`;
  return `Jau paėmei kortą: dabar gali dėti tik ${drawn}${otherwise}.`;
}

function mayNotDraw({ isFurther, owesWish, instead, table }: Scene): string {
  if (owesWish) return NAME_SUIT_FIRST;
  if (isFurther) return 'Dabar kortos imti negalima: dėk dar vieną tinkančią kortą arba pasuok.';
  if (instead !== 'pass') return 'Turi tinkančią kortą: neimk naujos, o dėk ją.';
  const drawn = table.drawMax > 1 ? cardsLtAcc(table.drawMax) : 'kortą';
  return `Šiuo ėjimu jau paėmei ${drawn}: dėk tinkančią kortą arba pasuok.`;
}

function mayNotPass({ owesWish, table }: Scene): string {
  if (owesWish) return NAME_SUIT_FIRST;
  if (table.drawMax > 1) {
    const how = table.drawWhenAble ? 'dėk arba imk kortą' : 'dėk tinkančią, o jei tokios neturi, imk kortą';
    return `Pasuoti galima tik paėmus ${cardsLtAcc(table.drawMax)}: ${how}.`;
  }
  return table.drawWhenAble
    ? 'Pasuoti galima tik paėmus kortą: dėk arba imk kortą.'
    : 'Pasuoti galima tik paėmus kortą: dėk tinkančią, o jei tokios neturi, imk vieną iš uždarojo fondo.';
}

function nothingToCall({ verb, table }: Scene): string {
  if (!table.hasCalls) return 'Prie šio stalo nieko skelbti nereikia.';
  if (verb === 'lay') return 'Dedant šią kortą, nieko skelbti nereikia: dėk ją be skelbimo.';
  return 'Dabar tau nėra ko skelbti.';
}

function nothingToCatch({ table }: Scene): string {
  if (!table.hasCalls) return 'Čia nėra ko gaudyti, nes prie šio stalo nieko skelbti nereikia.';
  const word = table.callName.lt;
  if (table.callTakesPile) {
    return `Čia niekas negaudomas: kas pamiršta paskelbti ${word} ir bando dėti paskutinę kortą, ima visą atvirąjį fondą.`;
  }
  return table.callBars
    ? `Čia niekas negaudomas: kas pamiršta paskelbti ${word}, paskutinės kortos dėti negali.`
    : 'Nėra ko gaudyti: šis žaidėjas jokio skelbimo nepamiršo.';
}

const tooLate = ({ verb }: Scene): string =>
  verb === 'catch' ? 'Gaudyti jau per vėlu: kitas žaidėjas savo ėjimą baigė.' : 'Skelbti jau per vėlu.';
