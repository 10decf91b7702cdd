/** Drawing, laying several cards, and cards out of turn, beyond the documents. */
import { SET_EFFECTS } from '@hausregel/core';
import type { Draft } from '../../draft.ts';
import { isAlike } from '../../houseTables.ts';
import { type AnyOption, defineOption } from '../../option.ts';
import { RANK_SIGNS } from '../../ranks.ts';
import { choiceSchema, integerSchema } from '../../schema.ts';
import { cardsLtAcc } from '../../words/countLt.ts';
import { nounOf } from '../../words/nouns.ts';
import { cardsDe, cardsEn, joined, type Line, type Lines, listed, NO_LINES } from '../../words/phrases.ts';
import { houseClause, houseSwitch, one, played } from './houseOption.ts';

const STUCK = { hands: ['4S 9H 3C', '5H 5C 4C', '6C 6S 5S'], discard: 'KD' };

export const drawUntilFits: AnyOption = houseSwitch({
  key: 'drawUntilFits',
  group: 'drawing',
  title: { de: 'Ziehen, bis eine Karte passt', en: 'Drawing until a card fits', lt: 'Imama, kol pasitaiko tinkanti' },
  sources: ['boardgamearena.com', 'Wikipedia (Crazy Eights)', 'OpenSpiel'],
  set: ({ house }) => {
    house.drawsUntilFits = true;
  },
  says: one(
    'Gezogen wird dabei so lange, bis eine gezogene Karte passt oder keine mehr da ist.',
    'Drawing goes on until a drawn card fits or none is left.',
    'Jei paimtoji korta netinka, imama toliau, kol pasitaiko tinkanti arba kortų nebelieka.',
  ),
  short: one('Gezogen wird, bis eine passt.', 'Draw until one fits.', 'Imama, kol pasitaiko tinkanti korta.'),
  off: {
    de: 'Gezogen wird nicht so lange, bis eine Karte passt.',
    en: 'Drawing does not go on until a card fits.',
    lt: 'Nereikia imti tol, kol pasitaikys tinkanti korta.',
  },
  examples: [
    played(
      'drawUntilFits: the third card fits',
      { de: 'Die dritte Karte passt', en: 'The third card fits', lt: 'Tinka trečioji korta' },
      {
        with: { drawUntilFits: true },
        ...STUCK,
        draw: '6H 7S 8D AD',
        steps: ['0:draw', { expect: { turn: 0, counts: [6, 3, 3], legal: ['8D', 'pass'] } }],
      },
    ),
  ],
});

export const drawnMustBeLaid: AnyOption = houseSwitch({
  key: 'drawnMustBeLaid',
  group: 'drawing',
  title: { de: 'Legen müssen nach dem Ziehen', en: 'Having to lay after drawing', lt: 'Paėmus kortą, privaloma dėti' },
  sources: ['jassen.ch (Tschau Sepp)'],
  set: (draft, clause) => {
    draft.house.drawnMustBeLaid = true;
    draft.house.clauses.drawnMustBeLaid = clause;
  },
  says: one(
    'Wer nach dem Ziehen legen kann, muss es tun.',
    'Whoever can lay a card after drawing must do so.',
    'Kas paėmė kortą ir gali dėti, tas privalo dėti: tinkančios kortos pasilikti negalima.',
  ),
  off: {
    de: 'Wer nach dem Ziehen legen kann, darf es auch lassen.',
    en: 'Whoever can lay a card after drawing need not do so.',
    lt: 'Paėmus kortą, dėti neprivaloma, net jei kuri nors tinka.',
  },
  examples: [
    played(
      'drawnMustBeLaid: the drawn card must be laid',
      {
        de: 'Die gezogene Karte muss auf den Tisch',
        en: 'The drawn card must go on the table',
        lt: 'Paimtąją kortą reikia padėti',
      },
      {
        with: { drawnMustBeLaid: true },
        ...STUCK,
        steps: ['0:draw', { refuse: '0:pass', code: 'must-lay' }, '0:8D', { expect: { turn: 2 } }],
      },
    ),
  ],
});

