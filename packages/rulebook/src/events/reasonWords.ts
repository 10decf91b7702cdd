/** The reasons in words: one sentence each, the same for whoever it happened to. */
import { type ByLanguage, capital, COUNTED_LT, countedLt, JOKER_LT, type Language, nounOf } from '@hausregel/rules';
import { cardWords, sign } from '../refusals/cards.ts';
import type { Reason } from './reason.ts';
import type { ReasonName } from './reasonNames.ts';
import type { Acting } from './together.ts';

/** Facts that a sentence may name: the card that lies in the cases needed, and a number of cards. */
interface Facts {
  readonly one: string;
  /** German "einer Sieben", Lithuanian "septynakės": after it, or against it. */
  readonly dat: string;
  /** "Siebenen". */
  readonly plural: string;
  /** The very card: "♣ 9", "kryžių devynakė". */
  readonly card: string;
  /** Cards laid together, and the end of a sentence that tells what they do. */
  readonly together: number;
  readonly acting: string;
  /** Cards whose penalty is cancelled, as `curedCards` names them; empty where it is any. */
  readonly cured: string;
  readonly cards: string;
  /** ": 5 + 2", where the cards are a sum. */
  readonly sum: string;
  readonly isOne: boolean;
}

type Words = Readonly<Record<ReasonName, string | ((facts: Facts) => string)>>;

