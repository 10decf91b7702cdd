import {
  CALL,
  DRAW,
  hasCall,
  isOver,
  LEAVE,
  type Move,
  movesOf,
  PASS,
  type Position,
  type Rules,
  type Seat,
  viewFor,
  withoutCall,
  Xoshiro128,
} from '@hausregel/core';
import {
  dealt,
  moveOf,
  movesText,
  playOut,
  positionOf,
  Round,
  rulesOf,
  withHiddenExchanged,
  type Written,
} from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { choose, chooseSide, type Level, LEVELS, standIn, standInSide } from './index.ts';
import { withoutEqualSets } from './scoreGrand.ts';

function choice(rules: Rules, position: Position, level: Level, seed = 1): string {
  const { turn } = position;
  const move = choose(
    viewFor(rules, position, turn),
    movesOf(rules, position, turn).main,
    rules,
    level,
    new Xoshiro128(seed),
  );
  return movesText([move]);
}

/** What the best bot lays in a written position, without its call. */
function best(rules: Rules, written: Written): string {
  const position = positionOf(rules, written);
  return movesText([withoutCall(moveOf(choice(rules, position, 'hard')))]);
}

const family = (players: number, options = {}): Rules => rulesOf('family', players, options);
const skat = (players: number, options = {}): Rules => rulesOf('skat', players, options);

describe('a bot is fair', () => {
  test.each(LEVELS)('the %s one chooses the same whatever it cannot see', (level) => {
    for (const id of ['skat-plus', 'family'] as const) {
      const rules = rulesOf(id, 4);
      for (let seed = 1; seed <= 150; seed++) {
        const chance = new Xoshiro128(seed);
        const position = dealt(rules, 4, chance);
        playOut(rules, position, chance, seed % 40);
        if (isOver(position)) continue;
        const other = withHiddenExchanged(position, position.turn, chance, { pile: false });
        expect(choice(rules, other, level, seed)).toBe(choice(rules, position, level, seed));
      }
    }
  });
});

