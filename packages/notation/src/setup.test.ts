import { MOVES_MAX, Position, Xoshiro128, apply, deal, isOver, legal, setUp } from '@hausregel/core';
import { PRESETS, compile } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { formatPosition, parsePosition, setupOf } from './setup.ts';
import { snapshotOf } from './snapshot.ts';

describe.each(PRESETS)('positions of $id', (preset) => {
  test('are the same again after writing and setting up', () => {
    const rules = compile(preset, 3);
    if (!rules.ok) expect.fail('the preset compiles');
    const out = new Int32Array(MOVES_MAX);
    for (let seed = 0; seed < 20; seed++) {
      const chance = new Xoshiro128(seed);
      const position = new Position(3);
      deal(rules.value, position, { dealer: seed % 3, inMask: 7 }, chance);
      for (let move = 0; move < 60 && !isOver(position); move++) {
        // What a joker on top stands for is not written.
        const lies = position.discardPile[position.discardCount - 1];
        const isPlain = position.discardCount === 0 || lies === position.top;
        const text = formatPosition(rules.value, position);
        const written = parsePosition(JSON.parse(JSON.stringify(text)));
        if (!written.ok) expect.fail(JSON.stringify(written.error));
        const setup = setupOf(written.value);
        if (!setup.ok) expect.fail(JSON.stringify(setup.error));
        const again = new Position(3);
        setUp(rules.value, again, setup.value, chance);
        if (isPlain) expect(formatPosition(rules.value, again)).toEqual(text);
        const count = legal(rules.value, position, position.turn, out);
        apply(rules.value, position, position.turn, out[chance.below(count)] ?? 0, chance);
      }
    }
  });
});

describe('a written position', () => {
  test('has no keys of a scenario', () => {
    expect(parsePosition({ players: 2, name: 'no' })).toMatchObject({ ok: false, error: [{ at: 'name' }] });
  });

  test('without hands has empty ones', () => {
    const written = parsePosition({ players: 2 });
    expect(written.ok && setupOf(written.value)).toMatchObject({ ok: true, value: { hands: [[], []], inMask: 3 } });
  });

  test('of hostile values is refused', () => {
    for (const value of [null, undefined, 7, 'x', [], { players: 'x' }, { players: 2, hands: {} }]) {
      expect(parsePosition(value).ok).toBe(false);
    }
  });
});

describe('a snapshot', () => {
  test('tells positions apart by all they hold, but not by events or by what lay in a pile before', () => {
    const one = new Position(2);
    const other = new Position(2);
    one.clear(3, 0);
    other.clear(3, 0);
    other.events[0] = 7;
    other.eventCount = 1;
    other.drawPile[5] = 3;
    expect(snapshotOf(one)).toBe(snapshotOf(other));
    other.wish = 2;
    expect(snapshotOf(one)).not.toBe(snapshotOf(other));
    other.copyFrom(one);
    other.copies[3] = 1;
    expect(snapshotOf(one)).not.toBe(snapshotOf(other));
  });
});
