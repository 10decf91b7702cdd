/** Whether what a refusal says is so: its facts are held against the tables and the position that the core plays with. */
import {
  CALL,
  CALL_OPEN,
  cardsOfMove,
  DRAW,
  FACE_COUNT,
  handOf,
  JOKER,
  type Kind,
  KIND_COUNT,
  kindOf,
  moveArgument,
  type Move,
  moveKind,
  PASS,
  PHASE_CHAIN,
  PHASE_DUTY,
  type Position,
  rankOf,
  type Refusal,
  refusalOf,
  type Rules,
  type Seat,
  suitOf,
  VERB_CATCH,
  VERB_LAY,
  verbOf,
} from '@hausregel/core';
import { formatFace } from '@hausregel/notation';
import { type Language, LANGUAGES, RANK_WORDS, type RuleSet } from '@hausregel/rules';
import { bookSections } from '../book.ts';
import { refusalTextOf } from '../refusalTextOf.ts';
import { asked } from '../refusals/cards.ts';
import type { Answer } from '../refusals/drawAnswers.ts';
import { explainRefusal } from '../refusals/explainRefusal.ts';
import { served } from '../refusals/rankWish.ts';
import { type Scene, sceneOf } from '../refusals/scene.ts';
import { faultsOf } from '../refusals/testRefusals.ts';

/** A refused move with all that there is to know of it. */
interface Asked {
  readonly rules: Rules;
  readonly ruleSet: RuleSet;
  readonly position: Position;
  readonly seat: Seat;
  readonly move: Move;
  readonly refusal: Refusal;
  readonly scene: Scene;
  readonly said: Readonly<Record<Language, string>>;
}

/** What is not so of what is said about a move; nothing if it is allowed. */
export function refusalFaults(
  rules: Rules,
  ruleSet: RuleSet,
  position: Position,
  seat: Seat,
  move: Move,
): readonly string[] {
  const refusal = refusalOf(rules, position, seat, move);
  if (refusal === undefined) return [];
  const text = refusalTextOf(refusal);
  const [de = '', en = '', lt = ''] = LANGUAGES.map((language) => explainRefusal(text, ruleSet, language).text);
  const said = { de, en, lt };
  const all: Asked = { rules, ruleSet, position, seat, move, refusal, scene: sceneOf(text, ruleSet), said };
  const faults = [
    ...faultsOf(refusal, ruleSet),
    ...(clausesOfBook(ruleSet).has(refusal.clause) ? [] : [`the book has no ${refusal.clause}`]),
    ...CHECKS.flatMap((check) => check(all)),
  ];
  return faults.map((fault) => `${refusal.code}: ${fault} – ${en} ${JSON.stringify(text)}`);
}

const books: WeakMap<RuleSet, ReadonlySet<string>> = new WeakMap();

/** Clauses to which a link into the book leads: of what holds, not of what could be agreed on instead. */
export function clausesOfBook(ruleSet: RuleSet): ReadonlySet<string> {
  const known = books.get(ruleSet);
  if (known !== undefined) return known;
  const sections = bookSections(ruleSet, 'en').filter(({ key }) => key !== 'variants');
  const clauses = new Set(sections.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.clauses)));
  books.set(ruleSet, clauses);
  return clauses;
}

type Check = (asked: Asked) => readonly string[];

const may = ({ rules, position, seat }: Asked, move: Move): boolean =>
  refusalOf(rules, position, seat, move) === undefined;

const anyLanguage = ({ said }: Asked, patterns: Readonly<Record<Language, RegExp>>): boolean =>
  LANGUAGES.some((language) => patterns[language].test(said[language]));

/** A fault if it is said, in any language, and not so. */
const claim = (asked: Asked, what: string, patterns: Readonly<Record<Language, RegExp>>, isSo: boolean): string[] =>
  !isSo && anyLanguage(asked, patterns) ? [`it is not so that ${what}`] : [];

