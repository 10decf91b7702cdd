/** The words of the game, each with what it means; a book has those that its rules use. */
import {
  bookContextOf,
  type ByLanguage,
  type Draft,
  jokersDraw,
  type Language,
  POWER_MEANINGS,
  type RuleSet,
} from '@hausregel/rules';

export interface BookWord {
  readonly key: string;
  readonly word: string;
  /** What it means: one sentence or two. */
  readonly text: string;
}

interface Word {
  readonly key: string;
  /** Whether the rules have such a thing; absent: always. */
  readonly holds?: (facts: Draft) => boolean;
  readonly word: ByLanguage<string>;
  readonly text: ByLanguage<string>;
}

type Meaning = (typeof POWER_MEANINGS)[keyof typeof POWER_MEANINGS];
const some =
  (test: (meaning: Meaning) => boolean) =>
  ({ powers }: Draft): boolean =>
    powers.some(({ power }) => test(POWER_MEANINGS[power]));
const wishesRank = some(({ namesRank }) => namesRank);
const chained = some(({ draw, atOnce, isFlat, skip }) => (draw > 0 && !atOnce && !isFlat) || skip === 'chain');

const hasChain = (facts: Draft): boolean => chained(facts) || jokersDraw(facts);

/** All words of the glossary. */
export const GLOSSARY: readonly Word[] = [
  {
    key: 'suit',
    word: { de: 'Farbe', en: 'Suit', lt: 'Spalva' },
    text: {
      de: 'Kreuz, Pik, Herz oder Karo.',
      en: 'Clubs, spades, hearts or diamonds.',
      lt: 'Kryžiai, pikai (vynai), širdys arba būgnai.',
    },
  },
  {
    key: 'rank',
    word: { de: 'Wert', en: 'Rank', lt: 'Vardas' },
    text: {
      de: 'Was eine Karte unabhängig von ihrer Farbe ist: eine Zahl oder Bube, Dame, König, Ass.',
      en: 'What a card is apart from its suit: a number, or jack, queen, king, ace.',
      lt: 'Tai, kas korta yra nepriklausomai nuo spalvos: skaičius arba valetas, dama, karalius, tūzas.',
    },
  },
  {
    key: 'fit',
    word: { de: 'Passende Karte', en: 'Fitting card', lt: 'Tinkanti korta' },
    text: {
      de: 'Eine Karte, die jetzt auf die oberste gelegt werden darf.',
      en: 'A card that may be laid on the top card now.',
      lt: 'Korta, kurią dabar galima dėti ant viršutinės.',
    },
  },
  {
    key: 'joker',
    holds: ({ jokers }) => jokers > 0,
    word: { de: 'Joker', en: 'Joker', lt: 'Džokeris' },
    text: {
      de: 'Eine Karte ohne Farbe und Wert, die für eine andere stehen kann.',
      en: 'A card without suit and rank that can stand for another.',
      lt: 'Korta be spalvos ir vardo, galinti atstoti kitą.',
    },
  },
  {
    key: 'identical',
    holds: ({ hasEqualRanks }) => hasEqualRanks,
    word: { de: 'Identisch', en: 'Identical', lt: 'Identiškos kortos' },
    text: {
      de: 'Zwei Werte, die aufeinanderpassen und dasselbe bedeuten.',
      en: 'Two ranks that go on each other and mean the same.',
      lt: 'Du vardai, kurie tinka vienas ant kito ir reiškia tą patį.',
    },
  },
  {
    key: 'superidentical',
    holds: ({ grand }) => grand.pairs,
    word: { de: 'Superidentisch', en: 'Superidentical', lt: 'Superidentiškos kortos' },
    text: {
      de: 'Zwei Karten mit gleicher Farbe und gleichem Wert.',
      en: 'Two cards of the same suit and the same rank.',
      lt: 'Dvi tos pačios spalvos ir to paties vardo kortos.',
    },
  },
  {
    key: 'wild',
    holds: ({ wildRank, house, goesOutOneByOne }) =>
      !goesOutOneByOne && house.specialsBarredLast && (wildRank ?? house.alsoWildRank) !== undefined,
    word: { de: 'Wunschkarte', en: 'Wild card', lt: 'Universali korta' },
    text: {
      de: 'Eine Karte, die auf jede andere gelegt werden darf.',
      en: 'A card that may be laid on any other.',
      lt: 'Korta, kurią galima dėti ant bet kurios kitos.',
    },
  },
  {
    key: 'houseJoker',
    holds: ({ house, goesOutOneByOne }) => !goesOutOneByOne && house.jokers > 0,
    word: { de: 'Joker', en: 'Joker', lt: 'Džokeris' },
    text: {
      de: 'Eine Karte ohne Farbe und Wert, die immer passt.',
      en: 'A card without suit and rank that always fits.',
      lt: 'Korta be spalvos ir vardo, kuri tinka visada.',
    },
  },
  {
    key: 'dealer',
    word: { de: 'Geber', en: 'Dealer', lt: 'Dalytojas' },
    text: {
      de: 'Wer in dieser Runde die Karten austeilt.',
      en: 'Whoever hands out the cards in this round.',
      lt: 'Žaidėjas, kuris šiame padalijime dalija kortas.',
    },
  },
  {
    key: 'drawPile',
    word: { de: 'Nachziehstapel', en: 'Draw pile', lt: 'Uždarasis fondas' },
    text: {
      de: 'Der verdeckte Stapel, von dem gezogen wird.',
      en: 'The face-down pile that cards are drawn from.',
      lt: 'Užverstų kortų krūva, iš kurios imama.',
    },
  },
  {
    key: 'discardPile',
    word: { de: 'Ablagestapel', en: 'Discard pile', lt: 'Atvirasis fondas' },
    text: {
      de: 'Der offene Stapel, auf den gelegt wird; es zählt seine oberste Karte.',
      en: 'The open pile that cards are laid on; its top card counts.',
      lt: 'Atverstų kortų krūva, į kurią dedama; svarbi jos viršutinė korta.',
    },
  },
  {
    key: 'startCard',
    word: { de: 'Startkarte', en: 'Start card', lt: 'Startinė korta' },
    text: {
      de: 'Die Karte, mit der der Ablagestapel beginnt.',
      en: 'The card with which the discard pile begins.',
      lt: 'Korta, kuria prasideda atvirasis fondas.',
    },
  },
  {
    key: 'next',
    word: { de: 'Der Nächste', en: 'The next player', lt: 'Kitas žaidėjas' },
    text: {
      de: 'Der nächste Mitspieler in der Spielrichtung, der noch in der Runde ist.',
      en: 'The next player in the direction of play who is still in the round.',
      lt: 'Artimiausias žaidėjas pagal žaidimo kryptį, dar dalyvaujantis padalijime.',
    },
  },
  {
    key: 'direction',
    holds: (facts) => facts.house.sendBackRank !== undefined || some(({ reverses }) => reverses)(facts),
    word: { de: 'Richtung', en: 'Direction', lt: 'Kryptis' },
    text: {
      de: 'Ob es im Uhrzeigersinn weitergeht oder gegen ihn.',
      en: 'Whether play goes on clockwise or counter-clockwise.',
      lt: 'Ar žaidžiama pagal laikrodžio rodyklę, ar prieš ją.',
    },
  },
  {
    key: 'pass',
    holds: ({ drawAbleEndsTurn, goesOutOneByOne }) => !goesOutOneByOne && !drawAbleEndsTurn,
    word: { de: 'Passen', en: 'To pass', lt: 'Pasuoti' },
    text: {
      de: 'Den eigenen Zug beenden, ohne zu legen.',
      en: 'To end one’s turn without laying.',
      lt: 'Baigti savo ėjimą nededant kortos.',
    },
  },
  {
    key: 'penalty',
    holds: (facts) => jokersDraw(facts) || some(({ draw }) => draw > 0)(facts),
    word: { de: 'Strafkarten', en: 'Penalty cards', lt: 'Baudos kortos' },
    text: {
      de: 'Karten, die jemand ziehen muss, weil eine andere Karte es verlangt.',
      en: 'Cards that somebody has to draw because another card demands it.',
      lt: 'Kortos, kurias tenka imti, nes to reikalauja kita korta.',
    },
  },
  {
    key: 'answer',
    holds: hasChain,
    word: { de: 'Beantworten', en: 'To answer', lt: 'Atsimušti' },
    text: {
      de: 'Die Wirkung einer Karte mit einer eigenen Karte an den Nächsten weitergeben.',
      en: 'To pass the effect of a card on to the next player with a card of one’s own.',
      lt: 'Sava korta perduoti kortos poveikį kitam žaidėjui.',
    },
  },
  {
    key: 'chain',
    holds: hasChain,
    word: { de: 'Kette', en: 'Chain', lt: 'Grandinė' },
    text: {
      de: 'Karten, die einander beantworten; offen ist sie, bis jemand die Folgen trägt.',
      en: 'Cards that answer each other; it is open until somebody takes the consequences.',
      lt: 'Kortos, kuriomis atsimušama viena nuo kitos; grandinė tęsiasi, kol kas nors nebeatsimuša.',
    },
  },
  {
    key: 'skip',
    holds: some(({ skip }) => skip !== undefined),
    word: { de: 'Aussetzen', en: 'To skip', lt: 'Praleisti ėjimą' },
    text: {
      de: 'Nicht an die Reihe kommen.',
      en: 'To lose one’s turn.',
      lt: 'Netekti savo eilės.',
    },
  },
  {
    key: 'wish',
    holds: (facts) => some(({ namesSuit }) => namesSuit)(facts) && !wishesRank(facts),
    word: { de: 'Wunsch', en: 'Wish', lt: 'Reikalavimas' },
    text: {
      de: 'Die Farbe, die nach bestimmten Karten statt der Farbe der obersten gilt.',
      en: 'The suit that counts after certain cards instead of the suit of the top card.',
      lt: 'Spalva, kuri po tam tikrų kortų galioja vietoj viršutinės kortos spalvos.',
    },
  },
  {
    key: 'wishOfRank',
    holds: wishesRank,
    word: { de: 'Wunsch', en: 'Wish', lt: 'Reikalavimas' },
    text: {
      de: 'Die Farbe oder der Wert, der nach bestimmten Karten statt der obersten Karte gilt.',
      en: 'The suit or the rank that counts after certain cards instead of the top card.',
      lt: 'Spalva arba vardas, kurie po tam tikrų kortų galioja vietoj viršutinės kortos.',
    },
  },
  {
    key: 'call',
    holds: ({ hasCalls }) => hasCalls,
    word: { de: 'Ansage', en: 'Call', lt: 'Skelbimas' },
    text: {
      de: 'Das Wort, das man sagen muss, wenn die Karten zu Ende gehen.',
      en: 'The word that has to be said when one’s cards run out.',
      lt: 'Žodis, kurį reikia ištarti, kai baigiasi kortos.',
    },
  },
  {
    key: 'catch',
    holds: ({ hasCalls, catchCards }) => hasCalls && catchCards > 0,
    word: { de: 'Erwischen', en: 'To catch', lt: 'Pagauti' },
    text: {
      de: 'Sagen, dass jemand seine Ansage vergessen hat.',
      en: 'To say that somebody has forgotten their call.',
      lt: 'Pasakyti, kad kas nors pamiršo skelbimą.',
    },
  },
  {
    key: 'meeting',
    holds: ({ grand }) => grand.kingMeetings,
    word: { de: 'Königstreffen', en: 'Meeting of kings', lt: 'Karalių susitikimas' },
    text: {
      de: 'Sechs oder acht Könige, die nacheinander gelegt werden, nachdem einer gerufen hat.',
      en: 'Six or eight kings laid one after the other once somebody has called for them.',
      lt: 'Šeši arba aštuoni karaliai, dedami vienas po kito, kai kas nors paskelbia jų susitikimą.',
    },
  },
  {
    key: 'round',
    word: { de: 'Runde', en: 'Round', lt: 'Padalijimas' },
    text: {
      de: 'Ein Spiel vom Austeilen bis zum letzten Zug.',
      en: 'One game from the deal to the last move.',
      lt: 'Žaidimas nuo kortų dalijimo iki paskutinio ėjimo.',
    },
  },
  {
    key: 'match',
    holds: ({ scoring }) => scoring !== 'none',
    word: { de: 'Partie', en: 'Match', lt: 'Partija' },
    text: {
      de: 'Mehrere Runden, deren Punkte zusammengezählt werden.',
      en: 'Several rounds whose points are added up.',
      lt: 'Keli padalijimai, kurių taškai sudedami.',
    },
  },
  {
    key: 'houseRule',
    word: { de: 'Hausregel', en: 'House rule', lt: 'Namų taisyklė' },
    text: {
      de: 'Was ein Tisch anders spielt als die Vorlage.',
      en: 'What a table plays differently from the rules it started from.',
      lt: 'Taisyklė, pagal kurią prie stalo žaidžiama kitaip negu pasirinktame taisyklių rinkinyje.',
    },
  },
];

/** The words that the rules of a book use, by the alphabet of its language. */
export function glossaryOf(ruleSet: RuleSet, language: Language): readonly BookWord[] {
  const { factsMost } = bookContextOf(ruleSet);
  const { compare } = new Intl.Collator(language);
  return GLOSSARY.filter(({ holds }) => holds?.(factsMost) ?? true)
    .map(({ key, word, text }) => ({ key, word: word[language], text: text[language] }))
    .toSorted((a, b) => compare(a.word, b.word));
}
