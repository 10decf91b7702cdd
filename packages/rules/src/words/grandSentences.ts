/**
 * What rules that every game has say where players go out one by one, cards of equal rank stand for
 * each other and the dealer chooses (`facts.goesOutOneByOne`). Absent: they say the same as always.
 */
import { RANK_JACK } from '@hausregel/core';
import type { BookContext } from '../option.ts';
import { countedLt, COUNTED_LT } from './countLt.ts';
import { GRAND_CARD_SENTENCES } from './grandCardSentences.ts';
import { joined, type Lines, NO_LINES } from './phrases.ts';
import { valueList } from './values.ts';

type Sentences = Readonly<Record<string, Lines | ((context: BookContext) => Lines | undefined)>>;

const NUMBERS_DE = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

const NUMBERS_LT = ['jokio', 'vienas', 'du', 'trys', 'keturi', 'penki', 'šeši', 'septyni', 'aštuoni'];

const jokersAdded = (count: number): Lines => ({
  de: [count === 1 ? 'Ein Joker kommt dazu.' : `Dazu kommen ${NUMBERS_DE[count] ?? count} Joker.`],
  en: [count === 1 ? 'One joker is added.' : `${count} jokers are added.`],
  lt: [count === 1 ? 'Pridedamas vienas džokeris.' : `Pridedami ${NUMBERS_LT[count] ?? count} džokeriai.`],
});

const JOKERS: Lines = {
  de: [
    'Ein Joker steht für jede Karte außer den Damen, der Karo-Drei und der Karo-Vier; wer ihn legt, sagt, für welche, und sie muss dort passen.',
    'Als Bube hat er keine eigene Farbe; eine Farbe wünscht man mit ihm wie mit jedem Buben.',
    'Auch für einen König darf er stehen, doch ohne Wirkung: Er ruft kein Königstreffen aus, nimmt an keinem teil und zählt darin nicht mit.',
    'Als letzte Karte zählt ein Joker immer als Bube, was auch gemeint war: Auf einen Buben darf er dann nicht, gegen eine Strafe hilft er nicht, und eine verlangte Fünf ersetzt er nicht.',
    'Kommt er mit dem umgedrehten Ablagestapel wieder in den Nachziehstapel, ist er ein gewöhnlicher Joker wie zuvor.',
  ],
  en: [
    'A joker stands for any card but a queen, the three or the four of diamonds; whoever lays it says for which, and that card must fit there.',
    'As a jack it has no suit of its own; its player wishes for a suit as with any jack.',
    'It may stand for a king, too, but without effect: it calls no meeting, takes part in none and does not count in one.',
    'Laid as the last card a joker always counts as a jack, whatever it was meant as: then it may not go on a jack, answers no penalty, and is no five where a five must be laid.',
    'Back in the draw pile with the discard pile turned over, it is a plain joker again.',
  ],
  lt: [
    'Džokeris atstoja bet kurią kortą, išskyrus damas, būgnų triakę ir būgnų keturakę; kas jį deda, tas pasako, kurią, ir ši korta turi ten tikti.',
    'Atstodamas valetą, savo spalvos jis neturi; spalvos juo pareikalaujama kaip ir bet kuriuo valetu.',
    'Karalių jis gali atstoti, bet be poveikio: juo karalių susitikimo paskelbti negalima, susitikime jis nededamas ir neskaičiuojamas.',
    'Padėtas paskutine korta, džokeris visada laikomas valetu, kad ir ką turėjo atstoti: tada jo negalima dėti ant valeto, juo neatsimušama nuo baudos ir neįvykdoma penkakės prievolė.',
    'Apverstas kartu su atviruoju fondu ir vėl patekęs į uždarąjį, jis nieko nebeatstoja.',
  ],
};