/** Advice to draw or pass, unless it is for the case that no card fits. */
const ADVICE_DRAW = {
  de: /(oder|sonst|mehr:|Zug nichts mehr:) (zieh|weiterziehen)|Lege eine Karte oder zieh/i,
  en: /(or|or else|otherwise|more in this turn:) draw\b/,
  lt: /(arba|kitaip|o jei ne,|nebegalima:) (imk|imti)\b|dėk arba imk/,
};
const ADVICE_PASS = {
  de: /(oder|sonst|mehr:|auch) passen?\b/i,
  en: /(or|otherwise|can|turn:) pass\b/,
  lt: /(arba|nebegalima:) (pasuok|pasuoti|praleisk)|gali ir pasuoti|o jei ne, (pasuok|praleisk)/,
};

/** Advice for whoever has no such card. */
const isConditional = ({ said }: Asked): boolean => said.en.includes('if you have one');

const advice: Check = (asked) => {
  if (asked.seat !== asked.position.turn) return [];
  return [
    ...claim(
      asked,
      'one may draw',
      ADVICE_DRAW,
      may(asked, DRAW) || asked.refusal.code === 'must-answer' || isConditional(asked),
    ),
    ...claim(asked, 'one may pass', ADVICE_PASS, may(asked, PASS)),
    ...claim(
      asked,
      'one may call first',
      { de: /^Sag erst/, en: /^Call .* first/, lt: /^Pirma paskelbk/ },
      may(asked, CALL),
    ),
  ];
};

/** What is demanded: by which card, how much, and what answers it. */
const demand: Check = (asked) => {
  const { rules, position, refusal, said } = asked;
  if (refusal.code !== 'must-answer' || position.phase !== PHASE_CHAIN || refusal.demand === undefined) return [];
  if (!('draw' in refusal.demand || 'skip' in refusal.demand)) return [`demand ${JSON.stringify(refusal.demand)}`];
  const { of } = refusal.demand;
  const isDraw = 'draw' in refusal.demand;
  const count = 'draw' in refusal.demand ? refusal.demand.draw : refusal.demand.skip;
  return [
    ...(rules.chainOf[of] === position.chain + 1 ? [] : [`${formatFace(of)} demands something else`]),
    ...(count === position.amount ? [] : [`${position.amount} are due`]),
    ...(isDraw && LANGUAGES.some((language) => !said[language].includes(String(count))) ? ['no amount'] : []),
    ...claim(
      asked,
      'it lies on top',
      { de: /^Es liegt/, en: /lies on top/, lt: /^Viršutinė korta/ },
      of === position.top,
    ),
    ...(isDraw ? answers(asked, of) : []),
  ];
};

function answers({ rules, position, scene }: Asked, of: Kind): readonly string[] {
  const named = scene.table.drawAnswers(formatFace(of), scene.top);
  if (named === undefined || scene.grand !== undefined) return [];
  const kinds = named.flatMap(kindsOfAnswer);
  const { chain, top } = position;
  const mustFit = rules.house?.answersMustFit === true;
  const lo = (rules.answerLo[chain] ?? 0) & (mustFit ? (rules.fitLo[top] ?? 0) : ~0);
  const hi = (rules.answerHi[chain] ?? 0) & (mustFit ? (rules.fitHi[top] ?? 0) : ~0);
  // The card that demands lies already: it helps nobody if the deck has it once.
  const isSpent = (kind: Kind): boolean => kind === of && rules.deck[kind] === 1 && !kinds.includes(kind);
  return compared(
    rules,
    'answers',
    kinds,
    kindsOfMasks(lo, hi).filter((kind) => !isSpent(kind)),
  );
}

function kindsOfAnswer(answer: Answer): readonly Kind[] {
  if ('joker' in answer) return [JOKER];
  if ('jacks' in answer) return answer.jacks === 'black' ? [kindOf(9, 0), kindOf(9, 1)] : [kindOf(9, 2), kindOf(9, 3)];
  const { except } = answer;
  if (except.length > 0) return kindsOfRank(answer.rank).filter((kind) => !except.includes(suitOf(kind)));
  return answer.suit === undefined ? kindsOfRank(answer.rank) : [kindOf(answer.rank, answer.suit)];
}

