/** Drawing beyond the documents. */
import { type AnyOption, defineOption } from '../../option.ts';
import { choiceSchema, integerSchema } from '../../schema.ts';
import { cardsLtAcc } from '../../words/countLt.ts';
import { cardsDe, cardsEn, type Line, NO_LINES } from '../../words/phrases.ts';
import { houseClause, houseSwitch, one, played } from './houseOption.ts';
import { MUST_COVER } from '../needs/cards.ts';
import { LAID_AFTER_DRAWING } from '../needs/laying.ts';

const STUCK = { hands: ['4S 9H 3C', '5H 5C 4C', '6C 6S 5S'], discard: 'KD' };

export const drawUntilFits: AnyOption = houseSwitch({
  key: 'drawUntilFits',
  group: 'drawing',
  title: { de: 'Ziehen, bis eine Karte passt', en: 'Drawing until a card fits', lt: 'Imama, kol pasitaiko tinkanti' },
  sources: ['boardgamearena.com', 'Wikipedia (Crazy Eights)', 'OpenSpiel'],
  needs: [LAID_AFTER_DRAWING],
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
  needs: [LAID_AFTER_DRAWING],
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
  needs: [MUST_COVER],
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