export const handLimit: AnyOption = defineOption({
  key: 'handLimit',
  group: 'drawing',
  title: { de: 'Höchstens so viele Handkarten', en: 'Cards in hand at most', lt: 'Didžiausias kortų skaičius rankoje' },
  // 0: no limit.
  schema: integerSchema(0, 30),
  defaultValue: 0,
  clauses: [houseClause('handLimit')],
  sources: ['letsuno (hand limit)'],
  compile: (value, draft) => {
    draft.house.handLimit = value;
  },
  sentence: (value) =>
    value === 0
      ? NO_LINES
      : one(
          `Wer ${cardsDe(value)} auf der Hand hat, zieht keine mehr, auch nicht zur Strafe; was dann noch fehlt, ist erlassen.`,
          `Whoever holds ${cardsEn(value)} draws no more, not even as a penalty; what is then missing is written off.`,
          `Kas rankoje jau turi ${cardsLtAcc(value)}, tas daugiau nebeima, net ir baudos kortų; trūkstamų imti nebereikia.`,
        ),
  difference: (_, to) =>
    to === 0
      ? {
          de: 'Wie viele Karten jemand auf der Hand hat, ist nicht begrenzt.',
          en: 'There is no limit to the cards in a hand.',
          lt: 'Kortų skaičius rankoje neribojamas.',
        }
      : {
          de: `Wer ${cardsDe(to)} auf der Hand hat, zieht keine mehr.`,
          en: `Whoever holds ${cardsEn(to)} draws no more.`,
          lt: `Kas rankoje jau turi ${cardsLtAcc(to)}, tas daugiau nebeima.`,
        },
  examples: [
    played(
      'handLimit: five cards at most',
      { de: 'Bei fünf Karten ist Schluss', en: 'Five cards are enough', lt: 'Penkių kortų gana' },
      {
        with: { handLimit: 5 },
        hands: ['7S KD 9H', '5H 5C 4C 3D', '6C 6S 5S'],
        discard: 'TS',
        steps: ['0:7S', '1:draw', { expect: { turn: 2, counts: [2, 5, 3] } }],
      },
    ),
  ],
});

export const emptyPileEndsRound: AnyOption = houseSwitch({
  key: 'emptyPileEndsRound',
  group: 'drawing',
  title: {
    de: 'Leerer Stapel beendet die Runde',
    en: 'An empty pile ends the round',
    lt: 'Fondui pasibaigus, baigiasi ir padalijimas',
  },
  sources: ['ichabod801/t_games'],
  set: ({ house }) => {
    house.pileEnds = true;
  },
  says: ({ house, scoring }) => {
    const [isCounted, hasWinner] = [scoring === 'cards', house.playOn];
    return one(
      `Der Nachziehstapel wird nicht erneuert: Ist er leer, endet die Runde nach dem laufenden Zug${hasWinner ? '' : ' ohne Sieger'}${isCounted ? ', und gezählt wird, was alle noch auf der Hand haben' : ''}.`,
      `The draw pile is not renewed: when it is empty, the round ends after the present turn${hasWinner ? '' : ' without a winner'}${isCounted ? ', and what all still hold is counted' : ''}.`,
      `Uždarasis fondas neatnaujinamas: kai jis pasibaigia, padalijimas baigiasi kartu su tuo ėjimu${hasWinner ? '' : '; nugalėtojo nėra'}${isCounted ? ', ir visi skaičiuoja rankoje likusias kortas' : ''}.`,
    );
  },
  short: one(
    'Ist der Stapel leer, ist die Runde aus.',
    'When the pile is empty, the round is over.',
    'Fondui pasibaigus, baigiasi ir padalijimas.',
  ),
  off: {
    de: 'Ein leerer Stapel beendet die Runde nicht.',
    en: 'An empty pile does not end the round.',
    lt: 'Fondui pasibaigus, padalijimas tęsiasi.',
  },
  examples: [
    played(
      'emptyPileEndsRound: the last card was drawn',
      { de: 'Die letzte Karte ist gezogen', en: 'The last card is drawn', lt: 'Paimta paskutinė korta' },
      {
        with: { emptyPileEndsRound: true },
        ...STUCK,
        draw: '2C',
        steps: ['0:draw', '0:pass', { expect: { turn: null, over: { winner: null } } }],
      },
    ),
  ],
});

const COVERED: Readonly<Record<'one' | 'until-fits', Line>> = {
  one: {
    de: 'Wer eine Karte nicht decken kann, zieht 1 Karte.',
    en: 'Whoever cannot cover a card draws 1 card.',
    lt: 'Kas negali uždengti kortos, tas ima vieną.',
  },
  'until-fits': {
    de: 'Wer eine Karte nicht decken kann, zieht, bis er es kann.',
    en: 'Whoever cannot cover a card draws until they can.',
    lt: 'Kas negali uždengti kortos, tas ima tol, kol pasitaiko tinkanti.',
  },
};

