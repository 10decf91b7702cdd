/** The grand game on one page: what differs from other games, and its cards at a glance. */
import type { BookContext } from '../option.ts';
import { COUNTED_LT, countedLt } from './countLt.ts';
import { powerOf } from './grandCardSentences.ts';
import { type Line, type Lines, NO_LINES } from './phrases.ts';
import { valueList } from './values.ts';

type Shorts = Readonly<Record<string, Lines | ((context: BookContext) => Lines | undefined)>>;

const EIGHTS: Lines = {
  de: [
    'Der Nächste setzt aus, bei zwei gleichen die nächsten zwei. Sind noch drei in der Runde, hilft eine Acht gegen Sechs und Neun; sind es vier, helfen zwei gleiche.',
  ],
  en: [
    'The next player skips, after two equal ones the next two. With three left in the round an eight helps against six and nine; with four, two equal ones do.',
  ],
  lt: [
    'Kitas žaidėjas praleidžia ėjimą, padėjus dvi – du artimiausi. Likus trims žaidėjams, ja galima atsimušti nuo šešakės ir devynakės, likus keturiems – dviem.',
  ],
};

const SHORTS: Shorts = {
  dealersChoice: ({ facts: { grand } }) =>
    grand.handSizeMin === 0
      ? undefined
      : {
          de: [`Der Geber wählt: ${grand.handSizeMin} bis ${grand.handSizeMax} Karten für jeden.`],
          en: [`The dealer chooses: ${grand.handSizeMin} to ${grand.handSizeMax} cards for everyone.`],
          lt: [`Dalytojas renkasi: nuo ${grand.handSizeMin} iki ${grand.handSizeMax} kortų kiekvienam.`],
        },
  startCard: {
    de: ['Eine wird aufgedeckt, ohne Wirkung; ihre Farbe bestimmt, wer beginnt.'],
    en: ['One is turned up, without effect; its suit says who begins.'],
    lt: ['Viena korta atverčiama; ji neturi poveikio, bet jos spalva lemia, kas pradeda.'],
  },
  beginner: NO_LINES,
  equalRanks: ({ facts }) =>
    facts.hasEqualRanks
      ? {
          de: ['Ass und Zehn, Zwei und Sieben, Sechs und Neun gelten als gleich.'],
          en: ['Ace and ten, two and seven, six and nine count as equal.'],
          lt: ['Tūzas ir dešimtakė, dviakė ir septynakė, šešakė ir devynakė yra identiškos kortos.'],
        }
      : undefined,
  equalCardsTogether: ({ facts }) =>
    facts.grand.pairs
      ? {
          de: ['Zwei wirklich gleiche Karten dürfen zusammen gelegt werden.'],
          en: ['Two really equal cards may be laid together.'],
          lt: ['Dvi visiškai vienodas kortas galima padėti kartu.'],
        }
      : undefined,
  goesOutOneByOne: {
    de: ['Wer keine Karten mehr hat, scheidet aus; nur der Letzte gewinnt oder verliert.'],
    en: ['Whoever has no cards left is out; only the last player wins or loses.'],
    lt: ['Kas nebeturi kortų, tas baigia; laimi arba pralaimi tik paskutinis.'],
  },
  roundEnd: NO_LINES,
  scoring: ({ facts }) =>
    facts.scoring === 'cards'
      ? {
          de: ['Der Letzte zählt seine Karten: Bis 32 gewinnt er so viele Punkte, darüber verliert er sie; 42 sind 0.'],
          en: ['The last player counts the cards left: up to 32 are won, more are lost, and 42 count 0.'],
          lt: ['Paskutinis skaičiuoja savo kortas: iki 32 taškų jis gauna, daugiau – praranda, o už 42 gauna 0.'],
        }
      : undefined,
  cardValues: ({ facts }) => {
    if (facts.scoring !== 'cards' || facts.countsCards) return undefined;
    const { de, en, lt } = valueList(facts);
    return { de: [`Es zählen ${de}.`], en: [`They count: ${en}.`], lt: [`Vertės: ${lt}.`] };
  },
  matchRoundsPerPlayer: ({ facts: { matchRoundsPerPlayer: each, ...facts } }) =>
    each === 0 || facts.scoring === 'none' || facts.matchTarget + facts.matchLimit + facts.matchRounds > 0
      ? undefined
      : {
          de: [`Je Spieler werden ${each === 1 ? 'eine Runde' : `${each} Runden`} gespielt.`],
          en: [`For each player ${each === 1 ? 'one round is' : `${each} rounds are`} played.`],
          lt: [`Kiekvienam žaidėjui tenka po ${countedLt(each, COUNTED_LT.round.acc)}.`],
        },
  matchWinner: {
    de: ['Die größte Summe gewinnt.'],
    en: ['The highest total wins.'],
    lt: ['Laimi didžiausia taškų suma.'],
  },
  eightPower: ({ facts }) =>
    facts.grand.eightCounters && facts.grand.pairs && powerOf(facts, 6) === 'skip' ? EIGHTS : undefined,
};