describe('a good bot', () => {
  test('wishes its longest suit', () => {
    const hands = ['JC 9H QH 2H 5S', '4C 5D 6D'];
    expect(best(family(2), { hands, discard: '8D', draw: '2C 3C 3H 3S 2S 6S' })).toBe('JC>H');
    expect(best(family(2), { hands: ['JC 9S QS 2D 5S', '4C 5D 6D'], discard: '8H', draw: '2C 3C 3H 3S 2S 6S' })).toBe(
      'JC>S',
    );
  });

  test('wishes its longest suit for a start card too', () => {
    const hands = ['4C 5D 6D', '9S QS 2D'];
    expect(best(family(2), { hands, dealer: 1, discard: 'JC', draw: '2C 3C 3H 3S 2S 6S', start: true })).toBe('>S');
  });

  test('keeps its jack while something else fits', () => {
    expect(
      best(family(3), { hands: ['JC 9D 4S', '4C 5D 6D', '7C 8C TC'], discard: '8D', draw: '2C 3C 3H 3S 2S 6S' }),
    ).toBe('9D');
  });

  test('answers a penalty rather than drawing', () => {
    const round = new Round(skat(3), {
      hands: ['7C 9D TS', '7D KS QS', '7H 8C TC'],
      discard: '8C',
      draw: '9C KC AS AC QD KD',
    });
    round.play('0:7C');
    expect(choice(round.rules, round.position, 'hard')).toBe('7D');
  });

  test('answers a skip rather than sitting out', () => {
    const round = new Round(skat(3), {
      hands: ['8C 9D TS', '8D KS QS', '7H 9C TC'],
      discard: '7C',
      draw: 'KC AS AC QD KD',
    });
    round.play('0:8C');
    expect(choice(round.rules, round.position, 'hard')).toBe('8D');
  });

  test('makes a player with one card draw', () => {
    expect(
      best(family(3), { hands: ['7D 9D 4S 5S', '4C', '7C 8C TC'], discard: '2D', draw: '2C 3C 3H 3S 2S 6S' }),
    ).toBe('7D');
  });

  test('makes a player with one card skip', () => {
    expect(
      best(family(3), { hands: ['8D 9D 4S 5S', '4C', '7C QC TC'], discard: '2D', draw: '2C 3C 3H 3S 2S 6S' }),
    ).toBe('8D');
  });

  test('turns the direction away from a player with one card, and not towards one', () => {
    const rules = rulesOf('skat', 4, { tenPower: 'reverse' });
    const hands = ['TD 9D QS KS', '7C', '7H 8C TC', '9H QH KH'];
    expect(best(rules, { hands, discard: 'AD', draw: 'JC JS JH JD QC QD' })).toBe('TD');
    expect(
      best(rules, {
        hands: [hands[0] ?? '', hands[3] ?? '', hands[2] ?? '', '7C'],
        discard: 'AD',
        draw: 'JC JS JH JD QC QD',
      }),
    ).toBe('9D');
  });

  test('lays the dear card first when somebody is about to go out', () => {
    expect(best(family(2), { hands: ['KD 3D 4S 9C', '4C'], discard: '2D', draw: '2C 3C 3H 3S 2S 6S' })).toBe('KD');
  });

  test('lays the card that lets it go on', () => {
    expect(best(family(2), { hands: ['4D 9D 9S 9C', '4C 5C 6C'], discard: '2D', draw: '2C 3C 3H 3S 2S 6S' })).toBe(
      '9D',
    );
  });

  test('lays an ace that lets it lay the last card as well', () => {
    expect(best(skat(2), { hands: ['AD AS', '9C TC KC'], discard: '7D', draw: 'QC QD QH QS AC AH' })).toBe('AD');
  });

  test('goes out when it can', () => {
    const rules = family(2);
    const position = positionOf(rules, { hands: ['9D', '4C 5C'], discard: '2D', draw: '2C 3C 3H 3S 2S 6S' });
    for (const level of LEVELS) expect(withoutCall(moveOf(choice(rules, position, level)))).toBe(moveOf('9D'));
  });

  test('keeps the jack that doubles for the end', () => {
    expect(best(skat(2), { hands: ['JD 9D', '9C TC KC'], discard: '7D', draw: 'QC QD QH QS AC AH' })).toBe('9D');
  });

  test('lays a jack in time where it may not be the last card', () => {
    const rules = skat(2, { jackMayBeLaidLast: false });
    expect(best(rules, { hands: ['JD 9D', '9C TC KC'], discard: '7D', draw: 'QC QD QH QS AC AH' })).toMatch(/^JD>/);
  });

  test('counts the cards that are open', () => {
    const rules = family(2);
    const clubs = '2C 3C 4C 5C 6C 7C 8C TC QC KC AC 2H 9S';
    const written = { hands: ['9C 9D', '4D 4S 5D 5H'], draw: '2D 3D 6D 8D' };
    expect(best(rules, { ...written, discard: clubs })).toBe('9C');
  });
});

describe('calls', () => {
  const rules = family(2);
  const written = { hands: ['9D 4D', '4C 5C'], discard: '2D', draw: '2C 3C 3H 3S 2S 6S' };
  const forgotten = (level: Level): number => {
    const position = positionOf(rules, written);
    let count = 0;
    for (let seed = 1; seed <= 1000; seed++) if (!hasCall(moveOf(choice(rules, position, level, seed)))) count++;
    return count;
  };

  test('are never forgotten by a hard bot, rarely by a normal one, now and then by an easy one', () => {
    expect(forgotten('hard')).toBe(0);
    expect(forgotten('normal')).toBeGreaterThan(5);
    expect(forgotten('normal')).toBeLessThan(80);
    expect(forgotten('easy')).toBeGreaterThan(120);
    expect(forgotten('easy')).toBeLessThan(300);
  });

  test('come with the card only where one is due', () => {
    const three = positionOf(rules, { ...written, hands: ['9D 4D 5S', '4C 5C'] });
    for (let seed = 1; seed <= 50; seed++) expect(hasCall(moveOf(choice(rules, three, 'hard', seed)))).toBe(false);
    const none = rulesOf('family', 2, { lastCardCall: false });
    expect(hasCall(moveOf(choice(none, positionOf(none, written), 'hard')))).toBe(false);
  });

  /** What a bot in a seat does about a "Mau" that seat 0 forgot, in so many of 1000 cases. */
  function reactions(seat: Seat, level: Level): number {
    const round = new Round(rules, { hands: ['9D 4D', '4C 5C 9C'], discard: '2D', draw: '2C 3C 3H 3S 2S 6S' });
    round.play('0:9D');
    const view = viewFor(rules, round.position, seat);
    const { side } = movesOf(rules, round.position, seat);
    let count = 0;
    for (let seed = 1; seed <= 1000; seed++) {
      const move = chooseSide(view, side, rules, level, new Xoshiro128(seed));
      expect(move).not.toBe(LEAVE);
      if (move === undefined) continue;
      expect(movesText([move])).toBe(seat === 0 ? '~' : 'catch 0');
      count++;
    }
    return count;
  }

  test('forgotten by others are caught always, mostly or rarely', () => {
    expect(reactions(1, 'hard')).toBe(1000);
    expect(reactions(1, 'normal')).toBeGreaterThan(700);
    expect(reactions(1, 'easy')).toBeLessThan(400);
    expect(reactions(1, 'easy')).toBeGreaterThan(100);
  });

  test('that were forgotten are made late, if the bot remembers', () => {
    expect(reactions(0, 'hard')).toBe(1000);
    expect(reactions(0, 'easy')).toBeLessThan(600);
  });

  test('are let be when there is nothing to call or catch', () => {
    const position = positionOf(rules, written);
    expect(chooseSide(viewFor(rules, position, 1), [LEAVE], rules, 'hard', new Xoshiro128(1))).toBeUndefined();
  });
});

