import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pressMove } from './support/keyboard.ts';
import { PHONE, type Player } from './support/player.ts';
import { hearsWord, playableCards, seatOf, seesAtSeat, seesInLog, seesOnPile, seesStatus } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { drawButton, optionButton } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('grand round');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const seesMeeting = (player: Player, run: number, target: number): Promise<void> =>
  player.page.getByText(player.words('grand.meetingLabel', { count: run, target }), { exact: true }).waitFor();

test('A king calls a meeting of six, which all must follow until the sixth king lies (MTT-16)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 0,
    hands: ['KH KC 3C', 'KS KS 4H', '4C 3S', 'KC 4S', '3H 4H'],
    draw: '8D 9D KD 8C 8S 9C 9S TC',
    discard: '3H',
  });
  const { ada } = table;
  const { words } = ada;
  await ada.hand.locator('[data-card="KH"]').getByRole('button').click();
  await ada.heading(words('grand.meetingTitle')).waitFor();
  for (const option of ['0', '6', '8']) await optionButton(ada, 'meeting', option).waitFor();
  await optionButton(ada, 'meeting', '6').click();
  await seesMeeting(ada, 1, 6);
  await hearsWord(ada, 'grand.wordKoenigstreffen');
  expect(ada.view.round).toMatchObject({ turn: 1, demand: { meeting: 6, run: 1 } });
  await expect(table.play('1:4H')).rejects.toThrow('meeting');
  await table.play('1:KS+KS', '2:draw', '3:KC', '4:draw');
  await seesMeeting(ada, 4, 6);
  await seesStatus(ada, words('grand.doMeeting'));
  await expect.poll(() => playableCards(ada)).toEqual(['KC']);
  await drawButton(ada).waitFor({ state: 'detached' });
  await table.click('KC');
  await table.play('1:draw', '2:draw', '3:draw', '4:draw');
  await seesStatus(ada, words('grand.doMeetingNone'));
  await table.click('draw');
  await table.play('1:KD');
  expect(table.position).toMatchObject({ turn: 2, discard: '3H KH KS KS KC KC KD' });
  expect(ada.view.round?.demand).toBeUndefined();
  await ada.page.getByText(words('table.noWish')).waitFor();
});

test('A king may stay unpolitisch, and two together call a meeting of eight by key (MTT-16, MTT-0f)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['KH KS KS 3C', '3H 4H', '4H 3S', '3C 4H', 'KD 4H'], draw: '8D 9D 8C 8S', discard: '3H' },
    { language: 'de' },
  );
  const { ada } = table;
  await table.click('KH');
  await hearsWord(ada, 'grand.wordUnpolitisch');
  expect(ada.view.round?.demand).toBeUndefined();
  await table.play('1:draw', '2:draw', '3:draw', '4:KD');
  await pressMove(ada, 'KS+KS!8');
  await seesMeeting(ada, 4, 8);
  expect(ada.view.round?.demand).toEqual({ meeting: 8, run: 4 });
});

test('When the pile has been turned over, the next player finds an empty table and lays anything (MTT-21)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 4, hands: ['8S 9C', '3H 4H', '3S 4S', '3C 3S', '4C 4S'], draw: '', discard: '3C 4C KH' },
    { viewport: PHONE },
  );
  const { ada } = table;
  const { words } = ada;
  await seesOnPile(ada, 'KH');
  await table.play('4:draw');
  await ada.page.getByText(words('table.tableEmpty'), { exact: true }).waitFor();
  await ada.page.getByText(words('table.discardEmpty')).waitFor({ state: 'attached' });
  await seesStatus(ada, words('table.doLayEmpty'));
  await expect.poll(() => playableCards(ada)).toEqual(['8S', '9C']);
  expect(table.position.draw).toBe('4C KH');
  await table.click('8S');
  await seesOnPile(ada, '8S');
  expect(table.position).toMatchObject({ turn: 2, discard: '8S' });
});

