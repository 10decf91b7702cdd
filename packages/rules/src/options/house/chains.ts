/** Penalty draws beyond the documents: what answers them, how they grow, what saves one from them. */
import { type AnyOption, defineOption } from '../../option.ts';
import { POWER_MEANINGS } from '../../power.ts';
import { integerSchema } from '../../schema.ts';
import { cardsLtAcc, cardsLtGen } from '../../words/countLt.ts';
import { curedCards } from '../../words/curedCards.ts';
import { capital, cardsDe, cardsEn, NO_LINES } from '../../words/phrases.ts';
import { houseClause, houseRank, houseSwitch, one, played } from './houseOption.ts';
import { BLACK_DRAWS, DRAWS_ANSWERED } from '../needs/cards.ts';

const SEVENS = ['7S KD 9H', '7H TC 4D', '7D QC 3D 5C'];
const RESCUED = { hands: ['7S KD 9H', '9D TD 4D', 'QC 3D 5C'], discard: 'TS' };

export const drawCardsStack: AnyOption = houseSwitch({
  key: 'drawCardsStack',
  group: 'cards',
  title: {
    de: 'Jede Ziehkarte beantwortet jede',
    en: 'Any draw card answers any other',
    lt: 'Baudžiančios kortos atmuša viena kitą',
  },
  sources: ['libelle.nl, spelenboek.nl (Pesten)'],
  needs: [DRAWS_ANSWERED],
  set: ({ house }) => {
    house.drawsMix = true;
  },
  says: ({ house, powers }) => {
    const isAdded = !house.drawDoubles;
    const hasRest = powers.some(({ power }) => POWER_MEANINGS[power].draw > 0 && POWER_MEANINGS[power].atOnce);
    return {
      de: [
        `Jede Karte, die den Nächsten ziehen lässt, beantwortet jede andere${hasRest ? ', nur nicht die, gegen die nichts hilft' : ''}${isAdded ? '; die Karten werden zusammengezählt' : ''}.`,
        ...(isAdded && house.drawMost === 0 ? ['Mehr als 100 werden es nie.'] : []),
      ],
      en: [
        `Any card that makes the next player draw answers any other${hasRest ? ', but for those that nothing helps against' : ''}${isAdded ? '; the cards are added up' : ''}.`,
        ...(isAdded && house.drawMost === 0 ? ['They never come to more than 100.'] : []),
      ],
      lt: [
        `Bet kuria korta, dėl kurios imamos baudos kortos, galima atsimušti nuo bet kurios kitos tokios kortos${hasRest ? ', jei nuo abiejų atsimušti leidžiama' : ''}${isAdded ? '; baudos sudedamos' : ''}.`,
        ...(isAdded && house.drawMost === 0 ? ['Didesnė kaip 100 kortų bauda nebūna.'] : []),
      ],
    };
  },
  short: one(
    'Ziehkarten beantworten einander.',
    'Draw cards answer each other.',
    'Baudžiančios kortos atmuša viena kitą.',
  ),
  off: {
    de: 'Jede Ziehkarte wird nur von ihresgleichen beantwortet.',
    en: 'Each draw card is answered only by its like.',
    lt: 'Nuo kiekvienos baudžiančios kortos atsimušama tik tokia pat korta.',
  },
  examples: [
    played(
      'drawCardsStack: a two on a seven',
      { de: 'Eine Zwei auf die Sieben', en: 'A two on the seven', lt: 'Dviakė ant septynakės' },
      {
        with: { drawCardsStack: true, twoPower: 'draw-two' },
        hands: ['7S KD 9H', '2H TC 4H', 'QC 3D 5C'],
        discard: 'TS',
        steps: ['0:7S', '1:2H', { expect: { turn: 2, demand: { draw: 4 } } }],
      },
    ),
  ],
});