/** The suit of the start card names the beginner, counted from the constant. */
const BEGINNER: Lines = {
  de: [
    'Ihre Farbe bestimmt, wer beginnt: bei Kreuz die Kreuzkonstante, bei Pik ihr linker Nachbar, die Pikkonstante, bei Herz der Nächste links, die Herzkonstante, bei Karo wieder der Nächste, die Karokonstante, und bei einem Joker der danach.',
    'Zu viert ist das bei einem Joker wieder die Kreuzkonstante; zu dritt wird bei Karo oder einem Joker noch eine Karte aufgedeckt.',
    'Zu zweit beginnt bei Kreuz oder Pik die Kreuzkonstante und bei Herz oder Karo der andere, und bei einem Joker wird noch eine Karte aufgedeckt.',
    'Was vorher aufgedeckt wurde, bleibt darunter liegen.',
    'Auf einen Joker als Startkarte darf der Erste legen, was er will.',
  ],
  en: [
    'Its suit says who begins: clubs the Kreuzkonstante, spades the player on their left, called the Pikkonstante, hearts the next on the left, the Herzkonstante, diamonds the next again, the Karokonstante, and a joker the one after.',
    'With four players a joker therefore means the Kreuzkonstante again; with three, another card is turned after diamonds or a joker.',
    'With two players clubs or spades let the Kreuzkonstante begin and hearts or diamonds the other, and after a joker another card is turned.',
    'Cards turned before stay underneath.',
    'On a joker as the start card the first player may lay anything.',
  ],
  lt: [
    'Jos spalva lemia, kas pradeda: jei tai kryžiai – žaidėjas Kreuzkonstante, jei pikai – jo kairysis kaimynas, jei širdys – po jo einantis žaidėjas, jei būgnai – dar kitas, o jei džokeris – einantis po pastarojo.',
    'Žaidžiant keturiese, džokeris vėl reiškia žaidėją Kreuzkonstante, o žaidžiant trise, po būgnų ar džokerio atverčiama dar viena korta.',
    'Žaidžiant dviese, po kryžių ar pikų pradeda žaidėjas Kreuzkonstante, po širdžių ar būgnų – antrasis žaidėjas, o po džokerio atverčiama dar viena korta.',
    'Anksčiau atverstos kortos lieka gulėti po ja.',
    'Jei startinė korta – džokeris, pirmasis žaidėjas gali dėti, ką nori.',
  ],
};

const JACK_ANYWHERE: Lines = {
  de: [
    'Ein Bube darf auf jede Karte gelegt werden, gleich welche Farbe und welchen Wert sie hat, nur nicht auf einen Buben.',
  ],
  en: ['A jack may be laid on any card, whatever its suit and rank, but not on a jack.'],
  lt: ['Tik valetą galima dėti ant bet kurios kortos, išskyrus valetą, kad ir kokia būtų jos spalva ir vardas.'],
};

const JACK_ON_JACK: Lines = {
  de: [
    'Zwei Buben dürfen niemals übereinanderliegen: weder zusammen gelegt noch auf einem Buben als Startkarte; ein Joker, der als Bube liegt, zählt dabei mit.',
  ],
  en: [
    'Two jacks never lie on each other, neither laid together nor on a jack as the start card; a joker used as a jack counts as one.',
  ],
  lt: [
    'Du valetai niekada negali gulėti vienas ant kito – nei kai valetas yra startinė korta, nei padėti kartu; džokeris, atstojantis valetą, taip pat laikomas valetu.',
  ],
};

const LAY_OR_DRAW: Lines = {
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
};

const TURN_ALL: Lines = {
  de: [
    'Ist der Nachziehstapel leer und muss jemand ziehen, wird der ganze Ablagestapel samt seiner obersten Karte umgedreht, ohne ihn zu mischen; die zuerst gelegte Karte wird zuerst gezogen.',
    'Der Nächste findet einen leeren Tisch und darf legen, was er will.',
    'Ein Königstreffen ist damit zu Ende.',
  ],
  en: [
    'When the draw pile is empty and somebody must draw, the whole discard pile, its top card included, is turned over, unshuffled; the card laid first is drawn first.',
    'The next player finds an empty table and may lay anything.',
    'That ends a meeting of kings.',
  ],
  lt: [
    'Kai uždarasis fondas tuščias, o kam nors reikia imti kortą, visas atvirasis fondas kartu su viršutine korta apverčiamas nemaišant; anksčiausiai padėta korta ir imama pirmoji.',
    'Kitas žaidėjas randa tuščią stalą ir gali dėti, ką nori.',
    'Karalių susitikimas tuo baigiasi.',
  ],
};

const NOTHING_LEFT: Lines = {
  de: [
    'Solange niemand ziehen muss, bleibt alles liegen; geht der Nachziehstapel mitten in einer Strafe aus, wird nach dem Umdrehen weitergezogen.',
    'Was auch dann noch fehlt, ist erlassen; ist gar keine Karte mehr da, gilt das Ziehen trotzdem als getan.',
    'Wird einmal reihum weder eine Karte gelegt noch eine gezogen, ist die Runde blockiert und endet, als wäre sie abgebrochen worden.',
  ],
  en: [
    'While nobody has to draw, everything stays where it is; if the draw pile runs out during a penalty, drawing goes on after the turning-over.',
    'What is missing even then is written off; if no card at all is left, drawing counts as done all the same.',
    'If once round the table no card is laid and none drawn, the round is blocked and ends as if it had been broken off.',
  ],
  lt: [
    'Kol niekam nereikia imti kortos, viskas lieka gulėti; jei uždarasis fondas pasibaigia imant baudos kortas, jį apvertus imama toliau.',
    'Kortų, kurių trūksta ir tada, imti nebereikia; jei nebėra nė vienos kortos, vis tiek laikoma, kad ji paimta.',
    'Jei per visą ratą niekas nepadeda ir nepaima nė vienos kortos, padalijimas užstringa ir baigiasi taip, lyg būtų nutrauktas.',
  ],
};