const DE: Words = {
  fits: 'Die Karte durfte gelegt werden und hat hier keine eigene Wirkung.',
  set: ({ card, acting }) => `Weil ${card} passte, durften andere Karten dieses Werts mitgelegt werden${acting}`,
  alike: ({ acting }) => `Gleiche Karten dürfen zusammen gelegt werden${acting}`,
  throwIn: ({ card }) =>
    `Es lag ${card}: Wer die gleiche Karte hat, darf sie außer der Reihe dazwischenwerfen, und von diesem Platz aus geht es weiter.`,
  throwInLast: ({ card }) =>
    `Es lag ${card}: Wer die gleiche Karte hat, darf sie außer der Reihe dazwischenwerfen, auch als letzte.`,
  laidLast: 'Die Karte durfte gelegt werden und war die letzte auf der Hand.',
  grace: 'Noch hat keine Karte eine Wirkung: Das beginnt erst, wenn der wieder dran ist, der die Runde eröffnet hat.',
  onBase: 'Von Karten, die so aufeinander gelegt werden, wirkt nur die oberste, und erst am Ende des Zugs.',
  cancels: ({ one, cured }) =>
    `${capital(one)} hebt die ${cured === '' ? 'offene Strafe' : `Strafe ${cured}`} auf: Niemand muss ziehen.`,
  passesOn: ({ one }) => `${capital(one)} gibt die offene Strafe unverändert an den Nächsten weiter.`,
  sendsBack: ({ one }) => `${capital(one)} dreht die Richtung um und schickt die offene Strafe zurück.`,
  noEffect: 'Was die Karte sonst bewirkt, bleibt in dieser Lage aus.',
  counters: 'Die Acht beendet die Strafe: Ziehen muss, wer sie ausgelöst hat.',
  countered: 'Wer die Strafe ausgelöst hat, zieht sie selbst, weil eine Acht sie beendet hat.',
  summoned: 'Die Kreuz-Dame ruft die Karo-Dame: Wer sie legt, darf danach noch eine beliebige Karte legen.',
  lastRound: 'Nach einer Sieben als letzter Karte legt jeder reihum eine Sieben; wer zuerst keine hat, zieht.',
  lastDraws: ({ one }) => `Die letzte Karte war ${one}: Bevor gezählt wird, zieht der Nächste noch.`,
  due: ({ dat, cards, sum, isOne }) => `Nach ${dat} ${isOne ? 'ist' : 'sind'} ${cards} fällig${sum}.`,
  dueTogether: ({ plural, together, cards, isOne }) =>
    `Es liegen ${together} ${plural} zusammen: ${cards} ${isOne ? 'ist' : 'sind'} fällig.`,
  drawFree: 'Ziehen darf man hier immer, auch wenn eine Karte passt.',
  drawInNeed: 'Wer keine passende Karte hat, zieht.',
  drawnPenalty: ({ dat, cards, isOne }) =>
    `Nach ${dat} ${isOne ? 'war' : 'waren'} ${cards} fällig, und mit dem Ziehen ist der Zug zu Ende.`,
  drawnPenaltyPlays: ({ dat, cards, isOne }) =>
    `Nach ${dat} ${isOne ? 'war' : 'waren'} ${cards} fällig; wer gezogen hat, darf noch legen.`,
  drawnCaught: ({ cards }) => `Wer seine Ansage vergisst und erwischt wird, zieht ${cards}.`,
  drawnDuty: 'Wer seine Karte nicht decken kann, zieht.',
  drawnMeeting: 'Im Königstreffen zieht eine Karte, wer keinen König legt.',
  drawnRank: 'Wer keine Karte des verlangten Werts hat, zieht eine.',
  handFull: ({ cards }) =>
    `Wer schon ${cards} hat, zieht hier keine mehr, und auch sonst wird nur gezogen, was noch da ist.`,
  nothingLeft: 'Ist gar keine Karte mehr da, gilt das Ziehen trotzdem als getan.',
  passed: 'Wer passt, beendet seinen Zug, ohne zu legen.',
  passedFurther: 'Wer keine weitere Karte legt, beendet damit seinen Zug.',
  skipTaken: ({ dat }) => `Nach ${dat} setzt aus, wer nicht antwortet.`,
  wish: ({ cards, isOne }) =>
    `Der Wunsch gilt statt der Farbe der obersten Karte${isOne ? ', bis die nächste Karte gelegt wird' : `, und zwar für die nächsten ${cards}`}.`,
  noWish: 'Zu dieser Karte ist ein Wunsch freigestellt, und hier wurde keiner ausgesprochen.',
  wishEnded: ({ plural }) =>
    `Gewünscht waren ${plural}: Seither war jeder einmal am Zug, niemand hat den Wunsch erfüllt, und so gilt er nicht mehr.`,
  skipped: ({ dat }) => `Nach ${dat} setzt aus, wer dran wäre.`,
  clockwise: 'Jetzt geht es wieder im Uhrzeigersinn.',
  counterClockwise: 'Jetzt geht es gegen den Uhrzeigersinn.',
  calledOne: 'Wer nur noch eine Karte hat, sagt es an.',
  calledLast: 'Wer seine letzte Karte legt, sagt es an.',
  spoken: 'Dieses Wort gehört zu der Karte, die eben gelegt wurde.',
  caught: 'Wer seine Ansage vergisst, kann erwischt werden, bis der Nächste seinen Zug beendet hat.',
  notCaught: 'Es fehlte keine Ansage: Erwischt wird nur, wer eine vergessen hat.',
  renewedShuffled: 'Der Nachziehstapel war leer: Der Ablagestapel ohne seine oberste Karte wird gemischt.',
  renewedTurned: 'Der Nachziehstapel war leer: Der Ablagestapel wird umgedreht und nicht gemischt.',
  tookPile: 'Ohne Ansage darf niemand ausgehen: Die letzte Karte bleibt auf der Hand, und der Ablagestapel kommt dazu.',
  askedRank: 'Wer alle vier Damen zeigt, bekommt von allen die Karten, die er nennt.',
  wentOut: 'Wer keine Karten mehr hat, scheidet aus, und die anderen spielen weiter.',
  gaveUp: 'Diese Karte darf es nur ein Mal geben: Die zweite kommt aus dem Spiel.',
  dealersChoice: 'Der Geber bestimmt, wie viele Karten jeder bekommt.',
  startCard: 'Die oberste Karte des Nachziehstapels wird als Startkarte aufgedeckt.',
  left: 'Wer geht, wird vertreten oder aus der Runde genommen, wie es der Tisch bestimmt hat.',
  agreed: 'Die Runde wird abgebrochen, wenn alle dafür stimmen, die noch mitspielen.',
  won: 'Wer zuerst keine Karten mehr hat, hat die Runde gewonnen.',
  wonLeft: 'Alle anderen sind gegangen: Wer übrig ist, hat die Runde gewonnen.',
  wonLast: 'Die Runde endet, wenn nur noch einer Karten hat; gezählt wird seine Hand.',
  blocked: 'Haben alle nacheinander gepasst, ohne dass jemand legen oder ziehen konnte, endet die Runde ohne Sieger.',
  pileEmpty: 'Der Nachziehstapel ist leer: An diesem Tisch endet damit die Runde, ohne Sieger.',
  brokenOffWon: 'Die Runde wurde abgebrochen: Gewonnen hat, wer zuletzt die Karo-Vier gelegt hat.',
  brokenOff: 'Die Runde wurde abgebrochen, und niemand hatte die Karo-Vier gelegt.',
};