export const answersMustFit: AnyOption = houseSwitch({
  key: 'answersMustFit',
  group: 'cards',
  title: { de: 'Auch die Antwort muss passen', en: 'The answer must fit, too', lt: 'Atsimušama tik tinkančia korta' },
  sources: ['pl.wikibooks, cyberbaba.pl (Makao)', 'brannemaumau.bolte.id'],
  needs: [DRAWS_ANSWERED],
  set: ({ house }) => {
    house.answersMustFit = true;
  },
  says: one(
    'Auch die Antwort auf eine Ziehkarte muss in Farbe oder Wert auf sie passen.',
    'The answer to a draw card, too, must match it in suit or rank.',
    'Atsimušti nuo baudos galima tik tokia korta, kuri yra tos pačios spalvos arba to paties vardo kaip viršutinė.',
  ),
  off: {
    de: 'Eine Antwort braucht weder in Farbe noch Wert zu passen.',
    en: 'An answer need match neither suit nor rank.',
    lt: 'Korta, kuria atsimušama, neprivalo būti nei tos pačios spalvos, nei to paties vardo.',
  },
  examples: [
    played(
      'answersMustFit: no two of another suit',
      {
        de: 'Die Herz-Zwei passt nicht auf die Pik-Sieben',
        en: 'The two of hearts does not fit the seven of spades',
        lt: 'Širdžių dviakė netinka ant pikų septynakės',
      },
      {
        with: { drawCardsStack: true, twoPower: 'draw-two', answersMustFit: true },
        hands: ['7S KD 9H', '2H 2S 4H', 'QC 3D 5C'],
        discard: 'TS',
        steps: ['0:7S', { refuse: '1:2H', code: 'does-not-fit' }, '1:2S', { expect: { demand: { draw: 4 } } }],
      },
    ),
  ],
});

export const drawDoubles: AnyOption = houseSwitch({
  key: 'drawDoubles',
  group: 'cards',
  title: { de: 'Jede Antwort verdoppelt', en: 'Every answer doubles', lt: 'Atsimušimas baudą padvigubina' },
  sources: ['spinchat.com'],
  needs: [DRAWS_ANSWERED],
  set: ({ house }) => {
    house.drawDoubles = true;
  },
  says: ({ house }) =>
    one(
      `Jede Antwort auf eine Ziehkarte verdoppelt, was zu ziehen ist: aus 2 werden 4, dann 8, 16 und so weiter${house.drawMost === 0 ? ', höchstens 100' : ''}.`,
      `Every answer to a draw card doubles what is to be drawn: 2 become 4, then 8, 16 and so on${house.drawMost === 0 ? ', at most 100' : ''}.`,
      `Kiekvienas atsimušimas baudą padvigubina: vietoj 2 kortų imamos 4, paskui 8, 16 ir taip toliau${house.drawMost === 0 ? ', bet ne daugiau kaip 100' : ''}.`,
    ),
  short: one(
    'Jede Antwort verdoppelt die Karten.',
    'Every answer doubles the cards.',
    'Kiekvienas atsimušimas baudą padvigubina.',
  ),
  off: {
    de: 'Antworten auf Ziehkarten werden zusammengezählt, nicht verdoppelt.',
    en: 'Answers to draw cards are added up, not doubled.',
    lt: 'Atsimušant baudos sudedamos, o ne dvigubinamos.',
  },
  examples: [
    played(
      'drawDoubles: three sevens make eight',
      { de: 'Drei Siebenen, acht Karten', en: 'Three sevens, eight cards', lt: 'Trys septynakės, aštuonios kortos' },
      {
        with: { drawDoubles: true },
        hands: SEVENS,
        discard: 'TS',
        steps: ['0:7S', '1:7H', '2:7D', { expect: { turn: 0, demand: { draw: 8 } } }],
      },
    ),
  ],
});

export const drawMost: AnyOption = defineOption({
  key: 'drawMost',
  group: 'cards',
  title: {
    de: 'Höchstens so viele Strafkarten',
    en: 'Most penalty cards at once',
    lt: 'Didžiausias baudos kortų skaičius',
  },
  // 0: no limit.
  schema: integerSchema(0, 30),
  defaultValue: 0,
  clauses: [houseClause('drawMost')],
  sources: ['mau-mau-erweiterungen.de'],
  needs: [DRAWS_ANSWERED],
  compile: (value, draft) => {
    draft.house.drawMost = value;
  },
  sentence: (value) =>
    value === 0
      ? NO_LINES
      : one(
          `Mehr als ${cardsDe(value)} muss niemand auf einmal ziehen, so lang die Kette auch wird.`,
          `Nobody has to draw more than ${cardsEn(value)} at once, however long the chain grows.`,
          `Kad ir kokia ilga būtų grandinė, daugiau kaip ${cardsLtGen(value)} iš karto niekas neima.`,
        ),
  difference: (_, to) =>
    to === 0
      ? {
          de: 'Wie viele Karten durch eine Kette zu ziehen sind, ist nicht begrenzt.',
          en: 'There is no limit to the cards that a chain makes somebody draw.',
          lt: 'Baudos kortų skaičius grandinėje neribojamas.',
        }
      : {
          de: `Durch eine Kette muss niemand mehr als ${cardsDe(to)} ziehen.`,
          en: `A chain makes nobody draw more than ${cardsEn(to)}.`,
          lt: `Dėl grandinės daugiausia tenka imti ${cardsLtAcc(to)}.`,
        },
  examples: [
    played(
      'drawMost: three cards at most',
      { de: 'Höchstens drei Karten', en: 'Three cards at most', lt: 'Daugiausia trys kortos' },
      {
        with: { drawMost: 3 },
        hands: SEVENS,
        discard: 'TS',
        steps: ['0:7S', '1:7H', { expect: { turn: 2, demand: { draw: 3 } } }],
      },
    ),
  ],
});

