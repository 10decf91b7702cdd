/** What the cards do in the game where players go out one by one; cards of equal rank are spoken of once. */
import { RANK_JACK, type Rank } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import type { BookContext } from '../option.ts';
import type { Power } from '../power.ts';
import { rankOfSign } from '../ranks.ts';
import { type Lines, NO_LINES } from './phrases.ts';

type Sentences = Readonly<Record<string, Lines | ((context: BookContext) => Lines | undefined)>>;

/** The power of a rank; 'none' where it has none. */
export const powerOf = ({ powers }: Draft, rank: Rank): Power =>
  powers.findLast((entry) => entry.rank === rank && entry.suit === undefined)?.power ?? 'none';

/** All ranks written in `signs` have the power that this game gives them. */
const act = (facts: Draft, signs: string, power: Power): boolean =>
  [...signs].every((sign) => powerOf(facts, rankOfSign(sign)) === power);

const isDrawChain = ({ facts }: BookContext): boolean => facts.hasEqualRanks && act(facts, '27', 'draw-two');
const isFlat = ({ facts }: BookContext): boolean => facts.hasEqualRanks && act(facts, '69', 'reverse-draw-two-flat');
const isDuty = ({ facts }: BookContext): boolean => facts.hasEqualRanks && act(facts, 'TA', 'must-lay');

/** The two, and what the seven does just so. */
const DRAW_CHAIN: Lines = {
  de: [
    'Wer eine Zwei legt, lässt den Nächsten zwei Karten ziehen.',
    'Der darf stattdessen selbst eine Zwei oder Sieben legen oder einen Joker, der für eine steht: Dann kommen für jede solche Karte zwei dazu, und der Spieler danach steht vor der ganzen Strafe, und so weiter ohne Grenze.',
    'Zwei superidentische zusammen kosten vier Karten.',
    'Eine Sieben bedeutet dasselbe.',
  ],
  en: [
    'Whoever lays a two makes the next player draw two cards.',
    'That player may instead lay a two or a seven, or a joker standing for one: then two are added for each such card and the player after that faces the whole penalty, and so on without limit.',
    'Two superidentical ones laid together make it four cards.',
    'A seven means the same.',
  ],
  lt: [
    'Padėjus dviakę, kitas žaidėjas ima dvi kortas.',
    'Vietoj to jis gali atsimušti dviake, septynake arba vieną jų atstojančiu džokeriu: tada už kiekvieną tokią kortą bauda padidėja dviem kortomis ir tenka po jo einančiam žaidėjui, ir taip toliau be apribojimų.',
    'Už dvi kartu padėtas superidentiškas kortas skaičiuojamos keturios.',
    'Septynakė reiškia tą patį.',
  ],
};

const FIVES: Lines = {
  de: [
    'Nach einer Fünf muss der Nächste auch eine Fünf legen, wenn er eine hat; ziehen darf er dann nicht.',
    'Hat er keine, spielt er wie gewohnt.',
    'Ein Joker als Fünf verpflichtet den Nächsten ebenso; wer selbst keine Fünf hat, darf mit einem Joker antworten, muss aber nicht.',
  ],
  en: [
    'After a five the next player must lay a five too if they hold one; then they may not draw instead.',
    'Without one they play as usual.',
    'A joker laid as a five obliges the next player too; whoever has no five may answer with a joker but need not.',
  ],
  lt: [
    'Po penkakės kitas žaidėjas taip pat privalo dėti penkakę, jei ją turi; imti kortos tada negalima.',
    'Jei neturi, jis žaidžia kaip įprasta.',
    'Penkakę atstojantis džokeris kitą žaidėją įpareigoja taip pat; kas pats penkakės neturi, tas gali dėti ją atstojantį džokerį, bet neprivalo.',
  ],
};

/** The six, and what the nine does just so. */
const REVERSE_DRAW: Lines = {
  de: [
    'Wer eine Sechs legt, dreht die Richtung um, und der dann Nächste zieht zwei Karten oder legt selbst eine Sechs oder Neun oder einen Joker, der für eine steht; damit dreht sich die Richtung wieder, und wieder muss der dann Nächste ziehen oder antworten.',
    'Mehr als zwei Karten werden es nie, und zwei superidentische wirken wie eine.',
    'Zu zweit ist, sobald der andere gezogen hat, wieder am Zug, wer die Sechs gelegt hat.',
    'Eine Neun bedeutet dasselbe.',
  ],
  en: [
    'Whoever lays a six turns the direction, and the player then next draws two cards or lays a six, a nine, or a joker standing for one; that turns the direction again, and again the player then next must draw or answer.',
    'It never grows beyond two cards, and two superidentical ones act like one.',
    'With two players, whoever laid the six is on turn again once the other has drawn.',
    'A nine means the same.',
  ],
  lt: [
    'Padėjus šešakę, pasikeičia žaidimo kryptis, ir kitas žaidėjas naująja kryptimi ima dvi kortas arba atsimuša šešake, devynake ar vieną jų atstojančiu džokeriu; tada kryptis vėl pasikeičia, ir kitas žaidėjas vėl turi imti kortas arba atsimušti.',
    'Daugiau kaip dviejų kortų imti niekada nereikia, o dvi superidentiškos kortos veikia kaip viena.',
    'Žaidžiant dviese, kai varžovas paima kortas, vėl eina tas, kas padėjo šešakę.',
    'Devynakė reiškia tą patį.',
  ],
};