const ALL: readonly Kind[] = Array.from({ length: KIND_COUNT }, (_, kind) => kind);
const kindsOfRank = (rank: number): readonly Kind[] => ALL.filter((kind) => kind < JOKER && rankOf(kind) === rank);
const kindsOfSuit = (suit: number): readonly Kind[] => ALL.filter((kind) => kind < JOKER && suitOf(kind) === suit);
const kindsOfMasks = (lo: number, hi: number): readonly Kind[] =>
  ALL.filter((kind) => ((kind < 32 ? lo >> kind : hi >> (kind - 32)) & 1) === 1);

/** Cards that are said to do, and those that do, as far as they are in the deck. */
function compared(rules: Rules, what: string, named: readonly Kind[], real: readonly Kind[]): readonly string[] {
  const inDeck = (kind: Kind): boolean => (rules.deck[kind] ?? 0) > 0;
  const missing = real.filter((kind) => inDeck(kind) && !named.includes(kind));
  const wrong = named.filter((kind) => inDeck(kind) && !real.includes(kind));
  return [
    ...(missing.length === 0 ? [] : [`${what} without ${missing.map(formatFace).join(' ')}`]),
    ...(wrong.length === 0 ? [] : [`${what} with ${wrong.map(formatFace).join(' ')}`]),
  ];
}

/** What fits, where it is listed. */
const fitting: Check = (asked) => {
  const { rules, position, seat, move, refusal, scene } = asked;
  const isListed = refusal.code === 'does-not-fit' || (refusal.code === 'must-lay' && position.phase === PHASE_DUTY);
  if (!isListed || seat !== position.turn || position.phase === PHASE_CHAIN || verbOf(move) !== VERB_LAY) return [];
  const isForNeed = /for need/.test(asked.said.en);
  if (isForNeed) return needed(asked);
  const row = (position.wish + 1) * FACE_COUNT + position.top;
  const fits = kindsOfMasks(rules.fitLo[row] ?? 0, rules.fitHi[row] ?? 0);
  const real = scene.baseSuit === undefined ? fits : kindsOfSuit(scene.baseSuit);
  if (scene.wishedRank === undefined) return compared(rules, 'fitting', kindsAsked(scene), exceptWild(scene, real));
  const names = served(scene, scene.wishedRank, 'en');
  const unnamed = fits.filter(
    (kind) => (rules.deck[kind] ?? 0) > 0 && !names.some((name) => SAID[kind]?.includes(name)),
  );
  return unnamed.length === 0 ? [] : [`the wish is served by ${unnamed.map(formatFace).join(' ')} too`];
};

/** How a card may be called when a wish for a rank is refused. */
const SAID: readonly (readonly string[])[] = ALL.map((kind) => {
  if (kind === JOKER) return ['a joker'];
  const rank = RANK_WORDS[rankOf(kind)] ?? '';
  const suit = ['clubs', 'spades', 'hearts', 'diamonds'][suitOf(kind)] ?? '';
  return [`a ${rank}`, `an ${rank}`, `the ${rank} of ${suit}`];
});

/** "A heart" is said of jacks too where jacks never lie on each other; that a jack would not do is known. */
function exceptWild({ top, table }: Scene, real: readonly Kind[]): readonly Kind[] {
  const isBarred = top !== undefined && top.rank === table.wildRank && !table.wildOnWild;
  return isBarred ? [...real, ...kindsOfRank(top.rank)] : real;
}

