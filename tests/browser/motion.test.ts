import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardName } from '../../apps/web/src/table/cardWords.ts';
import { playRound } from './support/mouse.ts';
import { PHONE, type Player } from './support/player.ts';
import { hearsWord, seesStatus } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('motion');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** Notes in every frame what is moving; a cross-fade is no motion. */
const WATCH = `
  window.moving = new Set();
  const still = ['opacity', 'color', 'background-color', 'fill', 'stroke', 'box-shadow', 'outline-color', 'border-color'];
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const name = animation.transitionProperty ?? animation.animationName ?? animation.effect.getKeyframes().map((frame) => Object.keys(frame).filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)).join('+'))[0];
      const names = animation.transitionProperty === undefined ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [animation.transitionProperty];
      const moves = names.some((key) => !still.includes(key) && !['offset', 'computedOffset', 'easing', 'composite', 'backgroundColor', 'boxShadow'].includes(key));
      if (animation.playState === 'running' && Number(effect.getComputedTiming().duration) > 1 && moves) window.moving.add(name + ' of ' + effect.target.tagName + '.' + effect.target.getAttribute('class'));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

const movingIn = (player: Player): Promise<readonly string[]> =>
  player.page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...(window as unknown as { moving: Set<string> }).moving];
  });

test('Where the device asks for reduced motion nothing moves, in a whole round with its score sheet', async () => {
  const table = await stage.server.open({ ruleSet: 'skat-plus', seats: 3 });
  const ada = await stage.newPlayer({ seat: table, script: WATCH, viewport: PHONE });
  await ada.enter(table);
  await playRound(ada);
  await ada.heading(ada.words('score.title', { round: 1 })).waitFor();
  await ada.button(ada.words('lobby.menu')).click();
  await ada.sheet.waitFor();
  await expect.poll(() => movingIn(ada)).toEqual([]);
});

test('Nor does it in the grand game: sheets, announcements, a card that lights up, a pile turned over', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['X QS KH 3C', 'JD 4D', '3S 4H', '4S 3H', '3H 4C'], draw: '9C 9D TC', discard: '8D' },
    { script: WATCH, viewport: PHONE },
  );
  const { ada } = table;
  await table.click('X=KD');
  await table.play('1:JD>H');
  await seesStatus(ada, ada.words('grand.nowJump', { card: cardName('QS', ada.words) }));
  await table.click('QS', 'pass');
  await table.play('1:draw', '2:3S', '3:3H', '4:3H');
  await table.click('KH!6');
  await hearsWord(ada, 'grand.wordKoenigstreffen');
  await table.play('1:draw', '2:draw', '3:draw');
  await ada.page.getByText(ada.words('table.tableEmpty'), { exact: true }).waitFor();
  await expect.poll(() => movingIn(ada)).toEqual([]);
});

test('With motion switched off in the settings nothing moves either; with it cards do', async () => {
  const request = { ruleSet: 'family', overrides: { handSize: 2 } };
  const [still, moving] = await Promise.all([stage.server.open(request), stage.server.open(request)]);
  for (const [table, isStill] of [
    [still, true],
    [moving, false],
  ] as const) {
    const ada = await stage.newPlayer({
      seat: table,
      hasMotion: true,
      script: `${WATCH} if (location.protocol === 'http:') localStorage.setItem('hausregel.settings', JSON.stringify({ motion: '${isStill ? 'off' : 'normal'}' }));`,
    });
    await ada.enter(table);
    await playRound(ada);
    await expect.poll(async () => (await movingIn(ada)).length > 0).toBe(!isStill);
  }
});