describe('the stand-in for somebody who is gone', () => {
  test('plays as a normal bot does', () => {
    const rules = skat(3);
    const position = dealt(rules, 3, new Xoshiro128(4));
    const view = viewFor(rules, position, position.turn);
    const { main } = movesOf(rules, position, position.turn);
    expect(standIn(view, main, rules, new Xoshiro128(9))).toBe(choose(view, main, rules, 'normal', new Xoshiro128(9)));
  });

  test('calls, and catches nobody', () => {
    const rules = family(2);
    const position = positionOf(rules, { hands: ['9C TC', '9D TD'], discard: '7H', draw: 'KC' });
    const view = viewFor(rules, position, 0);
    expect(standInSide(view, [CALL, moveOf('catch 1'), LEAVE], rules)).toBe(CALL);
    expect(standInSide(view, [moveOf('catch 1'), LEAVE], rules)).toBeUndefined();
  });
});

test('a bot without a choice makes the one move there is', () => {
  const rules = skat(2);
  const position = positionOf(rules, { hands: ['9C TC', '9D TD'], discard: '7H', draw: 'KC' });
  const view = viewFor(rules, position, 0);
  expect(choose(view, [DRAW], rules, 'easy', new Xoshiro128(1))).toBe(DRAW);
  expect(choose(view, [PASS], rules, 'hard', new Xoshiro128(1))).toBe(PASS);
  expect(() => choose(view, [], rules, 'hard', new Xoshiro128(1))).toThrow(RangeError);
});

