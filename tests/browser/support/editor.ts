import { type AnyOption, type Group, nounOf, optionByKey, valuesOf } from '@hausregel/rules';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { TextKey } from '../../../apps/web/src/locales/en/index.ts';
import { tabTo } from './keyboard.ts';
import type { Player } from './player.ts';

/** Values by option, in the order in which they are set. */
type Wishes = Readonly<Record<string, unknown>>;

/** How somebody works at the desk of the editor. */
export interface EditorHand {
  /** Presses a button, a link or a radio button. */
  press(target: Locator): Promise<void>;
  /** Writes into a field in place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses one of the radio buttons of a group, where `from` is chosen. */
  choose(group: Locator, from: number, to: number): Promise<void>;
  /** Opens the sentence of an option. */
  open(option: AnyOption): Promise<void>;
}

const TOPICS: Readonly<Record<Group, TextKey>> = {
  deck: 'editor.topicDeal',
  deal: 'editor.topicDeal',
  laying: 'editor.topicLaying',
  drawing: 'editor.topicDrawing',
  cards: 'editor.topicCards',
  calls: 'editor.topicCalls',
  'last-card': 'editor.topicLastCard',
  scoring: 'editor.topicScoring',
  match: 'editor.topicMatch',
};
/** More numbers than this are typed, not listed. */
const LISTED_MAX = 8;

/** An option on the desk: its sentence, and below it what it can be. */
export const rule = (player: Player, key: string): Locator => player.page.locator(`[data-rule="${key}"]`);
export const sentence = (player: Player, key: string): Locator => rule(player, key).getByRole('button').first();
export const radios = (player: Player, key: string): Locator => rule(player, key).getByRole('radio');
const search = ({ page, words }: Player): Locator => page.getByLabel(words('editor.search'));
export const topic = ({ page, words }: Player, { group }: AnyOption): Locator =>
  page.locator('nav, h2').getByRole('button', { name: new RegExp(`^${words(TOPICS[group])}`) });

export function known(key: string): AnyOption {
  const option = optionByKey(key);
  if (option === undefined) throw new Error(`There is no rule ${key}.`);
  return option;
}

/** The sentence of an option by topics, powers of cards by the table of cards. */
async function openByTopic(player: Player, option: AnyOption, press: EditorHand['press']): Promise<void> {
  const own = topic(player, option);
  await own.waitFor();
  if ((await own.getAttribute('aria-expanded')) !== 'true') await press(own);
  if (option.card === undefined) {
    await press(sentence(player, option.key));
    return;
  }
  const name = nounOf(option.card.rank, option.card.suit)[player.language].name;
  await press(player.page.getByRole('rowheader').getByRole('button', { name, exact: true }));
}

/** By mouse or by finger. */
export function pointing(player: Player, press: EditorHand['press']): EditorHand {
  return {
    press,
    async write(field, text) {
      await press(field);
      await field.fill(text);
      await player.page.keyboard.press('Enter');
    },
    choose: (group, _, to) => press(group.nth(to)),
    open: (option) => openByTopic(player, option, press),
  };
}

/** By keys alone: an option is searched for by its title. */
export function typing(player: Player): EditorHand {
  const { keyboard } = player.page;
  return {
    async press(target) {
      await tabTo(player, target);
      await keyboard.press('Enter');
    },
    async write(field, text) {
      await tabTo(player, field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
      await keyboard.press('Enter');
    },
    async choose(group, from, to) {
      await tabTo(player, group.nth(from));
      for (let at = from; at !== to; at += Math.sign(to - at)) {
        await keyboard.press(to > at ? 'ArrowDown' : 'ArrowUp');
        await player.settle();
      }
    },
    async open(option) {
      await tabTo(player, search(player), 'Shift+Tab');
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(option.title[player.language]);
      await tabTo(player, sentence(player, option.key));
      await keyboard.press('Enter');
    },
  };
}

const isListed = ({ schema: { shape } }: AnyOption): boolean =>
  shape.type === 'boolean' ||
  shape.type === 'choice' ||
  (shape.type === 'integer' && shape.max - shape.min < LISTED_MAX);

async function enter(field: Locator, value: unknown, hand: EditorHand): Promise<void> {
  await hand.write(field, String(value));
  await expect.poll(() => field.inputValue()).toBe(String(value));
}

async function setRule(player: Player, key: string, value: unknown, hand: EditorHand): Promise<void> {
  const option = known(key);
  await hand.open(option);
  if (isListed(option)) {
    const group = radios(player, key);
    await group.first().waitFor();
    const isOn = await group.evaluateAll((all) => all.map((each) => each.matches(':checked')));
    const to = valuesOf(option).indexOf(value);
    await hand.choose(group, isOn.indexOf(true), to);
    await expect.poll(() => group.nth(to).isChecked()).toBe(true);
    return;
  }
  const numbers = rule(player, key).getByRole('spinbutton');
  if (typeof value === 'object' && value !== null) {
    for (const [line, number] of Object.entries(value))
      await enter(rule(player, key).getByRole('spinbutton', { name: line, exact: true }), number, hand);
    return;
  }
  await numbers.first().waitFor();
  // A number for each table first becomes one for all.
  if ((await numbers.count()) > 1) await hand.choose(radios(player, key), 1, 0);
  await expect.poll(() => numbers.count()).toBe(1);
  await enter(numbers, value, hand);
}

/** Makes rules, one after the other. */
export async function makeRules(player: Player, wishes: Wishes, hand: EditorHand): Promise<void> {
  for (const [key, value] of Object.entries(wishes)) await setRule(player, key, value, hand);
}
