import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

/** A turnstile whose turns a test takes by hand, and who has come in. */
function byHand(perTurn: number, waitingMax: number) {
  const inside: number[] = [];
  const turns: (() => void)[] = [];
  const turnstile = new Turnstile({ perTurn, waitingMax, nextTurn: (run) => turns.push(run) });
  const come = (visitor: number): boolean => {
    if (turnstile.isFull) return false;
    turnstile.pass(() => inside.push(visitor));
    return true;
  };
  const turn = (): void => {
    for (const run of turns.splice(0)) run();
  };
  return { inside, turns, come, turn };
}

test('a few come in with each turn, in the order of coming', () => {
  const { inside, turns, come, turn } = byHand(2, 10);
  expect([0, 1, 2, 3, 4].map(come)).toEqual([true, true, true, true, true]);
  expect(inside).toEqual([]);
  turn();
  expect(inside).toEqual([0, 1]);
  come(5);
  turn();
  turn();
  expect(inside).toEqual([0, 1, 2, 3, 4, 5]);
  expect(turns).toEqual([]);
  come(6);
  turn();
  expect(inside).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('beyond the bound nobody is let in, until some have passed', () => {
  const { inside, come, turn } = byHand(2, 3);
  expect([0, 1, 2, 3].map(come)).toEqual([true, true, true, false]);
  turn();
  expect([4, 5, 6].map(come)).toEqual([true, true, false]);
  turn();
  turn();
  expect(inside).toEqual([0, 1, 2, 4, 5]);
});

test('who comes from within waits for the next turn', () => {
  const turns: (() => void)[] = [];
  const turnstile = new Turnstile({ perTurn: 2, waitingMax: 10, nextTurn: (run) => turns.push(run) });
  const inside: string[] = [];
  turnstile.pass(() => {
    inside.push('first');
    turnstile.pass(() => inside.push('second'));
  });
  turns.shift()?.();
  expect(inside).toEqual(['first']);
  turns.shift()?.();
  expect([inside, turns]).toEqual([['first', 'second'], []]);
});

test('between two turns everything else has its own', async () => {
  const turnstile = new Turnstile();
  const seen: number[] = [];
  let inside = 0;
  for (let visitor = 0; visitor < 30; visitor++) turnstile.pass(() => (inside += 1));
  for (let turn = 0; turn < 4; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(inside);
  }
  expect(seen).toEqual([8, 16, 24, 30]);
});
