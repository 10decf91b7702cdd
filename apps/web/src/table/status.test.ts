import type { PlaceView, RefusalText, RoundView, TableView } from '@hausregel/protocol';
import type { RuleSet, Special, Stamp } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { examplePlace, exampleRound, exampleView } from '../app/exampleView.ts';
import { buttonWord } from './callWords.ts';
import { SAY } from './exampleSay.ts';
import { statusOf } from './status.ts';
import type { Say } from './types.ts';

const { de: german, en: english } = SAY;

const STAMPS: Readonly<Record<string, Stamp>> = {
  7: { type: 'draw', count: 2 },
  8: { type: 'skip' },
  J: { type: 'wish' },
};
const stampOf = (card: string): Stamp | undefined =>
  card === 'KH' ? { type: 'draw', count: 4 } : STAMPS[card[0] ?? ''];

const RULES = {
  stampOf,
  specialOf: (card: string): Special | undefined => (card === 'QS' ? 'jump' : card === 'QH' ? 'exit' : undefined),
} as const;

const place = (seat: number, extra: Partial<PlaceView> = {}): PlaceView =>
  examplePlace(seat, ['Greta', 'Tadas', 'Linde'][seat], { isHost: false, isReady: true, count: 3, ...extra });
const ROUND = exampleRound();
const inHand = (card: string, moves: readonly string[] = [card], isNew = false): RoundView['hand'][number] => ({
  card,
  moves,
  refusal: undefined,
  isNew,
});
const viewOf = (round: RoundView, extra: Partial<TableView> = {}): TableView =>
  exampleView({
    phase: 'round',
    ruleSet: {
      id: 'skat',
      version: 1,
      name: { de: '', en: '', lt: '' },
      about: { de: '', en: '', lt: '' },
      sources: [],
      options: {},
    },
    places: [0, 1, 2].map((seat) => place(seat)),
    round,
    ...extra,
  });
const withOptions = (options: RuleSet['options']): Pick<TableView, 'ruleSet'> => ({
  ruleSet: { ...viewOf(ROUND).ruleSet, options },
});
const sentence = (changes: Partial<RoundView>, say: Say = german, extra: Partial<TableView> = {}): string => {
  const round = { ...ROUND, ...changes };
  return statusOf(round, { view: viewOf(round, extra), say, ...RULES }).sentence;
};