const EN: Words = {
  fits: 'The card could be laid, and it has no effect of its own here.',
  set: ({ card, acting }) => `Since ${card} fitted, other cards of its rank could be laid with it${acting}`,
  alike: ({ acting }) => `Identical cards may be laid together${acting}`,
  throwIn: ({ card }) =>
    `On top was ${card}: whoever holds the identical one may throw it in out of turn, and play goes on from that seat.`,
  throwInLast: ({ card }) =>
    `On top was ${card}: whoever holds the identical one may throw it in out of turn, even as the last one.`,
  laidLast: 'The card could be laid, and it was the last one in the hand.',
  grace: 'No card has an effect yet: that begins when whoever opened the round is on turn again.',
  onBase: 'Of cards laid on each other like this only the topmost acts, and not before the end of the turn.',
  cancels: ({ one, cured }) =>
    `${capital(one)} cancels the ${cured === '' ? 'pending draw' : `penalty of ${cured}`}: nobody has to draw.`,
  passesOn: ({ one }) => `${capital(one)} passes the pending draw on to the next player as it is.`,
  sendsBack: ({ one }) => `${capital(one)} turns the direction and sends the pending draw back.`,
  noEffect: 'What the card does otherwise does not happen here.',
  counters: 'The eight ends the penalty: whoever caused it has to draw.',
  countered: 'Whoever caused the penalty draws it, since an eight ended it.',
  summoned: 'The queen of clubs calls the queen of diamonds: whoever lays it may then lay any further card.',
  lastRound: 'After a seven laid last, everybody in turn lays a seven; the first who has none draws.',
  lastDraws: ({ one }) => `The last card was ${one}: before the round is counted, the next player still draws.`,
  due: ({ one, cards, sum, isOne }) => `After ${one}, ${cards} ${isOne ? 'is' : 'are'} due${sum}.`,
  dueTogether: ({ plural, together, cards, isOne }) =>
    `With ${together} ${plural} laid together, ${cards} ${isOne ? 'is' : 'are'} due.`,
  drawFree: 'Drawing is always allowed here, even with a card that fits.',
  drawInNeed: 'Whoever has no fitting card draws.',
  drawnPenalty: ({ one, cards, isOne }) =>
    `After ${one}, ${cards} ${isOne ? 'was' : 'were'} due, and drawing ends the turn.`,
  drawnPenaltyPlays: ({ one, cards, isOne }) =>
    `After ${one}, ${cards} ${isOne ? 'was' : 'were'} due; whoever has drawn may still lay a card.`,
  drawnCaught: ({ cards }) => `Whoever forgets the call and is caught draws ${cards}.`,
  drawnDuty: 'Whoever cannot cover their card draws.',
  drawnMeeting: 'In a meeting of kings whoever lays no king draws a card.',
  drawnRank: 'Whoever has no card of the rank demanded draws one.',
  handFull: ({ cards }) => `Whoever already holds ${cards} draws no more here, and nobody draws more than there is.`,
  nothingLeft: 'If there is no card left at all, drawing still counts as done.',
  passed: 'Whoever passes ends the turn without laying.',
  passedFurther: 'Whoever lays no further card thereby ends the turn.',
  skipTaken: ({ one }) => `After ${one}, whoever does not answer skips.`,
  wish: ({ cards, isOne }) =>
    `The wish counts instead of the suit of the top card ${isOne ? 'until the next card is laid' : `for the next ${cards}`}.`,
  noWish: 'A wish with this card is optional, and none was made here.',
  wishEnded: ({ plural }) =>
    `${capital(plural)} were wished for: everyone has had a turn since, nobody has followed the wish, and so it no longer holds.`,
  skipped: ({ one }) => `After ${one}, whoever would be next skips.`,
  clockwise: 'Play goes clockwise again.',
  counterClockwise: 'Play goes counter-clockwise now.',
  calledOne: 'Whoever has only one card left calls it.',
  calledLast: 'Whoever lays the last card calls it.',
  spoken: 'This word belongs to the card just laid.',
  caught: 'Whoever forgets the call can be caught until the next player has ended the turn.',
  notCaught: 'No call was missing: only somebody who forgot one can be caught.',
  renewedShuffled: 'The draw pile was empty: the discard pile without its top card is shuffled.',
  renewedTurned: 'The draw pile was empty: the discard pile is turned over and not shuffled.',
  tookPile: 'Nobody may go out without the call: the last card stays in the hand, and the discard pile joins it.',
  askedRank: 'Whoever shows all four queens gets the cards they name from everybody.',
  wentOut: 'Whoever has no cards left is out, and the others play on.',
  gaveUp: 'This card may exist only once: the second one leaves the game.',
  dealersChoice: 'The dealer chooses how many cards everyone gets.',
  startCard: 'The top card of the draw pile is turned up as the start card.',
  left: 'Whoever leaves is stood in for or taken out of the round, as the table has chosen.',
  agreed: 'The round is broken off when all who still play vote for it.',
  won: 'Whoever first has no cards left has won the round.',
  wonLeft: 'All others have left: whoever remains has won the round.',
  wonLast: 'The round ends when only one player has cards left; that hand is counted.',
  blocked: 'When all have passed in turn and nobody could lay or draw, the round ends without a winner.',
  pileEmpty: 'The draw pile is empty: at this table that ends the round, without a winner.',
  brokenOffWon: 'The round was broken off: whoever laid the four of diamonds last has won.',
  brokenOff: 'The round was broken off, and nobody had laid the four of diamonds.',
};