function kindsAsked(scene: Scene): readonly Kind[] {
  const kinds: Kind[] = [];
  const words = asked(scene, {
    suit: (suit) => {
      kinds.push(...kindsOfSuit(suit));
      return `suit ${suit}`;
    },
    rank: (rank) => {
      kinds.push(...kindsOfRank(rank));
      return `rank ${rank}`;
    },
    joker: 'joker',
  });
  const { top, table } = scene;
  const isBarred = top !== undefined && top.rank === table.wildRank && !table.wildOnWild;
  return [...kinds, ...(words.includes('joker') ? [JOKER] : []), ...(isBarred ? kindsOfRank(top.rank) : [])];
}

/** A wild card is for need only while another card of the hand fits. */
function needed({ rules, position, seat }: Asked): readonly string[] {
  const row = (position.wish + 1) * FACE_COUNT + position.top;
  const fits = kindsOfMasks(rules.fitLo[row] ?? 0, rules.fitHi[row] ?? 0);
  return handOf(position, seat).some((kind) => fits.includes(kind) && rules.wild[kind] === 0)
    ? []
    : ['no other card fits'];
}

/** Wishes: the one that binds, and those that may be made. */
const wishes: Check = (asked) => {
  const { position, refusal, seat, move, rules } = asked;
  const isLast = verbOf(move) === VERB_LAY && position.handCount[seat] === cardsOfMove(move);
  const isOfSuit = /wish only for|may name only/.test(asked.said.en);
  const mask = rules.house?.wishMask[verbOf(move) === VERB_LAY ? moveKind(move) : position.top] ?? 15;
  const suits = ['clubs', 'spades', 'hearts', 'diamonds'].filter((_, suit) => (mask >> suit) & 1);
  return [
    ...(refusal.wish === (position.wish < 0 ? undefined : position.wish) ? [] : ['another wish binds']),
    ...claim(
      asked,
      'it is the last card',
      { de: /^Als letzte Karte bringt/, en: /carries no wish/, lt: /^Kai .* spalvos nereikalaujama/ },
      isLast,
    ),
    ...claim(
      asked,
      'nobody wishes now',
      { de: /^Jetzt wird nichts/, en: /^Nobody wishes now/, lt: /^Dabar nieko/ },
      position.grace > 0,
    ),
    ...(isOfSuit && suits.some((suit) => !asked.said.en.includes(suit)) ? [`${suits.join(' ')} may be wished`] : []),
    ...claim(
      asked,
      'no suit is to be named',
      { de: /^Gerade hast du keine Farbe/, en: /^You have no suit to name/, lt: /^Dabar tau spalvos/ },
      refusal.instead !== 'wish',
    ),
  ];
};

/** Drawing and catching as they are told. */
const deeds: Check = (asked) => {
  const { rules, position, seat, move, refusal } = asked;
  const hasDrawn = position.drawnCount > 0;
  const target = verbOf(move) === VERB_CATCH ? moveArgument(move) : seat;
  const row = (position.wish + 1) * FACE_COUNT + position.top;
  const fits = kindsOfMasks(rules.fitLo[row] ?? 0, rules.fitHi[row] ?? 0);
  const holdsFitting = handOf(position, seat).some((kind) => fits.includes(kind));
  return [
    ...claim(
      asked,
      'a card was drawn',
      { de: /du .*schon .*gezogen|Du hast gezogen/i, en: /You have (already |)drawn/i, lt: /[Jj]au paėmei/ },
      hasDrawn,
    ),
    ...claim(
      asked,
      'a card fits',
      { de: /^Du hast eine passende/, en: /^You have a card that fits/, lt: /^Turi tinkančią/ },
      holdsFitting,
    ),
    ...claim(
      asked,
      'no call is missing',
      { de: /fehlt keine Ansage/, en: /no call of this player/, lt: /jokio skelbimo nepamiršo/ },
      position.call[target] !== CALL_OPEN,
    ),
    ...(refusal.code === 'not-in-hand' && verbOf(move) === VERB_LAY && handOf(position, seat).includes(moveKind(move))
      ? ['it is in the hand']
      : []),
  ];
};

const CHECKS: readonly Check[] = [advice, demand, fitting, wishes, deeds];