test('Players go out one by one; whoever is out watches the end, and the last one scores (MTT-19, MTT-P)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 0,
    hands: ['3C', '3H', '7S 9H 4C', '3S', ''],
    out: [4],
    draw: '8C TD',
    discard: '3D',
  });
  const { ada } = table;
  const { words, page } = ada;
  await table.click('3C');
  await seesInLog(ada, words('log.youOut', { place: 2 }));
  await seesStatus(ada, `${words('log.youOut', { place: 2 })} ${words('table.waitFor', { name: 'Bo' })}`);
  await expect.poll(() => ada.hand.getByRole('button').count()).toBe(0);
  await drawButton(ada).waitFor({ state: 'detached' });
  await table.play('1:3H');
  await seesAtSeat(ada, 1, words('grand.seatPlaceLong', { place: 3 }));
  expect([ada.view.round?.out, ada.view.phase]).toEqual([[4, 0, 1], 'round']);
  await table.play('2:draw', '3:3S');
  await ada.heading(words('score.title', { round: 1 })).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: words('score.wonPoints', { name: 'Cleo', count: 28 }) })
    .waitFor();
  expect(ada.view.match?.results[0]).toMatchObject({ winner: 2, points: [0, 0, 28, 0, 0], nextDealer: 2 });
});

/** One card ends the round; the last player holds what is counted. */
async function endOf(last: string): Promise<WrittenTable> {
  const hands = ['3C', last, '', '', ''];
  const table = await WrittenTable.lay(stage, { turn: 0, out: [2, 3, 4], hands, draw: '8C', discard: '3H' });
  await table.click('3C');
  await table.ada.heading(table.ada.words('score.title', { round: 1 })).waitFor();
  return table;
}

const totals = async ({ page, words }: Player): Promise<readonly string[]> =>
  page
    .getByRole('table', { name: words('score.pad') })
    .getByRole('row')
    .last()
    .getByRole('cell')
    .allInnerTexts();

test('Twenty in hand win twenty points, and the winner deals; that is the record for the time being (MTT-P2, MTT-P3)', async () => {
  const table = await endOf('7S 9H 4C');
  const { ada } = table;
  await ada.page
    .getByRole('status')
    .filter({ hasText: ada.words('score.wonPoints', { name: 'Bo', count: 20 }) })
    .waitFor();
  await ada.page.getByText(ada.words('score.deals', { name: 'Bo' })).waitFor();
  await expect.poll(() => totals(ada)).toEqual(['0', '20', '0', '0', '0']);
  expect(ada.view.match?.results[0]).toMatchObject({ winner: 1, nextDealer: 1, points: [0, 20, 0, 0, 0] });
  const record = ada.page.getByText(ada.words('score.record', { count: 20, name: 'Bo' }));
  await record.waitFor();

  table.dealNext({ turn: 1, out: [0, 3, 4], hands: ['', '3C', '3S', '', ''], draw: '8C', discard: '3H' });
  await ada.button(ada.words('score.next')).click();
  for (const seat of [1, 2, 3, 4]) await table.other(seat).ask({ type: 'next' });
  await ada.until('the second round is dealt', ({ phase }) => phase === 'round');
  await table.play('1:3C');
  await ada.heading(ada.words('score.title', { round: 2 })).waitFor();
  await record.waitFor();
  await expect.poll(() => totals(ada)).toEqual(['0', '20', '3', '0', '0']);
});

test('Thirty-seven in hand lose thirty-seven points, forty-two are worth nothing (MTT-P2)', async () => {
  const { ada } = await endOf('JC AS 6H');
  await ada.page
    .getByRole('status')
    .filter({ hasText: ada.words('score.lost', { name: 'Bo', count: 37 }) })
    .waitFor();
  await expect.poll(() => totals(ada)).toEqual(['0', '−37', '0', '0', '0']);
  expect(ada.view.match?.results[0]).toMatchObject({ points: [0, -37, 0, 0, 0], nextDealer: 1 });
  const { ada: other } = await endOf('JS X 2C');
  await other.page
    .getByRole('status')
    .filter({ hasText: other.words('score.nobody') })
    .waitFor();
  await expect.poll(() => totals(other)).toEqual(['0', '0', '0', '0', '0']);
  expect(other.view.match?.results[0]).toMatchObject({ points: [0, 0, 0, 0, 0], nextDealer: 4 });
});

const fromMenu = async ({ page, sheet, words }: Player, key: 'grand.breakOff'): Promise<void> => {
  await page.getByRole('button', { name: words('table.menu'), exact: true }).click();
  await sheet.getByRole('button', { name: words(key), exact: true }).click();
};