const LT: Words = {
  fits: 'Šią kortą buvo galima dėti, o ypatingo poveikio ji čia neturi.',
  set: ({ card, acting }) => `Kadangi ${card} tiko, kartu buvo galima dėti ir kitas to paties vardo kortas${acting}`,
  alike: ({ acting }) => `Visiškai vienodas kortas galima dėti kartu${acting}`,
  throwIn: ({ card }) =>
    `Gulėjo ${card}: kas turi tokią pat kortą, tas gali ją padėti be eilės, o toliau žaidžiama nuo jo vietos.`,
  throwInLast: ({ card }) =>
    `Gulėjo ${card}: kas turi tokią pat kortą, tas gali ją padėti be eilės, net jei ji paskutinė.`,
  laidLast: 'Šią kortą buvo galima dėti, ir rankoje ji buvo paskutinė.',
  grace: 'Kortos poveikio dar neturi: jos pradeda veikti, kai vėl ateina padalijimą pradėjusio žaidėjo eilė.',
  onBase: 'Iš taip viena ant kitos dedamų kortų veikia tik viršutinė, ir tik pasibaigus ėjimui.',
  cancels: ({ one, cured }) =>
    `${capital(one)} panaikina ${cured === '' ? '' : `${cured} `}baudą: niekam imti nereikia.`,
  passesOn: ({ one }) => `${capital(one)} nepakeistą baudą perduoda kitam žaidėjui.`,
  sendsBack: ({ one }) => `${capital(one)} pakeičia kryptį ir grąžina baudą.`,
  noEffect: 'Įprastas šios kortos poveikis šioje padėtyje nepasireiškia.',
  counters: 'Atsimušus aštuonake, kortas ima tas, kas padėjo šešakę ar devynakę.',
  countered: 'Kortas ima tas, kas padėjo šešakę ar devynakę, nes nuo jos atsimušta aštuonake.',
  summoned: 'Kryžių dama kviečia būgnų damą: kas ją padeda, tas po jos gali dėti dar vieną bet kurią kortą.',
  lastRound: 'Kai kas nors baigia septynake, visi iš eilės deda po septynakę; kas pirmas jos neturi, tas ima.',
  lastDraws: ({ one }) => `Paskutinė korta buvo ${one}: prieš skaičiuojant, kitas žaidėjas dar ima.`,
  due: ({ dat, cards, sum }) => `Po ${dat} reikia imti ${cards}${sum}.`,
  dueTogether: ({ plural, together, cards }) => `Kartu guli ${together} ${plural}: reikia imti ${cards}.`,
  drawFree: 'Imti kortą čia galima visada, net ir turint tinkančią.',
  drawInNeed: 'Kas neturi tinkančios kortos, tas ima.',
  drawnPenalty: ({ dat, cards }) => `Po ${dat} reikėjo imti ${cards}, o paėmus ėjimas baigiasi.`,
  drawnPenaltyPlays: ({ dat, cards }) => `Po ${dat} reikėjo imti ${cards}; paėmus dar galima dėti.`,
  drawnCaught: ({ cards }) => `Kas pamiršta skelbimą ir pakliūva, tas ima ${cards}.`,
  drawnDuty: 'Kas negali uždengti savo kortos, tas ima.',
  drawnMeeting: 'Per karalių susitikimą kortą ima tas, kas nededa karaliaus.',
  drawnRank: 'Kas neturi reikalaujamo vardo kortos, tas ima vieną.',
  handFull: ({ cards }) => `Kas jau turi ${cards}, tas čia daugiau neima, o šiaip imama tik tiek, kiek kortų dar yra.`,
  nothingLeft: 'Jei nebėra nė vienos kortos, vis tiek laikoma, kad ji paimta.',
  passed: 'Kas pasuoja, tas kortos nededa ir baigia savo ėjimą.',
  passedFurther: 'Kas daugiau kortų nededa, tas tuo baigia savo ėjimą.',
  skipTaken: ({ dat }) => `Kas nuo ${dat} neatsimuša, tas praleidžia ėjimą.`,
  wish: ({ isOne }) =>
    `Pareikalauta spalva galioja vietoj viršutinės kortos spalvos${isOne ? ', kol padedama kita korta' : ' ne vienai, o kelioms kortoms iš eilės'}.`,
  noWish: 'Padėjus šią kortą reikalauti neprivaloma, ir čia nieko nepareikalauta.',
  wishEnded: ({ dat }) =>
    `Buvo pareikalauta ${dat}: nuo tada visi padarė po ėjimą, niekas reikalavimo neįvykdė, todėl jis nebegalioja.`,
  skipped: ({ dat }) => `Po ${dat} praleidžia ėjimą tas, kieno būtų eilė.`,
  clockwise: 'Vėl žaidžiama pagal laikrodžio rodyklę.',
  counterClockwise: 'Dabar žaidžiama prieš laikrodžio rodyklę.',
  calledOne: 'Kam lieka tik viena korta, tas tai paskelbia.',
  calledLast: 'Kas deda paskutinę kortą, tas tai paskelbia.',
  spoken: 'Šis žodis priklauso ką tik padėtai kortai.',
  caught: 'Kas pamiršta skelbimą, tą galima pagauti, kol kitas žaidėjas nebaigė savo ėjimo.',
  notCaught: 'Nebuvo pamirštas joks skelbimas: pagauti galima tik tą, kas jį pamiršo.',
  renewedShuffled: 'Uždarasis fondas pasibaigė: atvirasis fondas be viršutinės kortos permaišomas.',
  renewedTurned: 'Uždarasis fondas pasibaigė: atvirasis fondas apverčiamas, bet nemaišomas.',
  tookPile: 'Nepaskelbus baigti negalima: paskutinė korta lieka rankoje, o prie jos paimamas visas atvirasis fondas.',
  askedRank: 'Kas parodo visas keturias damas, tas iš visų gauna kortas, kurias pasako.',
  wentOut: 'Kas nebeturi kortų, tas baigė, o kiti žaidžia toliau.',
  gaveUp: 'Tokia korta gali būti tik viena: antroji išimama iš žaidimo.',
  dealersChoice: 'Dalytojas nusprendžia, po kiek kortų gauna kiekvienas.',
  startCard: 'Viršutinė uždarojo fondo korta atverčiama kaip startinė.',
  left: 'Kas palieka stalą, tą pavaduoja botas arba jis išeina iš padalijimo – kaip nusprendė stalas.',
  agreed: 'Padalijimas nutraukiamas, kai už tai balsuoja visi dar žaidžiantys.',
  won: 'Kas pirmas lieka be kortų, tas laimi padalijimą.',
  wonLeft: 'Visi kiti išėjo: kas liko, tas laimėjo padalijimą.',
  wonLast: 'Padalijimas baigiasi, kai kortų lieka tik vienam žaidėjui; skaičiuojamos jo kortos.',
  blocked: 'Jei visi iš eilės pasavo ir niekas negalėjo nei dėti, nei imti, padalijimas baigiasi be nugalėtojo.',
  pileEmpty: 'Uždarasis fondas tuščias: prie šio stalo padalijimas tada baigiasi be nugalėtojo.',
  brokenOffWon: 'Padalijimas nutrauktas: laimėjo tas, kas paskutinis padėjo būgnų keturakę.',
  brokenOff: 'Padalijimas nutrauktas, o būgnų keturakės niekas nebuvo padėjęs.',
};

