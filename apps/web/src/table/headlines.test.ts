import { isOver, type Position, type Rules, viewFor, Xoshiro128 } from '@hausregel/core';
import type { RoundView } from '@hausregel/protocol';
import { playersOf, PRESETS, type RuleSet, stampList, stampsOf } from '@hausregel/rules';
import { dealt, playOut, rulesFor, USUAL_HABITS } from '@hausregel/testkit';
import { expect, test } from 'vitest';
import { openRound, roundView } from '../../../../packages/server/src/table/present.ts';
import { examplePlace, exampleView } from '../app/exampleView.ts';
import type { Forms } from '../lib/text.ts';
import { forms as formsDe } from '../locales/de/forms.ts';
import { forms as formsLt } from '../locales/lt/forms.ts';
import { aRank, isSuit, suitWord } from './cardWords.ts';
import { SAY } from './exampleSay.ts';
import { statusOf } from './status.ts';

type Language = keyof typeof SAY;

const SEEDS = 24;
const MOVES_MAX = 120;

/** The round as the seat on turn sees it, and what the line over the table says then. */
interface Seen {
  readonly round: RoundView;
  readonly says: (language: Language) => string;
}

function seenAt(ruleSet: RuleSet, rules: Rules, position: Position): Seen {
  const stamps = stampList(ruleSet, position.inCount);
  const facts = { round: 1, isDeciding: false, deadline: undefined, stamps };
  const open = openRound(rules, viewFor(rules, position, undefined), facts);
  const round = roundView(rules, position, position.turn, { open, looks: { asking: [], shownTo: [] } });
  const places = Array.from({ length: position.seatCount }, (_, seat) => examplePlace(seat, `Player ${seat}`));
  const view = exampleView({ ruleSet, round, you: position.turn, places, phase: 'round' });
  const stampOf = stampsOf(ruleSet, position.inCount);
  return {
    round,
    says: (language) => statusOf(round, { view, say: SAY[language], stampOf, specialOf: () => undefined }).sentence,
  };
}

/** Looks at every position of some rounds at random. */
function walk(ruleSet: RuleSet, look: (seen: Seen) => void): void {
  const { min, max } = playersOf(ruleSet);
  for (let seed = 0; seed < SEEDS; seed++) {
    const players = min + (seed % (max - min + 1));
    const rules = rulesFor(ruleSet, players);
    const chance = new Xoshiro128(seed);
    const position = dealt(rules, players, chance, seed % players);
    const lookAt = (at: Position): void => {
      if (!isOver(at)) look(seenAt(ruleSet, rules, at));
    };
    lookAt(position);
    playOut(rules, position, chance, MOVES_MAX, { habits: { ...USUAL_HABITS, lays: 60 }, after: lookAt });
  }
}

/** A rank in any case that the texts use: "einen Buben" may be said as "ein Bube". */
const rankForms = (rank: string, language: Language): readonly string[] => {
  const word = aRank(rank, SAY[language]);
  const forms: Forms = { de: formsDe, en: {}, lt: formsLt }[language];
  const inForm = (form: Readonly<Record<string, string>>): string =>
    word.replace(/[\p{L}\d]+/gu, (each) => form[each] ?? each);
  return [word, ...Object.values(forms).map(inForm)];
};
const names = (text: string, what: string, language: Language): boolean =>
  isSuit(what)
    ? text.includes(suitWord(what, SAY[language]))
    : rankForms(what, language).some((word) => text.includes(word));

/** What is wished or demanded, and the line does not name it. */
function unnamed({ round, says }: Seen, language: Language): string | undefined {
  const { wish, demand } = round;
  const text = says(language);
  if (wish !== undefined && !names(text, wish, language)) return `the wish for ${wish}`;
  if (demand === undefined) return undefined;
  if ('rank' in demand) return names(text, demand.rank, language) ? undefined : `the rank ${demand.rank}`;
  if ('draw' in demand) return text.includes(String(demand.draw)) ? undefined : `the ${demand.draw} cards due`;
  if ('lay' in demand && demand.suit !== undefined && round.hand.some(({ moves }) => moves.length > 0))
    return names(text, demand.suit, language) ? undefined : `the suit ${demand.suit}`;
  return undefined;
}

/** What German words claim to be possible. */
const CLAIMS: readonly (readonly [what: string, words: RegExp, isSo: (round: RoundView) => boolean])[] = [
  ['drawing', /\bzieh\b/i, ({ otherMoves }) => otherMoves.includes('draw')],
  ['passing', /\bpasse\b|passen\.|behalte|\bsetz\b/i, ({ otherMoves }) => otherMoves.includes('pass')],
  ['laying', /\b(lege|bediene|spiel)\b/i, ({ hand }) => hand.some(({ moves }) => moves.length > 0)],
];
const ANY_CARD =
  /eine Karte|irgendeine Karte|passende Karte|gezogene Karte|noch so eine Karte|Du bist gerufen|zwei gleiche Achten/;
const RANKS = [...'23456789TJQKA'];

/** What the line says to be possible or not, and it is otherwise. */
function untrue({ round, says }: Seen): readonly string[] {
  const text = says('de');
  // A card that goes only on top of others of its rank comes with them.
  const laid = round.hand.filter(({ card, moves }) => moves.some((move) => move.startsWith(card)));
  const claims = CLAIMS.filter(([, words, isSo]) => words.test(text) !== isSo(round)).map(([what]) => what);
  const isNamed = (card: string): boolean => names(text, card[0] ?? '', 'de') || names(text, card[1] ?? '-', 'de');
  const isAs = (moves: readonly string[], rank: string): boolean =>
    moves.some((move) => move.startsWith(rank) || (rank === 'X' && move.includes('=')));
  const unsaid = ANY_CARD.test(text)
    ? []
    : laid.filter(({ card, moves }) => !isNamed(card) && !(isAs(moves, 'X') && text.includes('Joker')));
  const asked = text.replace(/^(Gewünscht|Verlangt) ist [^:.,]*|, du hast keinen König/, '');
  const wrong = RANKS.filter(
    (rank) =>
      rankForms(rank, 'de').some((word) => asked.includes(word)) && !laid.some(({ moves }) => isAs(moves, rank)),
  );
  return [
    ...claims,
    ...unsaid.map(({ card }) => `${card} may be laid`),
    ...wrong.map((rank) => `no ${rank} may be laid`),
  ];
}

test.each(PRESETS)('what is wished or demanded is named, with what is legal now: $id', (ruleSet) => {
  const faults = new Map<string, string>();
  let count = 0;
  walk(ruleSet, (seen) => {
    const { wish, demand, hand, otherMoves } = seen.round;
    if (wish === undefined && demand === undefined) return;
    count++;
    const found = [
      ...(['de', 'en', 'lt'] as const).flatMap((language) => unnamed(seen, language) ?? []),
      ...untrue(seen),
    ];
    if (found.length === 0) return;
    const held = hand.map(({ card, moves }) => (moves.length > 0 ? card : card.toLowerCase())).join(' ');
    const where = `${wish ?? ''} ${JSON.stringify(demand)} ${held} | ${otherMoves.join(' ')}`;
    faults.set(`${seen.says('de')} — ${found.join(', ')}`, where);
  });
  expect(count).toBeGreaterThan(10);
  expect([...faults]).toEqual([]);
});
