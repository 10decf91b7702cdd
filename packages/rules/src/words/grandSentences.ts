/**
 * What rules that every game has say where players go out one by one, cards of equal rank stand for
 * each other and the dealer chooses (`facts.goesOutOneByOne`). Absent: they say the same as always.
 */
import type { BookContext } from '../option.ts';
import { type Lines, NO_LINES } from './phrases.ts';

type Sentences = Readonly<Record<string, Lines | ((context: BookContext) => Lines | undefined)>>;

const NUMBERS_DE = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

const NUMBERS_LT = ['jokio', 'vienas', 'du', 'trys', 'keturi', 'penki', 'šeši', 'septyni', 'aštuoni'];

/** The two, and what the seven does just so. */
const DRAW_CHAIN: Lines = {
  de: [
    'Wer eine Zwei legt, lässt den Nächsten zwei Karten ziehen.',
    'Der darf stattdessen selbst eine Zwei oder Sieben legen oder einen Joker, der für eine steht: Dann wächst die Strafe für jede solche Karte um zwei, und der Nächste steht davor; so geht es ohne Grenze weiter.',
    'Zwei superidentische zählen für zwei.',
    'Eine Sieben bedeutet dasselbe.',
  ],
  en: [
    'Whoever lays a two makes the next player draw two cards.',
    'That player may instead lay a two or a seven, or a joker standing for one: then the penalty grows by two for each such card and the next player faces it, and so on without limit.',
    'Two superidentical ones count as two.',
    'A seven means the same.',
  ],
  lt: [
    'Padėjus dviakę, kitas žaidėjas ima dvi kortas.',
    'Vietoj to jis gali atsimušti dviake, septynake arba vieną jų atstojančiu džokeriu: tada už kiekvieną tokią kortą bauda padidėja dviem kortomis ir tenka po jo einančiam žaidėjui, ir taip toliau be apribojimų.',
    'Už dvi kartu padėtas superidentiškas kortas skaičiuojamos keturios.',
    'Septynakė reiškia tą patį.',
  ],
};

/** The six, and what the nine does just so. */
const REVERSE_DRAW: Lines = {
  de: [
    'Wer eine Sechs legt, dreht die Richtung um, und der dann Nächste zieht zwei Karten oder legt eine Sechs oder Neun oder einen Joker, der für eine steht; das dreht wieder um.',
    'Mehr als zwei Karten werden es nie, und zwei superidentische wirken wie eine.',
    'Eine Neun bedeutet dasselbe.',
  ],
  en: [
    'Whoever lays a six turns the direction, and the player then next draws two cards or lays a six, a nine, or a joker standing for one, which turns it again.',
    'It never grows beyond two cards, and two superidentical ones act like one.',
    'A nine means the same.',
  ],
  lt: [
    'Padėjus šešakę, pasikeičia žaidimo kryptis, ir kitas žaidėjas naująja kryptimi ima dvi kortas arba atsimuša šešake, devynake ar vieną jų atstojančiu džokeriu, o tai kryptį vėl pakeičia.',
    'Daugiau kaip dviejų kortų imti niekada nereikia, o dvi superidentiškos kortos veikia kaip viena.',
    'Devynakė reiškia tą patį.',
  ],
};