/** How a sentence on cards laid together ends, by what becomes of what they do. */
const ACTING: ByLanguage<Readonly<Record<Acting, (count: number) => string>>> = {
  de: {
    each: () => ': Jede von ihnen wirkt.',
    even: (count) =>
      `: Die Richtung dreht sich ${count === 2 ? 'zweimal' : `${count}-mal`} und bleibt damit, wie sie war.`,
    top: () => ': Nur die oberste wirkt.',
    none: () => '; eine eigene Wirkung haben sie hier nicht.',
    last: () => ': Es waren die letzten auf der Hand.',
  },
  en: {
    each: () => ': each of them acts.',
    even: (count) => `: the direction turns ${count === 2 ? 'twice' : `${count} times`} and so stays as it was.`,
    top: () => ': only the topmost acts.',
    none: () => '; they have no effect of their own here.',
    last: () => ': they were the last ones in the hand.',
  },
  lt: {
    each: () => ': veikia kiekviena.',
    even: (count) => `: kryptis pasikeičia ${count === 2 ? 'du' : count} kartus ir lieka tokia, kokia buvo.`,
    top: () => ': veikia tik viršutinė.',
    none: () => '; ypatingo poveikio jos čia neturi.',
    last: () => ': rankoje jos buvo paskutinės.',
  },
};

