import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { cardName } from '../../../apps/web/src/table/cardWords.ts';
import type { TextKey } from '../../../apps/web/src/locales/en/index.ts';
import { eventually } from './deadline.ts';
import type { Player } from './player.ts';

/** The sentence over the hand: what is to be done, or who is waited for. */
export const seesStatus = (player: Player, sentence: string): Promise<void> =>
  player.page.getByRole('heading', { level: 2, name: sentence, exact: true }).waitFor();

export const seatOf = (player: Player, seat: number): Locator => player.page.locator(`[data-seat="${seat}"]`);

const says = (place: Locator, text: string): Promise<unknown> => expect.poll(() => place.textContent()).toContain(text);

/** What stands at another player's seat, for eyes or for ears. */
export const seesAtSeat = (player: Player, seat: number, text: string): Promise<unknown> =>
  says(seatOf(player, seat), text);

/** A line on what has happened, beside the table of a wide screen. */
export const seesInLog = (player: Player, text: string): Promise<unknown> =>
  says(player.page.getByRole('log', { name: player.words('table.log') }), text);

/** A word that somebody has just called out. */
export const hearsWord = ({ page, words }: Player, word: TextKey): Promise<void> =>
  page
    .getByRole('region', { name: words('table.seats') })
    .getByText(words('table.callOut', { word: words(word) }), { exact: true })
    .waitFor();

/** The card on the pile, `X=7H` for a joker that stands for a seven. */
export const seesOnPile = (player: Player, card: string): Promise<unknown> =>
  says(
    player.page.locator('[data-pile="discard"]'),
    player.words('table.discardPile', { card: cardName(card, player.words) }),
  );

/** The own cards that light up, since they may be laid now, sorted; to be polled. */
export const playableCards = (player: Player): Promise<readonly string[]> =>
  player.hand
    .locator('[data-card]:has(.legal)')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? '').toSorted());

/** What something says, as soon as it says anything. */
export const textOf = (place: Locator): Promise<string> =>
  eventually(`${String(place)} says something`, async () => (await place.innerText()).trim() || undefined);

/** What stands in a field, as soon as anything does. */
export const writtenIn = (field: Locator): Promise<string> =>
  eventually(`${String(field)} is filled`, async () => (await field.inputValue()) || undefined);