/** What the rule says in brief in this game instead; undefined: what it always says. */
export function grandShort(key: string, context: BookContext): Lines | undefined {
  if (!context.facts.goesOutOneByOne) return undefined;
  const said = SHORTS[key];
  return typeof said === 'function' ? said(context) : said;
}

/** A card of the grand game that is not told by its rank alone. */
interface GrandCard {
  /** The option it belongs to. */
  readonly key: string;
  readonly card: string;
  readonly title: Line;
  readonly short: Line;
}

/** By option, in the order in which they are shown; those whose option is off are left out by the caller. */
export const GRAND_CARDS: readonly GrandCard[] = [
  {
    key: 'threeOfDiamondsJoker',
    card: '3D',
    title: { de: 'Karo-Drei', en: 'Three of diamonds', lt: 'Būgnų triakė' },
    short: {
      de: 'Darf als Joker liegen, wenn sie auch selbst passt.',
      en: 'May be laid as a joker where it fits itself, too.',
      lt: 'Gali būti džokeris, jei tinka ir pati.',
    },
  },
  {
    key: 'fourOfDiamonds',
    card: '4D',
    title: { de: 'Karo-Vier', en: 'Four of diamonds', lt: 'Būgnų keturakė' },
    short: {
      de: 'Wer sie zuletzt gelegt hat, gewinnt 1 Punkt, wenn die Runde abgebrochen wird.',
      en: 'Whoever laid it last wins 1 point if the round is broken off.',
      lt: 'Nutraukus padalijimą, 1 tašką gauna tas, kas ją padėjo paskutinis.',
    },
  },
  {
    key: 'queenOfClubs',
    card: 'QC',
    title: { de: 'Kreuz-Dame', en: 'Queen of clubs', lt: 'Kryžių dama' },
    short: {
      de: 'Wer die Karo-Dame hat, legt sie sofort und darf noch eine beliebige Karte legen. Hat sie niemand, ziehen alle eine.',
      en: 'The holder of the queen of diamonds lays it at once and may lay any further card. If nobody has it, all draw one.',
      lt: 'Kas turi būgnų damą, tas iš karto ją deda ir gali dėti dar bet kurią kortą. Jei jos niekas neturi, visi ima po vieną.',
    },
  },
  {
    key: 'queenOfSpades',
    card: 'QS',
    title: { de: 'Pik-Dame', en: 'Queen of spades', lt: 'Pikų dama' },
    short: {
      de: 'Geht jederzeit auf einen gelegten Buben, auch außer der Reihe. Danach darf noch eine beliebige Karte folgen.',
      en: 'Goes on a laid jack at any time, even out of turn. Any further card may follow.',
      lt: 'Bet kada, net be eilės, dedama ant padėto valeto. Po jos galima dėti dar bet kurią kortą.',
    },
  },
  {
    key: 'queenOfHearts',
    card: 'QH',
    title: { de: 'Herz-Dame', en: 'Queen of hearts', lt: 'Širdžių dama' },
    short: {
      de: 'Geht als letzte Karte jederzeit, auch außer der Reihe. Auf der Karo-Vier holt sie alle zurück, die schon aus sind.',
      en: 'Goes at any time as the last card, even out of turn. On the four of diamonds it brings back everyone who is out.',
      lt: 'Kaip paskutinė korta dedama bet kada, net be eilės. Padėta ant būgnų keturakės, ji grąžina visus, kas jau baigė.',
    },
  },
  {
    key: 'kingMeetings',
    card: 'KS',
    title: { de: 'König', en: 'King', lt: 'Karalius' },
    short: {
      de: 'Wer ihn legt, darf ein Königstreffen von 6 oder 8 ausrufen: Dann legt jeder Könige oder zieht.',
      en: 'Its player may call a meeting of 6 or 8 kings: then everyone lays kings or draws.',
      lt: 'Jį padėjus, galima paskelbti 6 arba 8 karalių susitikimą: tada visi deda karalius arba ima kortą.',
    },
  },
  {
    key: 'jokers',
    card: 'X',
    title: { de: 'Joker', en: 'Joker', lt: 'Džokeris' },
    short: {
      de: 'Steht für fast jede Karte, die passt. Als letzte Karte zählt er als Bube.',
      en: 'Stands for nearly any card that fits. As the last card it counts as a jack.',
      lt: 'Atstoja beveik bet kurią tinkančią kortą. Padėtas paskutinis, jis laikomas valetu.',
    },
  },
];