const WORDS: ByLanguage<Words> = { de: DE, en: EN, lt: LT };
type CardFacts = Pick<Facts, 'one' | 'dat' | 'plural' | 'card'>;

const SOMETHING: ByLanguage<CardFacts> = {
  de: { one: 'eine solche Karte', dat: 'einer solchen Karte', plural: 'solche Karten', card: 'die Karte' },
  en: { one: 'such a card', dat: '', plural: 'such cards', card: 'the card' },
  lt: { one: 'tokia korta', dat: 'tokios kortos', plural: 'tokios kortos', card: 'ta korta' },
};

/** "5 + 2". */
export const sumOf = (parts: readonly number[]): string => parts.join(' + ');

/** A reason in one sentence. */
export function reasonSentence(reason: Reason, language: Language): string {
  const words = WORDS[language][reason.name];
  return typeof words === 'string' ? words : words(factsOf(reason, language));
}

function factsOf(reason: Reason, language: Language): Facts {
  const { count, together = 1, acts = 'each', parts = [], cured } = reason;
  return {
    ...cardFacts(reason, language),
    cards: counted(count, language),
    sum: parts.length > 1 ? `: ${sumOf(parts)}` : '',
    isOne: count === 1,
    together,
    acting: ACTING[language][acts](together),
    cured: cured?.[language] ?? '',
  };
}

const JOKERS: ByLanguage<CardFacts> = {
  de: { one: 'ein Joker', dat: 'einem Joker', plural: 'Joker', card: 'ein Joker' },
  en: { one: 'a joker', dat: '', plural: 'jokers', card: 'a joker' },
  lt: { one: JOKER_LT.one, dat: JOKER_LT.gen, plural: JOKER_LT.plural, card: JOKER_LT.one },
};
const RED_JACKS: ByLanguage<Pick<CardFacts, 'one' | 'dat'>> = {
  de: { one: 'ein roter Bube', dat: 'einem roten Buben' },
  en: { one: 'a red jack', dat: '' },
  lt: { one: 'raudonas valetas', dat: 'raudono valeto' },
};

function cardFacts({ of, named }: Reason, language: Language): CardFacts {
  if (named === 'joker') return JOKERS[language];
  if (of === undefined) return SOMETHING[language];
  const noun = nounOf(of.rank, named === 'card' ? of.suit : undefined);
  const card = language === 'lt' ? cardWords(of).one : sign(of, language);
  const names = {
    one: noun[language].one,
    dat: language === 'lt' ? noun.lt.gen : noun.de.oneDat,
    plural: noun[language].plural,
    card,
  };
  return named === 'red-jack' ? { ...names, ...RED_JACKS[language] } : names;
}

function counted(count: number, language: Language): string {
  if (language === 'lt') return countedLt(count, COUNTED_LT.card.acc);
  const [one, many] = language === 'de' ? ['Karte', 'Karten'] : ['card', 'cards'];
  return `${count} ${count === 1 ? one : many}`;
}