const EIGHTS: Lines = {
  de: [
    'Wer eine Acht legt, lässt den Nächsten aussetzen, mit zwei superidentischen Achten die nächsten zwei.',
    'Mit einer Acht lässt sich keine Acht beantworten.',
  ],
  en: [
    'Whoever lays an eight makes the next player skip, with two superidentical eights the next two.',
    'No eight answers an eight.',
  ],
  lt: [
    'Padėjus aštuonakę, ėjimą praleidžia kitas žaidėjas, o padėjus dvi superidentiškas aštuonakes – du artimiausi žaidėjai.',
    'Nuo aštuonakės aštuonake atsimušti negalima.',
  ],
};

const SKIPS: Lines = {
  de: ['Zu zweit ist nach einer Acht gleich wieder am Zug, wer sie gelegt hat, nach zwei Achten aber der andere.'],
  en: ['With two players, whoever laid an eight is on turn again at once, but after two eights the other is.'],
  lt: ['Žaidžiant dviese, po vienos aštuonakės tuoj pat vėl eina tas, kas ją padėjo, o po dviejų – varžovas.'],
};

/** The ace, and what the ten does just so. */
const DUTY: Lines = {
  de: [
    'Wer ein Ass oder eine Zehn legt, muss im selben Zug noch eine Karte darauf legen, die passt; das darf auch wieder ein Ass oder eine Zehn sein.',
    'Wer das nicht kann oder will, zieht eine Karte; damit ist die Pflicht erfüllt und der Zug zu Ende.',
    'Das gilt auch, wenn es die letzte Karte war: Mit einem Ass oder einer Zehn geht niemand aus.',
  ],
  en: [
    'Whoever lays an ace or a ten must lay another fitting card on it in the same turn; that may again be an ace or a ten.',
    'Whoever cannot or will not draws one card; then the duty is met and the turn is over.',
    'This holds even if it was the last card: nobody goes out with an ace or a ten.',
  ],
  lt: [
    'Kas padeda tūzą ar dešimtakę, tas tuo pačiu ėjimu privalo ant viršaus dėti dar vieną tinkančią kortą; ji vėl gali būti tūzas ar dešimtakė.',
    'Kas negali ar nenori, tas ima vieną kortą; tada prievolė įvykdyta ir ėjimas baigtas.',
    'Taip yra ir tada, kai ta korta buvo paskutinė: tūzu ar dešimtake baigti negalima.',
  ],
};

const JACKS: Lines = {
  de: [
    'Wer einen Buben legt, wünscht eine Farbe, und der Nächste muss sie bedienen.',
    'Auch ein Joker muss dann für eine Karte dieser Farbe stehen; nur die Pik-Dame geht trotz des Wunsches auf den Buben, und die Herz-Dame geht als letzte Karte immer.',
  ],
  en: [
    'Whoever lays a jack wishes for a suit, and the next player must follow it.',
    'Even a joker must then stand for a card of that suit; only the queen of spades goes on the jack in spite of the wish, and the queen of hearts goes at any time as the last card.',
  ],
  lt: [
    'Kas padeda valetą, tas pareikalauja spalvos, ir kitas žaidėjas privalo dėti tos spalvos kortą.',
    'Džokeris tada irgi turi atstoti tos spalvos kortą; tik pikų damą galima dėti ant valeto nepaisant reikalavimo, o širdžių damą kaip paskutinę kortą – visada.',
  ],
};