export const cancelRank: AnyOption = houseRank({
  key: 'cancelRank',
  group: 'cards',
  title: { de: 'Karte, die ein Ziehen aufhebt', en: 'Card that cancels a draw', lt: 'Korta, panaikinanti baudą' },
  sources: ['iscool Crazy 8', 'Knuddels', 'faraongame.eu', 'mego.o106.com'],
  needs: [DRAWS_ANSWERED],
  set: ({ house }, rank) => {
    house.cancelRank = rank;
  },
  says: ({ de, en, lt }, { house, powers }) => {
    const wishes = powers.some(({ rank, power }) => rank === house.cancelRank && POWER_MEANINGS[power].namesSuit);
    return one(
      `Wer ziehen soll, darf stattdessen ${de.oneAkk} legen: Dann ist die Strafe aufgehoben${wishes ? '' : `, und ${de.the} bewirkt sonst nichts`}.`,
      `Whoever is to draw may lay ${en.one} instead: then the penalty is void${wishes ? '' : `, and ${en.the} does nothing else`}.`,
      `Kam priklauso imti baudos kortas, tas gali vietoj to padėti ${lt.acc}: tada bauda panaikinama${wishes ? '' : `, o kitokio poveikio ${lt.one} neturi`}.`,
    );
  },
  short: ({ de, en, lt }) =>
    one(
      `${capital(de.one)} hebt eine Ziehstrafe auf.`,
      `${capital(en.one)} cancels a penalty draw.`,
      `${lt.name} panaikina baudą.`,
    ),
  off: {
    de: 'Keine Karte hebt eine Ziehstrafe auf.',
    en: 'No card cancels a penalty draw.',
    lt: 'Jokia korta baudos nepanaikina.',
  },
  examples: [
    played(
      'cancelRank: a nine cancels the draw',
      {
        de: 'Die Neun hebt die Sieben auf',
        en: 'The nine cancels the seven',
        lt: 'Devynakė panaikina septynakės baudą',
      },
      { with: { cancelRank: '9' }, ...RESCUED, steps: ['0:7S', '1:9D', { expect: { turn: 2, demand: null } }] },
    ),
  ],
});

export const passOnRank: AnyOption = houseRank({
  key: 'passOnRank',
  group: 'cards',
  title: { de: 'Karte, die ein Ziehen weitergibt', en: 'Card that passes a draw on', lt: 'Korta, perduodanti baudą' },
  sources: ['brannemaumau.bolte.id'],
  needs: [DRAWS_ANSWERED],
  set: ({ house }, rank) => {
    house.passOnRank = rank;
  },
  says: ({ de, en, lt }) =>
    one(
      `Wer ziehen soll, darf mit ${de.oneDat} alles an den Nächsten weitergeben, ohne dass es mehr wird.`,
      `Whoever is to draw may pass everything on to the next player with ${en.one}; it does not grow by that.`,
      `Kam priklauso imti baudos kortas, tas gali padėti ${lt.acc} ir visą baudą perduoti kitam žaidėjui; bauda nuo to nepadidėja.`,
    ),
  short: ({ de, en, lt }) =>
    one(
      `${capital(de.one)} gibt eine Ziehstrafe weiter.`,
      `${capital(en.one)} passes a penalty draw on.`,
      `${lt.name} perduoda baudą kitam žaidėjui.`,
    ),
  off: {
    de: 'Keine Karte gibt eine Ziehstrafe unverändert weiter.',
    en: 'No card passes a penalty draw on unchanged.',
    lt: 'Kortos, kuria bauda perduodama nepadidinta, nėra.',
  },
  examples: [
    played(
      'passOnRank: a nine passes the draw on',
      {
        de: 'Die Neun gibt zwei Karten weiter',
        en: 'The nine passes two cards on',
        lt: 'Devynakė perduoda dviejų kortų baudą',
      },
      { with: { passOnRank: '9' }, ...RESCUED, steps: ['0:7S', '1:9D', { expect: { turn: 2, demand: { draw: 2 } } }] },
    ),
  ],
});

