/** An example in whole sentences: what lies, what each player does or may not do, who is then on turn. */
import { type ByLanguage, capital, type Language, listed, nounOf, RANK_SIGNS } from '@hausregel/rules';
import type { BookExample, ExampleStep } from './bookExample.ts';
import { cardName } from './cardNames.ts';
import { wishName } from './wishNames.ts';

/** What the words of a language make of the parts of an example. */
interface ExampleWords {
  readonly lies: (card: string) => string;
  readonly empty: string;
  readonly lays: (who: string, cards: string, isRefused: boolean) => string;
  readonly wishes: (what: string) => string;
  readonly meets: (size: string) => string;
  readonly calls: string;
  /** Moves without a card, by their first word. */
  readonly does: Readonly<Record<string, (who: string, rest: string) => string>>;
  readonly doesNot: Readonly<Record<string, (who: string, rest: string) => string>>;
  readonly turn: (who: string) => string;
}

/** Players of an example are letters. */
export const playerLetter = (seat: number): string => String.fromCharCode(65 + seat);

const DE: ExampleWords = {
  lies: (card) => `Es liegt ${card}.`,
  empty: 'Der Tisch ist leer.',
  lays: (who, cards, isRefused) => (isRefused ? `${who} darf ${cards} nicht legen` : `${who} legt ${cards}`),
  wishes: (what) => ` und wünscht ${what}`,
  meets: (size) => ` und ruft ein Königstreffen mit ${size} Königen aus`,
  calls: ' und sagt an',
  does: {
    draw: (who) => `${who} zieht`,
    pass: (who) => `${who} passt`,
    '~': (who) => `${who} sagt an`,
    catch: (who, rest) => `${who} erwischt ${rest}`,
    wish: (who, rest) => `${who} wünscht ${wishName(rest, 'de')}`,
    queens: (who, rest) => `${who} zeigt die vier Damen und verlangt alle ${ranks(rest, 'de')}`,
    deal: (who, rest) => `${who} gibt jedem ${rest} Karten`,
    leave: (who) => `${who} verlässt den Tisch`,
    break: (who) => `${who} will die Runde abbrechen`,
  },
  doesNot: {
    draw: (who) => `${who} darf nicht ziehen`,
    pass: (who) => `${who} darf nicht passen`,
    '~': (who) => `${who} kann nichts ansagen`,
    catch: (who, rest) => `${who} kann ${rest} nicht erwischen`,
    wish: (who) => `${who} darf keine Farbe wünschen`,
    queens: (who) => `${who} darf die vier Damen nicht zeigen`,
    deal: (who, rest) => `${who} darf nicht jedem ${rest} Karten geben`,
    leave: (who) => `${who} kann nicht gehen`,
    break: (who) => `${who} kann die Runde nicht abbrechen`,
  },
  turn: (who) => `Dann ist ${who} am Zug.`,
};

const EN: ExampleWords = {
  lies: (card) => `${capital(card)} lies on top.`,
  empty: 'The table is empty.',
  lays: (who, cards, isRefused) => (isRefused ? `${who} may not lay ${cards}` : `${who} lays ${cards}`),
  wishes: (what) => ` and wishes for ${what}`,
  meets: (size) => ` and calls a meeting of ${size} kings`,
  calls: ' and calls',
  does: {
    draw: (who) => `${who} draws`,
    pass: (who) => `${who} passes`,
    '~': (who) => `${who} calls`,
    catch: (who, rest) => `${who} catches ${rest}`,
    wish: (who, rest) => `${who} wishes for ${wishName(rest, 'en')}`,
    queens: (who, rest) => `${who} shows the four queens and asks for all ${ranks(rest, 'en')}`,
    deal: (who, rest) => `${who} deals ${rest} cards to everyone`,
    leave: (who) => `${who} leaves the table`,
    break: (who) => `${who} wants to break the round off`,
  },
  doesNot: {
    draw: (who) => `${who} may not draw`,
    pass: (who) => `${who} may not pass`,
    '~': (who) => `${who} has nothing to call`,
    catch: (who, rest) => `${who} cannot catch ${rest}`,
    wish: (who) => `${who} may not wish for a suit`,
    queens: (who) => `${who} may not show the four queens`,
    deal: (who, rest) => `${who} may not deal ${rest} cards to everyone`,
    leave: (who) => `${who} cannot leave`,
    break: (who) => `${who} cannot break the round off`,
  },
  turn: (who) => `Then ${who} is on turn.`,
};