test('The round is broken off when all agree; whoever laid 4♦ last gets one point and deals (MTT-7)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['4D 3C', '8D 3S', '3S 4S', '3H 4H', '3C 4C'], draw: '4C 4H', discard: 'KD' },
    { viewport: PHONE },
  );
  const { ada } = table;
  const { words, sheet } = ada;
  await table.click('4D');
  await hearsWord(ada, 'grand.wordSchrecklich');
  await table.play('2:break');
  await seesAtSeat(ada, 2, words('grand.seatAgreed'));
  await fromMenu(ada, 'grand.breakOff');
  await ada.heading(words('grand.breakTitle')).waitFor();
  await sheet.getByText(words('grand.breakAgreed', { names: 'Cleo' })).waitFor();
  await sheet.getByRole('button', { name: words('grand.breakAgree') }).click();
  await ada.until('I have agreed', ({ round }) => round?.agreed.includes(0) === true);
  await fromMenu(ada, 'grand.breakOff');
  await sheet.getByText(words('grand.breakDone')).waitFor();
  await ada.page.keyboard.press('Escape');
  await table.play('1:break', '3:break', '4:break');
  await ada.heading(words('score.title', { round: 1 })).waitFor();
  await ada.page
    .getByRole('status')
    .filter({ hasText: words('score.wonYou') })
    .waitFor();
  await ada.page.getByText(words('score.dealsYou')).waitFor();
  expect(ada.view.match?.results[0]).toMatchObject({ winner: 0, points: [1, 0, 0, 0, 0], nextDealer: 0 });
});

const TEN = '2C 2S 2H 2D 7C 7S 7D 8C 8S 8D';

test('From ten cards on others see “10 or more”, the owner sees all (MTT-0e)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 1,
    hands: [`${TEN} 3C`, '3S 4H', '3C 3C 4C 4C 7H 8H 9H TH KH', `${TEN} 9S 9C`, '3H 4H'],
    draw: '5C 5S',
    discard: '3H',
  });
  const { ada } = table;
  const { words } = ada;
  await seesAtSeat(ada, 2, words('table.seatCards', { count: 9 }));
  await seesAtSeat(ada, 3, words('grand.seatCardsMany', { count: 10 }));
  await seatOf(ada, 3)
    .getByText(words('grand.countMany', { count: 10 }), { exact: true })
    .waitFor();
  await ada.page.getByRole('region', { name: words('table.hand', { count: 11 }) }).waitFor();
  await table.play('1:3S', '2:draw');
  await seesAtSeat(ada, 2, words('grand.seatCardsMany', { count: 10 }));
  const tellsTwelve = (frame: string): boolean => frame.includes('"count":12');
  expect([ada.frames.some(tellsTwelve), table.position.hands[3]?.split(' ').length]).toEqual([false, 12]);
});

const openMenuOf = async ({ page, words }: Player, name: string): Promise<void> =>
  page.getByRole('button', { name: words('grand.seatMenu', { name }) }).click();

test('One asks to look into a hand and is shown it; one is asked, shows, and ends it (MTT-0d)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 4,
    hands: ['3C 4C', '3S 4H', '7H 8H', '9S 9C', '3H 4H'],
    draw: '5C 5S',
    discard: '3H',
  });
  const { ada } = table;
  const { words, page, sheet } = ada;
  await openMenuOf(ada, 'Bo');
  await sheet.getByRole('button', { name: words('grand.askLook') }).click();
  await seesInLog(ada, words('log.youAskLook', { of: 'Bo' }));
  await table.other(1).ask({ type: 'show', seat: 0, on: true });
  await ada.until('Bo shows the hand', ({ places }) => places[1]?.hand !== undefined);
  await openMenuOf(ada, 'Bo');
  const shown = sheet.getByRole('region', { name: words('grand.theirHand', { name: 'Bo' }) });
  await expect.poll(() => shown.locator('.for-ears').allInnerTexts()).toEqual(['3 of spades', '4 of hearts']);
  await page.keyboard.press('Escape');
  await table.other(1).ask({ type: 'show', seat: 0, on: false });
  await seesInLog(ada, words('log.youLookNoMore', { of: 'Bo' }));
  await ada.until('Bo shows it no longer', ({ places }) => places[1]?.hand === undefined);

  await table.other(2).ask({ type: 'look', seat: 0 });
  const notice = page.locator('main .notice').filter({ hasText: words('log.asksLookYou', { name: 'Cleo' }) });
  await notice.getByRole('button', { name: words('grand.lookAllow') }).click();
  await ada.until('Cleo may look', ({ round }) => round?.looks.shownTo.includes(2) === true);
  await expect.poll(() => table.other(2).view.places[0]?.hand).toEqual(['3C', '4C']);
  await table.hasHeard(3);
  expect(table.other(3).view.places[0]?.hand).toBeUndefined();
  await openMenuOf(ada, 'Cleo');
  await sheet.getByRole('button', { name: words('grand.hideHand') }).click();
  await ada.until('Cleo may look no longer', ({ round }) => round?.looks.shownTo.length === 0);
  await table.other(2).ask({ type: 'look', seat: 0 });
  await notice.getByRole('button', { name: words('grand.lookRefuse', { name: 'Cleo' }) }).click();
  await ada.until('Cleo has been refused', ({ round }) => round?.looks.asking.length === 0);
  await table.hasHeard(2);
  expect(table.other(2).view.places[0]?.hand).toBeUndefined();
});

