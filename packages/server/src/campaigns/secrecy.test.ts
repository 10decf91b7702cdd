import { expect, test } from 'vitest';
import { PRESETS } from '@hausregel/rules';
import { present } from '../assert.ts';
import { type Plant, secrecyGame } from './secrecyGame.ts';

/** The long form is `npm run campaign -- secrecy`. */
const GAMES = 2_000;
const STEPS = 4;

test(`exchanging hidden cards changes no byte that a seat is sent, in ${GAMES} games of all rule sets`, async () => {
  let compared = 0;
  let shortened = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const result = await secrecyGame(seed, { steps: STEPS });
    expect(result.fault, `seed ${seed}`).toBeUndefined();
    compared += result.compared;
    shortened += result.shortened;
  }
  expect(compared).toBeGreaterThan(STEPS * GAMES);
  // Views of which the seat was told what had changed, as browsers are.
  expect(shortened).toBeGreaterThan(GAMES);
}, 900_000);

/** The next card; of an empty draw pile none, which is no secret. */
const topOf = (state: Parameters<Plant>[0]): number => {
  const { position } = present(state.round);
  return position.drawPile[position.drawCount - 1] ?? -1;
};

test.each<[string, Plant]>([
  [
    'a view that names the next card',
    (state) => {
      state.highest = { seat: 0, name: `card ${topOf(state)}`, points: 1 };
    },
  ],
  [
    'bots that take their time by hidden cards',
    (state) => {
      state.positionCount += topOf(state);
    },
  ],
  ['a line of the report that names a card', (state, report) => report(`drew ${topOf(state)}`)],
  [
    'a view that names the secret of a deal',
    (state) => {
      state.highest = { seat: 0, name: present(state.dealing.book.last?.secret), points: 1 };
    },
  ],
])('%s would be found', async (_, plant) => {
  const faults: (string | undefined)[] = [];
  for (let seed = 1; seed <= PRESETS.length; seed++) faults.push((await secrecyGame(seed, { plant })).fault);
  expect(faults.filter((fault) => fault !== undefined).length).toBeGreaterThan(PRESETS.length / 2);
});