const LT: ExampleWords = {
  lies: (card) => `Viršuje guli ${card}.`,
  empty: 'Stalas tuščias.',
  lays: (who, cards, isRefused) => (isRefused ? `${who} negali dėti ${cards}` : `${who} deda ${cards}`),
  wishes: (what) => ` ir pareikalauja ${what}`,
  meets: (size) => ` ir paskelbia ${size === '6' ? 'šešių' : 'aštuonių'} karalių susitikimą`,
  calls: ' ir skelbia',
  does: {
    draw: (who) => `${who} ima iš uždarojo fondo`,
    pass: (who) => `${who} pasuoja`,
    '~': (who) => `${who} skelbia`,
    catch: (who, rest) => `${who} pagauna žaidėją ${rest}`,
    wish: (who, rest) => `${who} pareikalauja ${wishName(rest, 'lt')}`,
    queens: (who, rest) => `${who} atverčia keturias damas ir reikalauja visų ${ranks(rest, 'lt')}`,
    deal: (who, rest) => `${who} dalija kortas: kiekvienam po ${rest}`,
    leave: (who) => `${who} palieka stalą`,
    break: (who) => `${who} nori nutraukti padalijimą`,
  },
  doesNot: {
    draw: (who) => `${who} negali imti iš uždarojo fondo`,
    pass: (who) => `${who} negali pasuoti`,
    '~': (who) => `${who} neturi ko skelbti`,
    catch: (who, rest) => `${who} negali pagauti žaidėjo ${rest}`,
    wish: (who) => `${who} negali reikalauti spalvos`,
    queens: (who) => `${who} negali atversti keturių damų`,
    deal: (who, rest) => `${who} negali dalyti kiekvienam po ${rest}`,
    leave: (who) => `${who} negali palikti stalo`,
    break: (who) => `${who} negali nutraukti padalijimo`,
  },
  turn: (who) => `Tada eilė – žaidėjo ${who}.`,
};

const WORDS: ByLanguage<ExampleWords> = { de: DE, en: EN, lt: LT };

/** Plural of a rank written as one letter, `X` for jokers; in Lithuanian the genitive. */
function ranks(sign: string, language: Language): string {
  const JOKERS = { de: 'Joker', en: 'jokers', lt: 'džokerių' } as const;
  const rank = RANK_SIGNS.findIndex((known) => known === sign);
  if (rank < 0) return JOKERS[language];
  const noun = nounOf(rank);
  return language === 'lt' ? noun.lt.pluralGen : noun[language].plural;
}

/** The example told in whole sentences. */
export function exampleSentences({ top, steps, turn }: BookExample, language: Language): readonly string[] {
  const words = WORDS[language];
  return [
    top === undefined ? words.empty : words.lies(cardName(top, language)),
    ...steps.map((step) => `${stepWords(step, language)}.`),
    ...(turn === undefined ? [] : [words.turn(playerLetter(turn))]),
  ];
}

/** What one player does, without a full stop: "B legt Herz-Sieben". */
export function stepWords({ seat, move, cards, isRefused }: ExampleStep, language: Language): string {
  const words = WORDS[language];
  const who = playerLetter(seat);
  if (cards.length > 0) return layWords({ seat, move, cards, isRefused }, words, language);
  const [verb = '', rest = ''] = move.startsWith('>') ? ['wish', move.slice(1, 2)] : move.split(' ');
  const say = (isRefused ? words.doesNot : words.does)[verb];
  return say?.(who, verb === 'catch' ? playerLetter(Number(rest)) : rest) ?? who;
}

function layWords({ seat, move, cards, isRefused }: ExampleStep, words: ExampleWords, language: Language): string {
  const names = cards.map((card) => cardName(card, language, isRefused ? 'gen' : 'acc'));
  const named = listed(names, 'and', language);
  const laid = words.lays(playerLetter(seat), named, isRefused);
  if (isRefused) return laid;
  const wish = />(\w)/.exec(move)?.[1];
  const meeting = /!(\d)/.exec(move)?.[1];
  return [
    laid,
    wish === undefined ? '' : words.wishes(wishName(wish, language)),
    meeting === undefined ? '' : words.meets(meeting),
    move.endsWith('~') ? words.calls : '',
  ].join('');
}