const SCORING: Lines = {
  de: [
    'Gezählt werden die Karten, die der Letzte noch auf der Hand hat.',
    'Sind es 1 bis 32 Punkte, gewinnt er so viele.',
    'Sind es 33 bis 41 oder mehr als 42, verliert er so viele.',
    'In beiden Fällen gibt er die nächste Runde.',
    'Genau 42 bringen ihm 0 Punkte, und der bisherige Geber gibt noch einmal.',
    'Die höchste Punktzahl, die in einer Runde gewonnen wurde, ist der Rekord des Tisches; sie wird dafür weder verdoppelt noch durch die Zahl der Spieler geteilt.',
  ],
  en: [
    'The cards that the last player still holds are counted.',
    'If they make 1 to 32 points, that player wins as many.',
    'If they make 33 to 41, or more than 42, that player loses as many.',
    'In both cases the last player deals the next round.',
    'Exactly 42 bring 0 points, and the present dealer deals again.',
    'The highest score of a round is the record of the table; it is neither doubled for that nor divided by the number of players.',
  ],
  lt: [
    'Sudedamos paskutinio žaidėjo rankoje likusių kortų vertės.',
    'Jei suma nuo 1 iki 32, jis gauna tiek taškų.',
    'Jei ji nuo 33 iki 41 arba didesnė kaip 42, jis tiek taškų praranda.',
    'Abiem atvejais kitą kartą dalija jis.',
    'Jei suma lygi 42, jis gauna 0 taškų, ir dar kartą dalija tas pats dalytojas.',
    'Stalo rekordas yra didžiausias per vieną padalijimą gautas taškų skaičius; jis nei dvigubinamas, nei dalijamas iš žaidėjų skaičiaus.',
  ],
};

/** The document points to a table of points that it does not have. */
function cardValues({ facts }: BookContext): Lines | undefined {
  if (facts.scoring !== 'cards' || facts.countsCards) return undefined;
  const { de, en, lt } = valueList(facts);
  return {
    de: [
      'Wie viel jede Karte zählt, sagt die Vorlage nicht; wo der Tisch nichts anderes abmacht, gelten die Werte des Skatblatts, und der Joker zählt wie ein Bube.',
      `Es zählen ${de}.`,
    ],
    en: [
      'The original does not say what each card counts; where the table agrees on nothing else, the values of the Skat deck hold, and a joker counts as a jack.',
      `The cards count as follows: ${en}.`,
    ],
    lt: [
      'Kiek kuri korta verta, originale nepasakyta; jei prie stalo nesusitarta kitaip, galioja skato kaladės vertės, o džokeris skaičiuojamas kaip valetas.',
      `Kortos skaičiuojamos taip: ${lt}.`,
    ],
  };
}

/** Who scores deals, so a match is not so many deals of everyone. */
function roundsPerPlayer({ facts }: BookContext): Lines | undefined {
  const { matchTarget, matchLimit, matchRounds, matchRoundsPerPlayer: each, scoring } = facts;
  if (each === 0 || scoring === 'none' || matchTarget + matchLimit + matchRounds > 0) return undefined;
  return {
    de: [
      `Eine Partie hat ${each === 1 ? 'eine Runde' : `${NUMBERS_DE[each] ?? each} Runden`} je Spieler, zu viert also ${each * 4}.`,
    ],
    en: [`A match has ${each === 1 ? 'one round' : `${each} rounds`} for each player, so ${each * 4} with four.`],
    lt: [
      `Partijoje kiekvienam žaidėjui tenka po ${countedLt(each, COUNTED_LT.round.acc)}, taigi žaidžiant keturiese – iš viso ${each * 4}.`,
    ],
  };
}

