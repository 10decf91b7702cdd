import { dealt, playOut, Round, rulesOf } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { EMPTY_TABLE, kindOf } from './card.ts';
import { eventsFor } from './events.ts';
import { isOver } from './apply.ts';
import { Position } from './position.ts';
import { viewFor } from './viewFor.ts';
import { Xoshiro128 } from './xoshiro.ts';

const family = (): Round =>
  new Round(rulesOf('family', 3), { hands: ['9D 9H 4C', '4D 5H', '4S KC 2D'], discard: '8D', draw: '6C 2S 3S' });

describe('a view', () => {
  test('lists the own hand, the open cards, and how many cards the others hold', () => {
    const { rules, position } = family();
    const view = viewFor(rules, position, 2);
    expect(view).toMatchObject({
      seat: 2,
      dealer: 2,
      turn: 0,
      direction: 1,
      top: 27,
      topBy: undefined,
      discard: [27],
      wish: undefined,
      demand: undefined,
      drawCount: 3,
      hand: [3, 9, 44],
      drawn: undefined,
      finisher: undefined,
      outcome: undefined,
      finalHands: undefined,
    });
    expect(view.seats.map(({ count, isIn }) => [count, isIn])).toEqual([
      [3, true],
      [2, true],
      [3, true],
    ]);
  });

  test('names a card to answer also where the pile was turned over while a penalty is pending', () => {
    const rules = rulesOf('mau-tse-tung', 3, { duplicatesStay: true });
    const round = new Round(rules, { hands: ['3D 4C', '3D', '5C 7H'], discard: '8C 7D' });
    round.play('0:3D=7D');
    const { top, demand } = viewFor(round.rules, round.position, 1);
    expect(top).toBe(EMPTY_TABLE);
    expect(demand).toEqual({ draw: 2, of: kindOf(0, 0) });
  });

  test('shows a spectator no hand', () => {
    const { rules, position } = family();
    expect(viewFor(rules, position, undefined)).toMatchObject({ seat: undefined, hand: [], finalHands: undefined });
  });

  test('shows the drawn card to the one who drew it, while it may be laid', () => {
    const round = new Round(rulesOf('family', 2), { hands: ['9D 9H', '4D 5H'], discard: '8C', draw: '6C 2S' });
    round.play('0:draw');
    expect(viewFor(round.rules, round.position, 0).drawn).toBe(16);
    expect(viewFor(round.rules, round.position, 1).drawn).toBeUndefined();
    round.play('0:pass');
    expect(viewFor(round.rules, round.position, 0).drawn).toBeUndefined();
  });

  test('tells who laid the top card, a wish, and what is pending', () => {
    const round = new Round(rulesOf('skat', 2), {
      hands: ['JC 7H 8C KC', '4D 7S 7C'],
      discard: '8C',
      draw: 'QC QS AC AS',
    });
    round.play('0:JC>H');
    expect(viewFor(round.rules, round.position, 1)).toMatchObject({ topBy: 0, wish: 2, top: 36 });
  });

  test('tells whose call is open, and that it can be caught', () => {
    const round = new Round(rulesOf('family', 3), {
      hands: ['9D 9H', '4D 5H KC', '4S KS 2D'],
      discard: '8D',
      draw: '6C 2S 3S',
    });
    round.play('0:9D');
    expect(viewFor(round.rules, round.position, 1).seats[0]).toEqual({
      isIn: true,
      count: 1,
      isExact: true,
      call: 'open',
      canBeCaught: true,
      open: [],
    });
    round.play('1:4D');
    expect(viewFor(round.rules, round.position, 2).seats[0]).toMatchObject({ call: 'missed', canBeCaught: false });
  });

  test('in skat a call is open without being caught', () => {
    const round = new Round(rulesOf('skat', 2), { hands: ['9D 9H', 'TD QH KC'], discard: '8D', draw: 'QC' });
    round.play('0:9D');
    expect(viewFor(round.rules, round.position, 1).seats[0]).toMatchObject({ call: 'open', canBeCaught: false });
  });

  test('names who waits with no card whether "Mau Mau" is caught', () => {
    const round = new Round(rulesOf('family', 2), { hands: ['9D', '4D 5H KC'], discard: '8D', draw: '6C 2S 3S' });
    round.play('0:9D');
    expect(viewFor(round.rules, round.position, 1)).toMatchObject({ finisher: 0, turn: 1 });
  });

  test('shows all hands and the outcome once the round is over', () => {
    const round = new Round(rulesOf('family', 2), { hands: ['9D', '4D 5H KC'], discard: '8D', draw: '6C' });
    round.play('0:9D~');
    expect(viewFor(round.rules, round.position, undefined)).toMatchObject({
      turn: undefined,
      finalHands: [[], [11, 14, 44]],
      outcome: { winner: 0, points: [0, 19], factor: 1, blocked: false },
    });
  });
});

describe('events', () => {
  test('show cards to the one who draws them and to nobody else', () => {
    const round = new Round(rulesOf('skat', 3), {
      hands: ['7D 9H 4C', '4D 5H', '4S KC 2D'],
      discard: '8D',
      draw: 'QC QS AC AS',
    });
    round.play('0:7D', '1:draw');
    expect(eventsFor(round.position, 1)).toEqual([
      { type: 'drew', seat: 1, count: 2, cards: [40, 41], why: 'penalty' },
    ]);
    for (const viewer of [0, 2, undefined]) {
      expect(eventsFor(round.position, viewer)).toEqual([
        { type: 'drew', seat: 1, count: 2, cards: undefined, why: 'penalty' },
      ]);
    }
  });

  test('carry the wish of a jack and come in the order of what happened', () => {
    const round = new Round(rulesOf('family', 3), {
      hands: ['JD 9H', '4D 5H', '4S KC 2D'],
      discard: '8C',
      draw: '6C 2S 3S',
    });
    expect(round.play('0:JD>S~')).toEqual([
      { type: 'laid', seat: 0, kind: 39, face: 39, copies: 1, wish: 1 },
      { type: 'announced', seat: 0, word: 'mau' },
    ]);
  });

  test('are those of the last move only', () => {
    const round = family();
    round.play('0:9D', '1:4D');
    expect(eventsFor(round.position, 0)).toHaveLength(1);
  });
});

test('a copy has the same view, and goes its own way', () => {
  const rules = rulesOf('skat-plus', 5);
  for (let seed = 1; seed < 30; seed++) {
    const chance = new Xoshiro128(seed);
    const position = dealt(rules, 5, chance);
    playOut(rules, position, chance, seed * 3);
    const copy = new Position(5);
    copy.copyFrom(position);
    expect(viewFor(rules, copy, 3)).toEqual(viewFor(rules, position, 3));
    const before = JSON.stringify(viewFor(rules, position, 3));
    if (!isOver(copy)) playOut(rules, copy, chance, 5);
    expect(JSON.stringify(viewFor(rules, position, 3))).toBe(before);
  }
});