export const sendBackRank: AnyOption = houseRank({
  key: 'sendBackRank',
  group: 'cards',
  title: {
    de: 'Karte, die ein Ziehen zurückschickt',
    en: 'Card that sends a draw back',
    lt: 'Korta, grąžinanti baudą',
  },
  sources: ['brannemaumau.bolte.id'],
  needs: [DRAWS_ANSWERED],
  set: ({ house }, rank) => {
    house.sendBackRank = rank;
  },
  says: ({ de, en, lt }) =>
    one(
      `Wer ziehen soll, darf es mit ${de.oneDat} zurückschicken: Die Spielrichtung dreht sich um, und wer dann der Nächste ist, muss ziehen oder antworten.`,
      `Whoever is to draw may send it back with ${en.one}: the direction turns, and whoever is then next must draw or answer.`,
      `Kam priklauso imti baudos kortas, tas gali padėti ${lt.acc} ir baudą grąžinti: žaidimo kryptis pasikeičia, ir kitas žaidėjas naująja kryptimi turi imti arba atsimušti.`,
    ),
  short: ({ de, en, lt }) =>
    one(
      `${capital(de.one)} schickt eine Ziehstrafe zurück.`,
      `${capital(en.one)} sends a penalty draw back.`,
      `${lt.name} grąžina baudą.`,
    ),
  off: {
    de: 'Keine Karte schickt eine Ziehstrafe zurück.',
    en: 'No card sends a penalty draw back.',
    lt: 'Jokia korta baudos negrąžina.',
  },
  examples: [
    played(
      'sendBackRank: a ten sends the draw back',
      {
        de: 'Die Zehn schickt die Sieben zurück',
        en: 'The ten sends the seven back',
        lt: 'Dešimtakė grąžina septynakės baudą',
      },
      {
        with: { sendBackRank: 'T' },
        ...RESCUED,
        steps: ['0:7S', '1:TD', { expect: { turn: 0, direction: -1, demand: { draw: 2 } } }],
      },
    ),
  ],
});

export const redJacksCure: AnyOption = houseSwitch({
  key: 'redJacksCure',
  group: 'cards',
  title: {
    de: 'Rote Buben heben die Strafe schwarzer auf',
    en: 'Red jacks cancel the black ones',
    lt: 'Raudoni valetai panaikina juodųjų baudą',
  },
  sources: ['Pagat (Switch, Black Jack)', 'lite.games', 'trafficne'],
  needs: [BLACK_DRAWS],
  set: ({ house }) => {
    house.redJacksCure = true;
  },
  says: (facts) => {
    const { de, en, lt } = curedCards(facts);
    return one(
      `Wer wegen ${de} ziehen soll, darf stattdessen einen roten Buben legen: Dann ist die Strafe aufgehoben.`,
      `Whoever is to draw because of ${en} may lay a red jack instead: then the penalty is void.`,
      `Kam dėl ${lt} priklauso imti baudos kortas, tas gali vietoj to padėti raudoną valetą: tada bauda panaikinama.`,
    );
  },
  short: (facts) => {
    const { de, en, lt } = curedCards(facts);
    return one(
      `Ein roter Bube hebt die Strafe ${de} auf.`,
      `A red jack cancels the penalty of ${en}.`,
      `Raudonas valetas panaikina ${lt} baudą.`,
    );
  },
  off: {
    de: 'Rote Buben heben keine Strafe auf.',
    en: 'Red jacks cancel no penalty.',
    lt: 'Raudoni valetai baudos nepanaikina.',
  },
  examples: [
    played(
      'redJacksCure: a red jack on a black one',
      { de: 'Der rote Bube rettet', en: 'The red jack saves', lt: 'Raudonas valetas gelbsti' },
      {
        with: { redJacksCure: true, blackJacksPower: 'draw-five', jackPower: 'none', wildRank: 'none' },
        hands: ['JS KD 9H', 'JH TC 4D', 'QC 3D 5C'],
        discard: 'TS',
        steps: ['0:JS', '1:JH', { expect: { turn: 2, demand: null, counts: [2, 2, 3] } }],
      },
    ),
  ],
});