/** Unlike elsewhere a wish does not outlast a discard pile that is turned over whole: it leaves an empty table. */
function wishes({ facts }: BookContext): Lines | undefined {
  if (!act(facts, 'J', 'wish')) return undefined;
  const turned = facts.renewal === 'turn-all';
  return {
    de: [
      'Eine Farbe muss gewünscht werden, und jede ist erlaubt; wer nichts ändern will, nennt die Farbe seines Buben.',
      `Der Wunsch tritt an die Stelle der Farbe des Buben und gilt, bis die nächste Karte gelegt${turned ? ' oder der Ablagestapel umgedreht' : ''} wird.`,
      'Hat niemand die gewünschte Farbe, wird eben gezogen.',
      'Wer einen Buben als letzte Karte legt, wünscht nichts; stattdessen darf der Nächste die Farbe bestimmen, bevor er spielt, und ist dann selbst an sie gebunden.',
      'Verzichtet er, gilt die Farbe des Buben, nach einem Joker jede; kommt die Pik-Dame auf diesen Buben, entfällt die Wahl.',
      'Mit einem Buben auszuscheiden heißt „Maumau“.',
    ],
    en: [
      'A suit must be named, and any suit may be; whoever wants no change names the suit of their own jack.',
      `The wish takes the place of the jack’s suit and lasts until the next card is laid${turned ? ' or the discard pile is turned over' : ''}.`,
      'If nobody holds the wished suit, players simply draw.',
      'Whoever lays a jack as the last card wishes for nothing; the next player may choose the suit instead, before playing, and is then bound by it.',
      'If they do not, the jack’s suit holds, after a joker any; if the queen of spades is laid on that jack, there is no choice any more.',
      'Going out with a jack is called “Maumau”.',
    ],
    lt: [
      'Spalvos pareikalauti būtina, ir galima pareikalauti bet kurios; kas nieko keisti nenori, tas pareikalauja savo valeto spalvos.',
      `Pareikalauta spalva galioja vietoj valeto spalvos, kol padedama kita korta${turned ? ' arba apverčiamas atvirasis fondas' : ''}.`,
      'Jei pareikalautos spalvos niekas neturi, žaidėjai tiesiog ima kortas.',
      'Kas paskutine korta padeda valetą, tas spalvos nereikalauja; vietoj jo spalvą prieš savo ėjimą gali pasirinkti kitas žaidėjas ir tada pats turi jos laikytis.',
      'Jei jis nesirenka, galioja valeto spalva, o po džokerio – bet kuri; ant to valeto padėjus pikų damą, rinktis nebegalima.',
      'Baigimas valetu vadinamas „Maumau“.',
    ],
  };
}

const PLAIN: Lines = {
  de: [
    'Alle übrigen Karten – die Dreien und Vieren außer Karo-Drei und Karo-Vier – haben keine Wirkung, einzeln oder zu zweit.',
  ],
  en: [
    'All other cards – the threes and fours but the three and four of diamonds – have no effect, alone or in pairs.',
  ],
  lt: [
    'Visos kitos kortos – triakės ir keturakės, išskyrus būgnų triakę ir būgnų keturakę, – neturi poveikio nei po vieną, nei po dvi.',
  ],
};

const CHAINS: Lines = {
  de: [
    'Gegen Zwei und Sieben helfen nur Zwei und Sieben, gegen Sechs und Neun nur Sechs und Neun und, wo es gesagt ist, die Acht.',
    'Wer Strafkarten zieht, dessen Zug ist damit zu Ende.',
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
};

/** By option or fixed rule; undefined: what it always says. */
export const GRAND_CARD_SENTENCES: Sentences = {
  twoPower: (context) => (isDrawChain(context) ? DRAW_CHAIN : undefined),
  sevenPower: (context) => (isDrawChain(context) ? NO_LINES : undefined),
  fivePower: ({ facts }) => (act(facts, '5', 'same-rank') ? FIVES : undefined),
  sixPower: (context) => (isFlat(context) ? REVERSE_DRAW : undefined),
  ninePower: (context) => (isFlat(context) ? NO_LINES : undefined),
  eightPower: ({ facts }) => (act(facts, '8', 'skip') && facts.grand.pairs ? EIGHTS : undefined),
  skips: ({ facts, playersMin }) =>
    act(facts, '8', 'skip') && facts.grand.pairs && playersMin === 2 ? SKIPS : undefined,
  tenPower: (context) => (isDuty(context) ? NO_LINES : undefined),
  acePower: (context) => (isDuty(context) ? DUTY : undefined),
  jackPower: ({ facts }) => (act(facts, 'J', 'wish') ? JACKS : undefined),
  wishes,
  plainRanks: ({ facts }) => (act(facts, '34', 'none') && facts.wildRank === RANK_JACK ? PLAIN : undefined),
  chains: (context) => (isDrawChain(context) && isFlat(context) ? CHAINS : undefined),
  afterPenalty: (context) => (isDrawChain(context) && isFlat(context) ? NO_LINES : undefined),
};