describe('status', () => {
  test('in a chain it names the answer if I hold one, and otherwise only the cards to draw', () => {
    const demand = { draw: 4, of: '7H' } as const;
    expect(sentence({ demand, hand: [inHand('7S')] })).toBe('Lege eine Sieben, sonst zieh 4 Karten.');
    expect(sentence({ demand, hand: [inHand('KC', [])] })).toBe('Zieh 4 Karten.');
  });

  test('answers to a card that alone of its rank has its effect are named one by one', () => {
    const demand = { draw: 4, of: 'KH' } as const;
    const hand = [inHand('KS'), inHand('3H'), inHand('AH', [])];
    expect(sentence({ demand, hand })).toBe('Lege den Pik-König oder die Herz-3, sonst zieh 4 Karten.');
    expect(sentence({ demand, hand }, english)).toBe(
      'Lay the king of spades or the 3 of hearts, or else draw 4 cards.',
    );
    expect(sentence({ demand, hand }, SAY.lt)).toBe('Atsimušk pikų karaliumi ar širdžių triake arba imk 4 kortas.');
    expect(sentence({ demand, hand: [inHand('KH')] }, english)).toBe(
      'Lay another king of hearts, or else draw 4 cards.',
    );
  });

  test('where only one card of a rank answers it is named, and a joker comes last', () => {
    const demand = { draw: 2, of: '2S' } as const;
    expect(sentence({ demand, hand: [inHand('3S'), inHand('3D', [])] })).toBe('Lege die Pik-3, sonst zieh 2 Karten.');
    const hand = [inHand('X'), inHand('2D')];
    expect(sentence({ demand, hand })).toBe('Lege eine Zwei oder einen Joker, sonst zieh 2 Karten.');
    expect(sentence({ demand, hand }, english)).toBe('Lay a two or a joker, or else draw 2 cards.');
    expect(sentence({ demand, hand }, SAY.lt)).toBe('Atsimušk dviake ar džokeriu arba imk 2 kortas.');
  });

  test('where a card would fit but may not be the last one, it is not said that nothing fits', () => {
    const barred: RoundView['hand'][number] = {
      ...inHand('8C', []),
      refusal: { code: 'last-card-barred', clause: '', demand: undefined, top: '7C', wish: undefined, move: '8C' },
    };
    const further = { demand: { lay: 'may' }, otherMoves: ['pass'], hand: [barred] } as const;
    expect(sentence(further, english)).toBe('Now you can only pass.');
    expect(sentence(further)).toBe('Jetzt kannst du nur noch passen.');
    expect(sentence(further, SAY.lt)).toBe('Dabar gali tik pasuoti.');
  });

  test('where only two equal eights together answer, it says so', () => {
    const demand = { draw: 2, of: '6S' } as const;
    const hand = [inHand('8S', ['8S+8S']), inHand('9C', ['9C'])];
    expect(sentence({ demand, hand: hand.slice(0, 1) })).toBe('Lege zwei gleiche Achten, sonst zieh 2 Karten.');
    expect(sentence({ demand, hand: hand.slice(0, 1) }, english)).toBe('Lay two equal eights, or else draw 2 cards.');
    expect(sentence({ demand, hand })).toBe('Lege zwei gleiche Achten oder eine Neun, sonst zieh 2 Karten.');
  });

  test('a skip is answered or accepted', () => {
    expect(sentence({ demand: { skip: 1, of: '8C' }, hand: [inHand('8S')] }, english)).toBe(
      'Lay an eight, or else skip your turn.',
    );
    expect(sentence({ demand: { skip: 1, of: '8C' } }, english)).toBe('Skip this turn.');
  });

  test('an ordinary turn names suit and rank, a wish only the suit', () => {
    expect(sentence({ hand: [inHand('9H')] })).toBe('Lege Herz oder eine Sieben.');
    expect(sentence({ wish: 'S', hand: [inHand('9S')] })).toBe('Bediene Pik oder zieh eine Karte.');
  });

  test('a wild card is named if I hold one, alone if nothing else goes', () => {
    expect(sentence({ hand: [inHand('9H'), inHand('JC')] })).toBe('Lege Herz, eine Sieben oder einen Buben.');
    expect(sentence({ hand: [inHand('JC')] })).toBe('Lege einen Buben oder zieh eine Karte.');
    expect(sentence({ hand: [inHand('JC')], otherMoves: [] }, english)).toBe('Lay a jack.');
    expect(sentence({ wish: 'S', hand: [inHand('9S'), inHand('JC')] })).toBe(
      'Bediene Pik, lege einen Buben oder zieh eine Karte.',
    );
    expect(sentence({ wish: 'S', hand: [inHand('9S'), inHand('JC')], otherMoves: [] })).toBe(
      'Bediene Pik oder lege einen Buben.',
    );
  });

  test('what is wished is named whatever is left to do', () => {
    expect(sentence({ wish: 'H' })).toBe('Gewünscht ist Herz: Zieh eine Karte.');
    expect(sentence({ wish: 'J' })).toBe('Gewünscht ist ein Bube: Zieh eine Karte.');
    expect(sentence({ wish: 'H', otherMoves: ['pass'] }, english)).toBe('The wish is for hearts. Pass, nothing fits.');
    expect(sentence({ wish: 'S', hand: [inHand('JC')] }, english)).toBe(
      'The wish is for spades. Lay a jack or draw a card.',
    );
    expect(sentence({ wish: '7', hand: [inHand('7C'), inHand('JC')] })).toBe(
      'Lege eine Sieben oder einen Buben oder zieh eine Karte.',
    );
    expect(sentence({ wish: 'S', hand: [inHand('9S', ['9S'], true)], otherMoves: ['pass'] })).toBe(
      'Gewünscht ist Pik: Spiel die gezogene Karte oder behalte sie.',
    );
  });

  test('a further card of one suit only is asked for by that suit', () => {
    const demand = { lay: 'may', suit: 'H' } as const;
    expect(sentence({ demand, otherMoves: ['pass'], hand: [inHand('9H')] })).toBe('Lege noch Herz oder passe.');
    expect(sentence({ demand, otherMoves: ['pass'] })).toBe('Passe: Du kannst nichts legen.');
  });

  test('where anything goes on the top card it says so, and names no card as wild', () => {
    const makao = withOptions({ wildRank: 'Q', openRank: 'Q' });
    const hand = [inHand('6C'), inHand('9D'), inHand('QS')];
    expect(sentence({ top: 'QD', hand }, german, makao)).toBe('Lege irgendeine Karte.');
    expect(sentence({ top: 'QD', hand: hand.slice(1, 2) }, english, makao)).toBe('Lay any card.');
    expect(sentence({ top: 'QD', hand: [...hand, inHand('KC', [])] }, english, makao)).toBe('Lay a card.');
    expect(sentence({ top: '9D', hand: hand.slice(1) }, english, makao)).toBe('Lay diamonds, a nine or a queen.');
    expect(sentence({ top: '9D', hand: [inHand('JC'), inHand('KC', [])] }, english, makao)).toBe('Lay a card.');
  });

  test('with nothing to lay it says what is left', () => {
    expect(sentence({})).toBe('Zieh eine Karte.');
    expect(sentence({ otherMoves: ['pass'] })).toBe('Passe: Du kannst nichts legen.');
  });

  test('a drawn card that fits is played or kept', () => {
    expect(sentence({ hand: [inHand('7S', ['7S'], true)], otherMoves: ['pass'] }, english)).toBe(
      'Play the card you drew or keep it.',
    );
  });

  test('where nothing may be laid after drawing, it is not said that nothing fits unless that is so', () => {
    const refused = (card: string, code: RefusalText['code']): RoundView['hand'][number] => ({
      ...inHand(card, []),
      refusal: { code, clause: 'HR-prsi-15', move: card, top: '7H', wish: undefined, demand: undefined },
    });
    const unfit = refused('KC', 'does-not-fit');
    const hand = [unfit, { ...refused('9H', 'drawn-card-only'), isNew: true }];
    expect(sentence({ hand, otherMoves: ['pass'] })).toBe('Jetzt kannst du nur noch passen.');
    expect(sentence({ hand, otherMoves: ['pass'] }, english)).toBe('Now you can only pass.');
    expect(sentence({ hand: [unfit], otherMoves: ['pass'] }, english)).toBe('Pass, nothing fits.');
  });

  test('a drawn card that must be laid is not offered to be kept', () => {
    const hand = [inHand('9H', []), inHand('7S', ['7S'], true)];
    expect(sentence({ hand, otherMoves: [] })).toBe('Spiel die gezogene Karte.');
    expect(sentence({ hand, otherMoves: [] }, english)).toBe('Play the card you drew.');
    expect(sentence({ hand, otherMoves: ['draw'] })).toBe('Spiel die gezogene Karte oder zieh noch eine.');
    expect(sentence({ hand: [inHand('9H'), ...hand.slice(1)], otherMoves: [] })).toBe('Lege Herz oder eine Sieben.');
  });

  test('others are waited for; a forgotten call comes first', () => {
    expect(sentence({ turn: 1 })).toBe('Warte auf Tadas.');
    const places = [place(0), place(1, { canBeCaught: true, count: 1 }), place(2)];
    expect(sentence({ turn: 2, sideMoves: ['catch 1'] }, german, { places })).toBe('Erwische Tadas: Das „Mau“ fehlt.');
    expect(sentence({ turn: 1 }, english, { you: undefined })).toBe('You are watching. Tadas is thinking.');
  });

  test('whoever owes the word of the last card is told to call it, and is caught for that word', () => {
    const owed = { turn: 1, callWord: 'makao', lastCallWord: 'po-makale', finisher: 0 } as const;
    expect(sentence({ ...owed, sideMoves: ['~'] })).toBe('Sag jetzt „Po makale“.');
    expect(sentence({ ...owed, sideMoves: ['~'] }, english)).toBe('Call “Po makale” now.');
    expect(sentence({ ...owed, finisher: undefined, sideMoves: ['~'] }, english)).toBe('Call “Makao” now.');
    const places = [place(0), place(1, { canBeCaught: true, count: 0 }), place(2)];
    const other = { ...owed, turn: 2, finisher: 1 };
    expect(sentence({ ...other, sideMoves: ['catch 1'] }, english, { places })).toBe(
      'Catch Tadas: no “Po makale” was called.',
    );
    expect(sentence(other, english)).toBe('Tadas laid the last card without the call.');
  });

  test('the button bears the word of the last card before that card is laid and while it is owed', () => {
    const tschau = exampleRound({ callWord: 'tschau', lastCallWord: 'sepp', callDueWith: [1] });
    const owed = exampleRound({ callWord: 'tschau', lastCallWord: 'sepp', finisher: 0, sideMoves: ['~'] });
    expect(buttonWord(tschau, place(0, { count: 2 }), false)).toBe('tschau');
    expect(buttonWord(tschau, place(0, { count: 1 }), false)).toBe('sepp');
    expect(buttonWord(tschau, place(0, { count: 1 }), true)).toBe('tschau');
    expect(buttonWord(owed, place(0, { count: 0 }), false)).toBe('sepp');
    expect(buttonWord({ ...owed, finisher: undefined }, place(0, { count: 1 }), false)).toBe('tschau');
  });

  test('with several cards at once the button bears the word that is due when they are laid', () => {
    const wordOf = (callDueWith: readonly number[], count: number, counts: readonly number[]): unknown =>
      buttonWord(
        exampleRound({ callWord: 'makao', lastCallWord: 'po-makale', callDueWith }),
        place(0, { count }),
        false,
        counts,
      );
    expect(wordOf([1, 2], 2, [2])).toBe('po-makale');
    expect(wordOf([1, 2], 2, [1, 2])).toBe('po-makale');
    expect(wordOf([1, 2], 2, [1])).toBe('makao');
    expect(wordOf([2], 3, [1, 2])).toBe('makao');
    expect(wordOf([1], 2, [1, 2])).toBe('makao');
  });
});