/** The sentences stand with the cards that must be covered. */
export const uncoveredDraws: AnyOption = defineOption({
  key: 'uncoveredDraws',
  group: 'cards',
  title: { de: 'Wer eine Karte nicht decken kann', en: 'If a card cannot be covered', lt: 'Kas negali uždengti' },
  schema: choiceSchema(['one', 'until-fits']),
  defaultValue: 'one',
  clauses: [houseClause('uncoveredDraws')],
  sources: ['mau-mau.ch', 'waspika.ch', 'jasswelt.ch (Tschau Sepp)'],
  compile: (value, draft, { clause }) => {
    draft.house.coversByDrawing = value === 'until-fits';
    draft.house.clauses.cover = clause;
  },
  sentence: () => NO_LINES,
  difference: (_, to) => COVERED[to],
  examples: [
    played(
      'uncoveredDraws: until the ace is covered',
      {
        de: 'Gezogen, bis das Ass gedeckt ist',
        en: 'Drawing until the ace is covered',
        lt: 'Imama, kol yra kuo uždengti tūzą',
      },
      {
        with: { acePower: 'must-lay', uncoveredDraws: 'until-fits' },
        hands: ['AD 4S 9H', '5H 5C 4C', '6C 6S 5S'],
        discard: 'KD',
        draw: '6H 7S 8D QD',
        steps: ['0:AD', '0:draw', { expect: { turn: 0, counts: [5, 3, 3], legal: ['8D'] } }],
      },
    ),
  ],
});

const SET_LINES: Readonly<Record<(typeof SET_EFFECTS)[number], Lines>> = {
  none: NO_LINES,
  top: {
    de: [
      'Mehrere Karten desselben Werts dürfen zusammen gelegt werden: Passen muss die unterste, und nur die oberste wirkt.',
    ],
    en: ['Several cards of the same rank may be laid together: the lowest must fit, and only the topmost acts.'],
    lt: ['Kelias to paties vardo kortas galima dėti kartu: tikti turi apatinė, o veikia tik viršutinė.'],
  },
  each: {
    de: ['Mehrere Karten desselben Werts dürfen zusammen gelegt werden: Passen muss die unterste, und jede wirkt.'],
    en: ['Several cards of the same rank may be laid together: the lowest must fit, and each of them acts.'],
    lt: ['Kelias to paties vardo kortas galima dėti kartu: tikti turi apatinė, o veikia kiekviena.'],
  },
};

const FIVE = 3;

/** Ranks whose cards do not all act alike stay apart, and four fives are a set of their own in another game. */
function notTogether(facts: Draft): Lines {
  const nouns = Array.from({ length: RANK_SIGNS.length - facts.lowestRank }, (_, index) => facts.lowestRank + index)
    .filter((rank) => !isAlike(facts, rank))
    .map((rank) => nounOf(rank));
  const { de, en, lt } = {
    de: listed(
      nouns.map((noun) => noun.de.plural),
      'and',
      'de',
    ),
    en: listed(
      nouns.map((noun) => noun.en.plural),
      'and',
      'en',
    ),
    lt: listed(
      nouns.map((noun) => noun.lt.pluralDat),
      'and',
      'lt',
    ),
  };
  return joined(
    nouns.length === 0
      ? NO_LINES
      : one(
          `Ausgenommen sind ${de}, denn nicht alle davon wirken gleich.`,
          `This does not hold for ${en}, since not all of them act alike.`,
          `Tai negalioja ${lt}, nes jų poveikis nevienodas.`,
        ),
    facts.lowestRank > FIVE
      ? NO_LINES
      : one(
          'Von den Fünfen dürfen höchstens drei zusammen gelegt werden.',
          'Of the fives at most three may be laid together.',
          'Penkakių kartu galima dėti ne daugiau kaip tris.',
        ),
  );
}

const ONE_BY_ONE: Line = {
  de: 'Karten desselben Werts werden einzeln gelegt.',
  en: 'Cards of the same rank are laid one by one.',
  lt: 'To paties vardo kortos dedamos po vieną.',
};