test('What is whispered only the other reads, and the answer stands in the own chat (MTT-0d)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 4,
    hands: ['3C 4C', '3S 4H', '7H 8H', '9S 9C', '3H 4H'],
    draw: '5C 5S',
    discard: '3H',
  });
  const { ada } = table;
  const { words, page, sheet } = ada;
  await openMenuOf(ada, 'Bo');
  await sheet.getByRole('textbox', { name: words('grand.whisperLabel', { name: 'Bo' }) }).fill('Have you a heart?');
  await sheet.getByRole('button', { name: words('grand.whisperSend') }).click();
  await expect.poll(() => JSON.stringify(table.other(1).messages)).toContain('Have you a heart?');
  await table.other(1).ask({ type: 'whisper', seat: 0, text: 'Two of them' });
  await table.other(1).ask({ type: 'chat', text: 'For all of you' });
  for (const seat of [2, 3, 4]) {
    const heard = (): string => JSON.stringify(table.other(seat).messages);
    await expect.poll(heard).toContain('For all of you');
    expect(heard()).not.toMatch(/Have you a heart|Two of them/);
  }
  await page.getByRole('tab', { name: words('table.chat') }).click();
  const chat = page.getByRole('log', { name: words('lobby.chat') });
  await chat.getByText('Two of them').waitFor();
  await chat.getByText(words('lobby.whisperTo', { name: 'Bo' })).waitFor();
  await chat.getByText(words('lobby.whisperYou')).waitFor();
});

test('Where the duplicates stay in, the second copy is given up as soon as the first lies (MTT-0a)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 4, hands: ['4D 3C', '3S 4H', '7H 8H', '9S 9C', '4D 4H'], draw: '5C 5S', discard: 'KD' },
    { overrides: { duplicatesStay: true } },
  );
  const { ada } = table;
  await table.play('4:4D');
  await seesInLog(ada, ada.words('log.youGaveUp', { card: '' }).split(':')[0] ?? '');
  await expect.poll(() => ada.hand.getByRole('button').count()).toBe(1);
  expect(table.position).toMatchObject({ turn: 0, hands: ['3C', '3S 4H', '7H 8H', '9C 9S', '4H'], discard: 'KD 4D' });
});

test('The start card says who begins, counted from the Kreuzkonstante (MTT-20)', async () => {
  const hands = ['3C 4C', '3S 4S', '3H 4H', '8C 7S 9H', '3C 3S'];
  for (const [start, beginner] of [
    ['4C', 2],
    ['7H', 4],
    ['9D', 0],
  ] as const) {
    const table = await WrittenTable.lay(
      stage,
      { start: true, constant: 2, hands, draw: '3C 4C', discard: start },
      { viewport: PHONE, settings: { constant: 2 } },
    );
    const { ada } = table;
    expect(ada.view.round).toMatchObject({ turn: beginner, constant: 2 });
    expect(ada.view.round?.demand).toBeUndefined();
    await seesOnPile(ada, start);
    const chip =
      beginner === 0 ? ada.words('table.chipYou') : ada.words('table.chipOther', { name: table.nameOf(beginner) });
    await ada.page.getByText(chip, { exact: true }).waitFor();
  }
});