const GRAND: Sentences = {
  deckCards: {
    de: ['Gespielt wird mit Blättern von 52 Karten, Zwei bis Ass in den vier Farben Kreuz, Pik, Herz und Karo.'],
    en: ['The decks have 52 cards each, two to ace in the four suits clubs, spades, hearts and diamonds.'],
    lt: [
      'Žaidžiama 52 kortų kaladėmis: jose yra kortos nuo dviakės iki tūzo, keturių spalvų – kryžių, pikų, širdžių ir būgnų.',
    ],
  },
  secondDeckFrom: {
    de: ['Zwei solche Blätter werden zusammengemischt.'],
    en: ['Two such decks are shuffled together.'],
    lt: ['Kartu sumaišomos dvi tokios kaladės.'],
  },
  direction: {
    de: [
      'Gespielt wird anfangs im Uhrzeigersinn; manche Karten drehen die Richtung um.',
      '„Der Nächste“ ist immer der nächste Mitspieler in der Spielrichtung, der noch in der Runde ist.',
    ],
    en: [
      'Play begins clockwise; some cards reverse the direction.',
      '“The next player” is always the next one in the direction of play who is still in the round.',
    ],
    lt: [
      'Pradedama žaisti pagal laikrodžio rodyklę; kai kurios kortos kryptį pakeičia.',
      '„Kitas žaidėjas“ visada yra žaidimo kryptimi artimiausias žaidėjas, kuris dar nebaigė.',
    ],
  },
  handSize: ({ facts }) => (facts.grand.handSizeMin > 0 ? NO_LINES : undefined),
  nextDealer: ({ facts }) => (facts.nextDealer === 'round' ? NO_LINES : undefined),
  startCard: {
    de: ['Die oberste Karte wird als Startkarte aufgedeckt und beginnt den Ablagestapel.'],
    en: ['Its top card is turned up as the start card and begins the discard pile.'],
    lt: ['Viršutinė uždarojo fondo korta atverčiama kaip startinė ir pradeda atvirąjį fondą.'],
  },
  beginner: NO_LINES,
  wildOnWild: ({ facts }) =>
    facts.wildOnWild
      ? undefined
      : {
          de: [
            'Zwei Buben dürfen niemals übereinanderliegen, auch nicht auf der Startkarte oder zusammen gelegt; ein Joker als Bube zählt dabei mit.',
          ],
          en: [
            'Two jacks never lie on each other, not on the start card either nor laid together; a joker used as a jack counts.',
          ],
          lt: [
            'Du valetai niekada negali gulėti vienas ant kito – nei ant startinės kortos, nei padėti kartu; džokeris, atstojantis valetą, taip pat laikomas valetu.',
          ],
        },
  drawWhenAbleToLay: ({ facts }) =>
    facts.drawWhenAble
      ? {
          de: [
            'Erlaubt ist nur, was die Regeln erlauben: Wer am Zug ist, legt nach ihnen oder zieht eine Karte vom Nachziehstapel.',
            'Legen muss niemand, wo es nicht ausdrücklich gesagt ist.',
          ],
          en: [
            'Nothing is allowed that the rules do not allow: whoever is on turn lays by them or draws one card from the draw pile.',
            'Nobody has to lay where it is not expressly said.',
          ],
          lt: [
            'Leidžiama tik tai, ką leidžia taisyklės: žaidėjas, kurio eilė, pagal jas deda kortas arba ima vieną kortą iš uždarojo fondo.',
            'Dėti niekas neprivalo, jei tai nepasakyta aiškiai.',
          ],
        }
      : undefined,
  afterDraw: ({ facts }) =>
    facts.afterDraw === 'none'
      ? {
          de: ['Mit dem Ziehen ist der Zug zu Ende.'],
          en: ['Drawing ends the turn.'],
          lt: ['Paėmus kortą, ėjimas baigiasi.'],
        }
      : undefined,
  passing: ({ facts }) => (facts.afterDraw === 'none' ? NO_LINES : undefined),
  renewal: ({ facts }) =>
    facts.renewal === 'turn-all'
      ? {
          de: [
            'Ist der Nachziehstapel leer und muss jemand ziehen, wird der ganze Ablagestapel samt seiner obersten Karte umgedreht, ohne ihn zu mischen; die zuerst gelegte Karte wird zuerst gezogen.',
            'Der Nächste findet einen leeren Tisch und darf legen, was er will.',
            'Ein Königstreffen ist damit zu Ende.',
          ],
          en: [
            'When the draw pile is empty and somebody must draw, the whole discard pile, its top card included, is turned over, unshuffled; the card laid first is drawn first.',
            'The next player finds an empty table and may lay anything.',
            'A meeting of kings is over by it.',
          ],
          lt: [
            'Kai uždarasis fondas tuščias, o kam nors reikia imti kortą, visas atvirasis fondas kartu su viršutine korta apverčiamas nemaišant; anksčiausiai padėta korta ir imama pirmoji.',
            'Kitas žaidėjas randa tuščią stalą ir gali dėti, ką nori.',
            'Karalių susitikimas tuo baigiasi.',
          ],
        }
      : undefined,
  nothingLeft: {
    de: [
      'Umgedreht wird erst, wenn eine Karte gezogen werden muss und keine mehr da ist; geschieht das mitten in einer Strafe, wird danach weitergezogen.',
      'Was auch dann noch fehlt, ist erlassen; ist gar keine Karte mehr da, gilt das Ziehen trotzdem als getan.',
      'Hat reihum niemand mehr eine Karte bewegt, ist die Runde blockiert und endet, als wäre sie abgebrochen worden.',
    ],
    en: [
      'The pile is turned over only when a card must be drawn and none is left; if that happens during a penalty, drawing goes on afterwards.',
      'What is missing even then is written off; if no card at all is left, drawing counts as done all the same.',
      'If nobody in turn has moved a card any more, the round is blocked and ends as if it had been broken off.',
    ],
    lt: [
      'Fondas apverčiamas tik tada, kai reikia imti kortą, o jos nebėra; jei taip nutinka imant baudos kortas, po to imama toliau.',
      'Ko trūksta ir tada, to imti nebereikia; jei nebėra nė vienos kortos, laikoma, kad ji vis tiek paimta.',
      'Jei per visą ratą niekas nebepajudina nė vienos kortos, padalijimas užstringa ir baigiasi taip, lyg būtų nutrauktas.',
    ],
  },
  twoPower: ({ facts }) => (facts.hasEqualRanks ? DRAW_CHAIN : undefined),
  sevenPower: ({ facts }) => (facts.hasEqualRanks ? NO_LINES : undefined),
  sixPower: ({ facts }) => (facts.hasEqualRanks ? REVERSE_DRAW : undefined),
  ninePower: ({ facts }) => (facts.hasEqualRanks ? NO_LINES : undefined),
  plainRanks: {
    de: [
      'Alle übrigen Karten – die Dreien und Vieren außer Karo-Drei und Karo-Vier – haben keine Wirkung, einzeln oder zu zweit.',
    ],
    en: [
      'All other cards – the threes and fours but the three and four of diamonds – have no effect, alone or in pairs.',
    ],
    lt: [
      'Visos kitos kortos – triakės ir keturakės, išskyrus būgnų triakę ir būgnų keturakę, – neturi poveikio nei po vieną, nei po dvi.',
    ],
  },
  eightPower: {
    de: [
      'Wer eine Acht legt, lässt den Nächsten aussetzen, mit zwei superidentischen Achten die nächsten zwei.',
      'Eine Acht beantwortet keine Acht.',
    ],
    en: [
      'Whoever lays an eight makes the next player skip, with two superidentical eights the next two.',
      'No eight answers an eight.',
    ],
    lt: [
      'Padėjus aštuonakę, ėjimą praleidžia kitas žaidėjas, o padėjus dvi superidentiškas aštuonakes – du artimiausi žaidėjai.',
      'Nuo aštuonakės aštuonake atsimušti negalima.',
    ],
  },
  jackPower: {
    de: [
      'Wer einen Buben legt, wünscht eine Farbe, und der Nächste muss sie bedienen, es sei denn, er legt eine Karte, die jederzeit geht.',
      'Wer einen Buben als letzte Karte legt, wünscht nichts; stattdessen darf der Nächste die Farbe bestimmen, bevor er spielt, und ist dann an sie gebunden.',
      'Verzichtet er, gilt die Farbe des Buben, nach einem Joker jede.',
      'So auszuscheiden heißt „Maumau“.',
    ],
    en: [
      'Whoever lays a jack wishes for a suit, and the next player must follow it, unless they lay a card that goes at any time.',
      'Whoever lays a jack as the last card wishes for nothing; the next player may choose the suit instead, before playing, and is then bound by it.',
      'If they do not, the jack’s suit holds, after a joker any.',
      'Going out that way is called “Maumau”.',
    ],
    lt: [
      'Kas padeda valetą, tas pareikalauja spalvos, ir kitas žaidėjas privalo dėti tos spalvos kortą, nebent deda kortą, kurią galima dėti bet kada.',
      'Kas valetą padeda paskutine korta, tas nieko nereikalauja; vietoj jo spalvą prieš savo ėjimą gali pasirinkti kitas žaidėjas ir tada turi jos laikytis.',
      'Jei jis nesirenka, galioja valeto spalva, o po džokerio – bet kuri.',
      'Toks baigimas vadinamas „Maumau“.',
    ],
  },
  chains: {
    de: [
      'Gegen Zwei und Sieben helfen nur Zwei und Sieben, gegen Sechs und Neun nur Sechs und Neun und, wo es gesagt ist, die Acht.',
      'Wer Strafkarten zieht, hat damit gespielt.',
      'Was sich beantworten lässt, wartet auf den Nächsten, ob er antworten kann oder nicht; so erfährt niemand, was er auf der Hand hat.',
    ],
    en: [
      'Two and seven are answered only by two and seven, six and nine only by six and nine and, where it is said, by the eight.',
      'Drawing the penalty ends the turn.',
      'What can be answered waits for the next player, whether or not they can answer; so nobody learns what they hold.',
    ],
    lt: [
      'Nuo dviakės ir septynakės atsimušama tik dviake ir septynake, nuo šešakės ir devynakės – tik šešake ir devynake, o kur taip pasakyta – ir aštuonake.',
      'Paėmus baudos kortas, ėjimas baigiasi.',
      'Jei galima atsimušti, laukiama kito žaidėjo sprendimo, kad ir kokias kortas jis turėtų; taip niekas nesužino, kas jo rankoje.',
    ],
  },
  afterPenalty: NO_LINES,
  roundEnd: NO_LINES,
  scoring: ({ facts }) =>
    facts.scoring === 'cards'
      ? {
          de: [
            'Gezählt werden die Karten, die der Letzte noch auf der Hand hat.',
            'Bis 32 gewinnt er so viele Punkte.',
            'Von 33 bis 41 verliert er so viele, ebenso über 42.',
            'In diesen Fällen gibt er die nächste Runde.',
            'Genau 42 bringt 0 Punkte, und der bisherige Geber gibt noch einmal.',
          ],
          en: [
            'The cards that the last player still holds are counted.',
            'Up to 32 they win as many points.',
            'From 33 to 41 they lose as many, and so they do above 42.',
            'In these cases they deal the next round.',
            'Exactly 42 brings 0 points, and the present dealer deals again.',
          ],
          lt: [
            'Sudedamos paskutinio žaidėjo rankoje likusių kortų vertės.',
            'Jei suma ne didesnė kaip 32, jis gauna tiek taškų.',
            'Jei ji nuo 33 iki 41 arba didesnė kaip 42, jis tiek taškų praranda.',
            'Visais šiais atvejais kitą kartą dalija jis.',
            'Jei suma lygi 42, jis gauna 0 taškų, ir dar kartą dalija tas pats dalytojas.',
          ],
        }
      : undefined,
  matchWinner: {
    de: [
      'Gewonnen hat sie, wer dann die meisten Punkte hat.',
      'Der Rekord eines Tisches ist die höchste Punktzahl einer Runde, so wie sie ist.',
    ],
    en: [
      'Whoever then has the most points wins it.',
      'The record of a table is the highest score of a round, as it is.',
    ],
    lt: [
      'Partiją laimi tas, kas jos pabaigoje turi daugiausia taškų.',
      'Stalo rekordas yra didžiausias per vieną padalijimą gautas taškų skaičius, be jokių perskaičiavimų.',
    ],
  },
  jokers: ({ facts }) =>
    facts.jokers === 0
      ? undefined
      : {
          de: [
            facts.jokers === 1
              ? 'Ein Joker kommt dazu.'
              : `Dazu kommen ${NUMBERS_DE[facts.jokers] ?? facts.jokers} Joker.`,
            'Ein Joker steht für jede Karte außer den Damen, der Karo-Drei und der Karo-Vier, und diese Karte muss passen, wo er gelegt wird.',
            'Als Bube hat er keine eigene Farbe.',
            'Im Königstreffen ist er kein König, und er ruft keines aus.',
            'Als letzte Karte zählt ein Joker immer als Bube, was auch gemeint war; auf einen Buben darf er dann nicht, und gegen Zwei, Sechs und Fünf hilft er nicht.',
          ],
          en: [
            facts.jokers === 1 ? 'One joker is added.' : `${facts.jokers} jokers are added.`,
            'A joker stands for any card but a queen, the three or the four of diamonds, and that card must fit where it is laid.',
            'As a jack it has no suit of its own.',
            'It is no king in a meeting, and calls none.',
            'Laid as the last card a joker always counts as a jack, whatever it was meant as; then it may not go on a jack, and it answers no two, six or five.',
          ],
          lt: [
            facts.jokers === 1
              ? 'Pridedamas vienas džokeris.'
              : `Pridedami ${NUMBERS_LT[facts.jokers] ?? facts.jokers} džokeriai.`,
            'Džokeris atstoja bet kurią kortą, išskyrus damas, būgnų triakę ir būgnų keturakę, o atstojama korta turi tikti ten, kur jis dedamas.',
            'Atstodamas valetą, savo spalvos jis neturi.',
            'Karalių susitikime jis nelaikomas karaliumi ir pats susitikimo paskelbti negali.',
            'Padėtas paskutine korta, džokeris visada laikomas valetu, kad ir ką turėjo atstoti; tada jo negalima dėti ant valeto, juo neatsimušama nuo dviakės ir šešakės ir neįvykdoma penkakės prievolė.',
          ],
        },
};

/** What the rule says in this game instead; undefined: what it always says. */
export function grandSentences(key: string, context: BookContext): Lines | undefined {
  if (!context.facts.goesOutOneByOne) return undefined;
  const said = GRAND[key];
  return typeof said === 'function' ? said(context) : said;
}