export const setsOfRank: AnyOption = defineOption({
  key: 'setsOfRank',
  group: 'laying',
  title: { de: 'Karten eines Werts zusammen', en: 'Cards of a rank together', lt: 'To paties vardo kortos kartu' },
  schema: choiceSchema(SET_EFFECTS),
  defaultValue: 'none',
  clauses: [houseClause('setsOfRank')],
  sources: ['beturi.ro, ziuadedolj.ro (Macao)', 'mego.o106.com', 'reklamnikarty.cz', 'lite.games', 'Pagat'],
  compile: (value, draft, { clause }) => {
    draft.house.sets = value;
    draft.house.clauses.sets = clause;
  },
  sentence: (value, { facts }) => (value === 'none' ? NO_LINES : joined(SET_LINES[value], notTogether(facts))),
  short: (value) =>
    value === 'none'
      ? NO_LINES
      : one(
          'Mehrere Karten eines Werts auf einmal sind erlaubt.',
          'Several cards of a rank at once are allowed.',
          'Galima iš karto dėti kelias to paties vardo kortas.',
        ),
  difference: (_, to) => {
    const [de, en, lt] = [SET_LINES[to].de[0], SET_LINES[to].en[0], SET_LINES[to].lt[0]];
    return de === undefined || en === undefined || lt === undefined ? ONE_BY_ONE : { de, en, lt };
  },
  examples: [
    played(
      'setsOfRank: two sevens at once',
      { de: 'Zwei Siebenen auf einmal', en: 'Two sevens at once', lt: 'Dvi septynakės iš karto' },
      {
        with: { setsOfRank: 'each' },
        hands: ['7C 7S KD', '5H 5D 4C', '6C 6S 5S'],
        discard: '9C',
        steps: ['0:7C+7S~', { expect: { turn: 1, top: '7S', demand: { draw: 4 } } }],
      },
    ),
  ],
});

export const identicalTogether: AnyOption = houseSwitch({
  key: 'identicalTogether',
  group: 'laying',
  title: { de: 'Gleiche Karten zusammen', en: 'Identical cards together', lt: 'Vienodos kortos kartu' },
  sources: ['nobochamp.de'],
  set: ({ house }) => {
    house.identical = true;
  },
  says: one(
    'Wo mit zwei Blättern gespielt wird, dürfen zwei Karten, die in Farbe und Wert gleich sind, zusammen gelegt werden; beide wirken.',
    'With two decks, two cards of the same suit and rank may be laid together; both act.',
    'Žaidžiant dviem kaladėmis, dvi visiškai vienodas kortas galima dėti kartu; veikia abi.',
  ),
  off: {
    de: 'Auch ganz gleiche Karten werden einzeln gelegt.',
    en: 'Even identical cards are laid one by one.',
    lt: 'Vienodos kortos dedamos po vieną.',
  },
  examples: [
    played(
      'identicalTogether: two sevens of spades',
      { de: 'Zweimal die Pik-Sieben', en: 'The seven of spades twice', lt: 'Dvi pikų septynakės' },
      {
        with: { identicalTogether: true, secondDeckFrom: 2 },
        hands: ['7S 7S KD', '5H 5D 4C', '6C 6S 5S'],
        discard: '9S',
        steps: ['0:7S+7S~', { expect: { turn: 1, demand: { draw: 4 } } }],
      },
    ),
  ],
});

export const throwIn: AnyOption = houseSwitch({
  key: 'throwIn',
  group: 'laying',
  title: { de: 'Gleiche Karte dazwischenwerfen', en: 'Throwing in the identical card', lt: 'Tokia pat korta be eilės' },
  sources: ['brannemaumau.bolte.id', 'donaukurier.de', 'baettig.swiss'],
  set: ({ house }) => {
    house.throwIn = true;
  },
  says: {
    de: [
      'Wer genau die Karte hat, die gerade gelegt wurde, darf sie außer der Reihe dazuwerfen, solange danach noch niemand gezogen hat.',
      'Sie wirkt wie immer, und weiter geht es mit dem Nächsten nach diesem Spieler.',
    ],
    en: [
      'Whoever holds exactly the card that was just laid may throw it in out of turn, as long as nobody has drawn since.',
      'It acts as always, and play goes on with the player after this one.',
    ],
    lt: [
      'Kas turi visiškai tokią pat kortą, kokia ką tik buvo padėta, tas gali ją dėti be eilės, kol niekas nepaėmė kortos.',
      'Ji veikia kaip visada, o toliau eilė ateina tam, kas sėdi po ją padėjusio žaidėjo.',
    ],
  },
  short: one(
    'Die gleiche Karte darf außer der Reihe dazugeworfen werden.',
    'The identical card may be thrown in out of turn.',
    'Tokią pat kortą galima dėti be eilės.',
  ),
  off: {
    de: 'Außer der Reihe wird nichts gelegt.',
    en: 'Nothing is laid out of turn.',
    lt: 'Be eilės kortų dėti negalima.',
  },
  examples: [
    played(
      'throwIn: the second nine of clubs',
      {
        de: 'Die zweite Kreuz-Neun kommt dazwischen',
        en: 'The second nine of clubs comes in between',
        lt: 'Įsiterpia antroji kryžių devynakė',
      },
      {
        with: { throwIn: true, secondDeckFrom: 2 },
        hands: ['9C KD 4H', 'TC 3D 5D', '9C QH 6D'],
        discard: '9D',
        steps: ['0:9C', '2:9C', { expect: { turn: 0, counts: [2, 3, 2] } }],
      },
    ),
  ],
});