describe('status of the grand game', () => {
  test('whoever is out is told in which place, and who plays on; whoever is out of the match watches', () => {
    const places = [{ ...place(0), isIn: false }, place(1), place(2)];
    expect(sentence({ turn: 1, out: [2, 0] }, english, { places })).toBe('You are out, number 2. Wait for Tadas.');
    expect(sentence({ turn: 1, out: [0] }, german, { places })).toBe('Du bist als 1. aus. Warte auf Tadas.');
    expect(sentence({ turn: 1 }, english, { places })).toBe('You are watching. Tadas is thinking.');
  });
  test('a card that may be laid out of turn comes before waiting', () => {
    const jump = { ...ROUND, turn: 1, hand: [inHand('QS')] };
    const status = statusOf(jump, { view: viewOf(jump), say: german, ...RULES });
    expect(status).toEqual({
      chip: 'Tadas ist dran',
      tone: 'now',
      sentence: 'Deine Pik-Dame darf jetzt sofort auf den Buben.',
    });
    expect(sentence({ turn: 1, hand: [inHand('QH')] }, english)).toBe(
      'With your queen of hearts you may go out right now.',
    );
  });

  test('a card that goes only together with another of its rank is not told as one that fits', () => {
    const pair = ['4C+4H', '4C+4D', '4C+4H+4D'];
    const hand = [
      { ...inHand('4C'), moves: ['4C', ...pair] },
      { ...inHand('4H'), moves: pair },
      { ...inHand('4D'), moves: pair },
      inHand('JC'),
    ];
    expect(sentence({ top: '5C', hand }, english)).toBe('Lay clubs or a five.');
    const ace = { ...inHand('AH'), moves: ['AH>C', 'AH>S'] };
    expect(sentence({ top: '5C', hand: [...hand, ace] }, english, withOptions({ wildRank: 'A' }))).toBe(
      'Lay clubs, a five or an ace.',
    );
  });

  test('duties say what must be laid, and what is left without it', () => {
    expect(sentence({ demand: { rank: '5' }, otherMoves: [], hand: [inHand('5H')] })).toBe('Lege eine Fünf.');
    expect(sentence({ demand: { rank: '5' } })).toBe(
      'Verlangt ist eine Fünf, doch so eine Karte hast du nicht. Zieh eine Karte.',
    );
    expect(sentence({ demand: { card: 'QD' }, otherMoves: [], hand: [inHand('QD')] }, english)).toBe(
      'You have been called: lay the queen of diamonds.',
    );
    expect(sentence({ demand: { lay: 'must' }, hand: [inHand('TH')] })).toBe(
      'Lege noch eine passende Karte oder zieh eine.',
    );
    expect(sentence({ demand: { lay: 'must' } })).toBe('Keine Karte passt darauf: Zieh eine.');
    expect(sentence({ demand: { lay: 'free' }, otherMoves: ['draw', 'pass'], hand: [inHand('9C')] })).toBe(
      'Lege irgendeine Karte, zieh eine oder passe.',
    );
    expect(sentence({ demand: { meeting: 6, run: 2 }, hand: [inHand('KC', [])] })).toBe(
      'Königstreffen: Zieh eine Karte, du hast keinen König.',
    );
  });

  test('a wish may be owed, inherited, or named instead of laying', () => {
    const wishes = ['>C', '>S', '>H', '>D'];
    expect(sentence({ demand: { wish: true }, otherMoves: wishes })).toBe('Wünsch dir eine Farbe.');
    expect(sentence({ demand: { wish: true }, otherMoves: [...wishes, 'draw'] })).toBe(
      'Nenne eine Farbe oder zieh eine Karte.',
    );
    expect(sentence({ otherMoves: [...wishes, 'draw'], hand: [inHand('7S')] })).toBe(
      'Nenne eine Farbe, lege eine passende Karte oder zieh eine.',
    );
  });

  test('an empty table takes any card', () => {
    expect(sentence({ top: undefined, discard: [], hand: [inHand('9C')] })).toBe(
      'Der Tisch ist leer: Lege irgendeine Karte oder zieh eine.',
    );
    expect(sentence({ top: undefined, demand: { lay: 'free' }, otherMoves: [], hand: [inHand('9C')] }, english)).toBe(
      'The table is empty: lay any card.',
    );
  });

  test('the dealer chooses, the others wait for it', () => {
    const demand = { deal: { min: 7, max: 15 } };
    expect(sentence({ demand, otherMoves: ['deal 7'] })).toBe('Bestimme, wie viele Karten jeder bekommt.');
    expect(sentence({ demand, turn: 1 })).toBe('Tadas bestimmt, wie viele Karten es gibt.');
  });

  test('answers are named by the cards held, a stand-in as a joker', () => {
    const demand = { draw: 4, of: '7H' } as const;
    const hand = [inHand('2S'), inHand('7C'), inHand('3D', ['3D=7D'])];
    expect(sentence({ demand, hand })).toBe('Lege eine Zwei, eine Sieben oder einen Joker, sonst zieh 4 Karten.');
  });
});