describe('where players go out one by one, a good bot', () => {
  const grand = (players: number): Rules => rulesOf('mau-tse-tung', players);

  test('lays two equal cards at once', () => {
    expect(
      best(grand(3), { hands: ['3H 3H 8S', '4C 5D 6D', '7C 8C TC'], discard: 'KH', draw: '2C 3C 3H 3S 2S 6S' }),
    ).toBe('3H+3H');
  });

  test('keeps its joker while a real card fits', () => {
    expect(
      best(grand(5), {
        hands: ['X 4H 8S', '4C 5D 6D', '7C 8C TC', '3C 9C TS', '9D TD AS'],
        discard: 'KH',
        draw: '2C 3C 3H 3S 2S 6S',
      }),
    ).toBe('4H');
  });

  test('answers a chain with a joker rather than drawing', () => {
    const round = new Round(grand(3), {
      hands: ['7C 9D TS', 'X KS QS', '7H 8C TC'],
      discard: '8C',
      draw: '9C KC AS AC QD KD',
    });
    round.play('0:7C');
    expect(choice(round.rules, round.position, 'hard')).toMatch(/^X=[27]/);
  });

  test('calls no meeting without kings of its own', () => {
    expect(
      best(grand(3), { hands: ['KH 4S 8S', '4C 5D 6D', '7C 8C TC'], discard: '3H', draw: '2C 3C 3H 3S 2S 6S' }),
    ).toBe('KH');
  });

  test('goes out with the queen of hearts at any time, and lays the queen of spades on a jack', () => {
    const rules = grand(3);
    const exit = positionOf(rules, {
      hands: ['4C 5D', 'QH', '7C 8C TC'],
      turn: 0,
      discard: '3S',
      draw: '2C 3C 3H 3S 2S 6S',
    });
    const early = (position: Position, seat: Seat, level: Level = 'hard'): Move | undefined =>
      chooseSide(viewFor(rules, position, seat), movesOf(rules, position, seat).main, rules, level, new Xoshiro128(1));
    expect(early(exit, 1, 'normal')).toBe(moveOf('QH'));
    // It rather stays with a hand that wins; but it leaves over somebody who loses.
    expect(early(exit, 1)).toBeUndefined();
    const alone = positionOf(rules, {
      hands: ['4C 5D JC JD AS', 'QH', ''],
      out: [2],
      turn: 0,
      discard: '3S',
      draw: '2C 3C 3H 3S 2S 6S',
    });
    expect(early(alone, 1)).toBe(moveOf('QH'));
    const jump = new Round(rules, {
      hands: ['JC 4C', '5D 8H', 'QS 7C 8C'],
      turn: 0,
      discard: '3S',
      draw: '2C 3C 3H 3S 2S 6S',
    });
    jump.play('0:JC>H');
    expect(early(jump.position, 2)).toBe(moveOf('QS'));
    expect(early(jump.position, 0)).toBeUndefined();
  });

  test('calls a meeting with kings of its own when somebody is about to go out', () => {
    const hands = ['KH KS 3C 4C 9D', '4C', '7C 8C TC'];
    expect(best(grand(3), { hands, discard: '3H', draw: '2C 3C 3H 3S 2S 6S' })).toMatch(/^KH!/);
  });

  test('prefers to be left over with a few cards that win to leaving over somebody who wins by them', () => {
    const near = { hands: ['3H', '4C 5D'], discard: '8H', draw: '2C 3C 3H 3S 2S 6S' };
    expect(best(grand(2), near)).toBe('draw');
    const far = { hands: ['3H', 'JC JD AS AD TC KC'], discard: '8H', draw: '2C 3C 3H 3S 2S 6S' };
    expect(best(grand(2), far)).toBe('3H');
    expect(choice(grand(2), positionOf(grand(2), near), 'normal')).toBe('3H');
  });

  test('asks with the four queens for what may be the other\u2019s last card', () => {
    const deck = {
      discard: '2C 3C 5C 6C 7C 9C TC JC KC AC 2S 3S 5S 6S 7S 8S 9S TS JS KS AS 2H 3H 6H 7H 9H TH JH KH AH 8H',
    };
    const position = positionOf(grand(2), { hands: ['QC QS QH QD', '4C'], draw: '5D', ...deck });
    expect(choice(grand(2), position, 'hard')).toMatch(/^queens /);
    expect(choice(grand(2), position, 'normal')).not.toMatch(/^queens /);
  });

  test('looks at each last card of a set of fives once, of thousands of orders', () => {
    const rules = grand(3);
    const hands = ['5C 5S 5H 5D 5C 5S 5H 5D 3H', '4C 5D', '7C 8C'];
    const position = positionOf(rules, { hands, discard: '5H', draw: '2C 3C 3H' });
    const { main } = movesOf(rules, position, 0);
    expect(main.length).toBeGreaterThan(2500);
    expect(withoutEqualSets(main).length).toBeLessThan(40);
    expect(choice(rules, position, 'hard')).toMatch(/^5.(\+5.){7}$/);
  });

  test('deals a hand of the usual size', () => {
    const rules = grand(4);
    expect(choice(rules, dealt(rules, 4, new Xoshiro128(3)), 'hard')).toBe('deal 9');
  });

  test.each(LEVELS)('is fair at level %s: it chooses the same whatever it cannot see', (level) => {
    const rules = grand(4);
    for (let seed = 1; seed <= 60; seed++) {
      const chance = new Xoshiro128(seed);
      const position = dealt(rules, 4, chance);
      playOut(rules, position, chance, 1 + (seed % 80));
      if (isOver(position)) continue;
      const moves = movesText(movesOf(rules, position, position.turn).main);
      const other = withHiddenExchanged(position, position.turn, chance, { pile: false });
      expect(movesText(movesOf(rules, other, position.turn).main)).toBe(moves);
      expect(choice(rules, other, level, seed)).toBe(choice(rules, position, level, seed));
    }
  });
});