const RULES: Sentences = {
  playersMin: ({ playersMin: min, playersMax: max }) =>
    min > 2 || max < 3
      ? undefined
      : {
          de: [`Es spielen ${min} bis ${max} Personen, jede für sich allein; schöner ist es ab drei.`],
          en: [`${min} to ${max} people play, everyone for themselves; it is better with three or more.`],
          lt: [
            `Žaidžia nuo ${min} iki ${countedLt(max, COUNTED_LT.player.gen)}, kiekvienas už save; geriau, kai žaidžia bent trys.`,
          ],
        },
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
  singleCards: ({ facts }) =>
    facts.hasSingles && facts.grand.duplicatesStay
      ? {
          de: ['Karo-Vier, Karo-Drei und jede Dame sollen nur ein Mal im Spiel sein.'],
          en: ['Only one four of diamonds, one three of diamonds and one of each queen are to be in play.'],
          lt: ['Žaidime turi likti tik po vieną būgnų keturakę, būgnų triakę ir kiekvieną damą.'],
        }
      : undefined,
  jokers: ({ facts }) => (facts.jokers === 0 ? undefined : joined(jokersAdded(facts.jokers), JOKERS)),
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
      'Iš pradžių žaidžiama pagal laikrodžio rodyklę; kai kurios kortos kryptį pakeičia.',
      '„Kitas žaidėjas“ visada yra žaidimo kryptimi artimiausias žaidėjas, kuris dar nebaigė.',
    ],
  },
  handSize: ({ facts }) => (facts.grand.handSizeMin > 0 ? NO_LINES : undefined),
  nextDealer: ({ facts }) => (facts.nextDealer === 'round' ? NO_LINES : undefined),
  startCard: {
    de: [
      'Die oberste Karte des Nachziehstapels wird als Startkarte aufgedeckt und beginnt den Ablagestapel; eine Wirkung hat sie nicht.',
    ],
    en: ['The top card of the draw pile is turned up as the start card and begins the discard pile; it has no effect.'],
    lt: ['Viršutinė uždarojo fondo korta atverčiama kaip startinė ir pradeda atvirąjį fondą; poveikio ji neturi.'],
  },
  beginner: BEGINNER,
  wildRank: ({ facts }) => (facts.wildRank === RANK_JACK && !facts.wildOnWild ? JACK_ANYWHERE : undefined),
  wildOnWild: ({ facts }) => (facts.wildOnWild ? undefined : JACK_ON_JACK),
  refusals: {
    de: [
      'Wer etwas Unerlaubtes versucht, erfährt, warum es nicht geht und welche Regel es verbietet; geschehen ist dann nichts, und er wählt neu.',
      'Legen zwei zugleich, einer davon außer der Reihe, so gilt die Karte, die zuerst lag; die andere wird nach der neuen Lage beurteilt und geht, wenn sie nicht mehr erlaubt ist, ohne Nachteil zurück auf die Hand.',
    ],
    en: [
      'Whoever tries something that is not allowed is told why not and which rule forbids it; nothing has happened then, and they choose again.',
      'If two players lay at once, one of them out of turn, the card that came first counts; the other is judged by the new position and, if it is no longer allowed, goes back to the hand with nothing lost.',
    ],
    lt: [
      'Kas bando daryti tai, kas neleidžiama, tas sužino, kodėl taip negalima ir kuri taisyklė tai draudžia; nieko neįvyksta, ir galima rinktis iš naujo.',
      'Jei du deda vienu metu, vienas jų – be eilės, galioja ta korta, kuri padėta pirmoji; kita vertinama pagal naują padėtį ir, jei dėti jos nebegalima, be jokių nuostolių grįžta į ranką.',
    ],
  },
  drawWhenAbleToLay: ({ facts }) => (facts.drawWhenAble ? LAY_OR_DRAW : undefined),
  afterDraw: ({ facts }) =>
    facts.afterDraw === 'none'
      ? {
          de: ['Mit dem Ziehen ist der Zug zu Ende, auch wenn die gezogene Karte passt.'],
          en: ['Drawing ends the turn, even if the drawn card fits.'],
          lt: ['Paėmus kortą, ėjimas baigiasi, net jei paimta korta tinka.'],
        }
      : undefined,
  passing: ({ facts }) => (facts.afterDraw === 'none' ? NO_LINES : undefined),
  renewal: ({ facts }) => (facts.renewal === 'turn-all' ? TURN_ALL : undefined),
  nothingLeft: NOTHING_LEFT,
  lastCardCall: ({ facts }) =>
    facts.hasCalls
      ? undefined
      : {
          de: ['Anders als sonst beim Mau-Mau wird die letzte Karte nicht angesagt.'],
          en: ['Unlike elsewhere in Mau-Mau the last card is not called.'],
          lt: ['Kitaip nei įprasta žaidžiant Mau Mau, paskutinės kortos skelbti nereikia.'],
        },
  roundEnd: NO_LINES,
  scoring: ({ facts }) => (facts.scoring === 'cards' ? SCORING : undefined),
  cardValues,
  matchRoundsPerPlayer: roundsPerPlayer,
  matchWinner: {
    de: ['Gewonnen hat sie, wer am Ende die meisten Punkte hat.'],
    en: ['Whoever has the most points at the end wins it.'],
    lt: ['Partiją laimi tas, kas jos pabaigoje turi daugiausia taškų.'],
  },
};

const GRAND: Sentences = { ...RULES, ...GRAND_CARD_SENTENCES };

/** What the rule says in this game instead; undefined: what it always says. */
export function grandSentences(key: string, context: BookContext): Lines | undefined {
  if (!context.facts.goesOutOneByOne) return undefined;
  const said = GRAND[key];
  return typeof said === 'function' ? said(context) : said;
}
