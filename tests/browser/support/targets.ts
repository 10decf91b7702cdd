import type { TableView } from '@hausregel/protocol';
import type { Locator } from 'playwright-core';
import type { TextKey } from '../../../apps/web/src/locales/en/index.ts';
import { cardName, wishTitle } from '../../../apps/web/src/table/cardWords.ts';
import { PLAIN } from '../../../apps/web/src/table/choices.ts';
import { ranksWord } from '../../../apps/web/src/table/rankWords.ts';
import type { Player } from './player.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A name that begins like this; what comes behind a comma is beside the point. */
const named = (text: string): RegExp => new RegExp(`^${escaped(text)}(?:,|$)`);

export const handCard = (player: Player, card: string): Locator =>
  player.hand.locator(`[data-card="${card}"]`).getByRole('button').first();

export const actions = (player: Player): Locator =>
  player.page.getByRole('group', { name: player.words('table.actions') });

/** A button by any of its texts; a key's name may stand behind. */
export const oneOf = (texts: readonly string[]): RegExp => new RegExp(`^(?:${texts.map(escaped).join('|')})`);

export const pendingOf = (view: TableView): number => {
  const demand = view.round?.demand;
  return demand !== undefined && 'draw' in demand ? demand.draw : 1;
};

export function drawButton(player: Player): Locator {
  const count = pendingOf(player.view);
  const texts = [
    player.words('table.draw'),
    player.words('table.drawMany', { count }),
    player.words('table.drawShort', { count }),
  ];
  return actions(player).getByRole('button', { name: oneOf(texts) });
}

export function passButton(player: Player): Locator {
  const keys: readonly TextKey[] = ['table.pass', 'table.keep', 'table.passSkip', 'table.passFurther'];
  return actions(player).getByRole('button', { name: oneOf(keys.map((key) => player.words(key))) });
}

/** Chooses a suit or a rank in the sheet that asks for it. */
export const wishTile = (player: Player, suit: string): Locator =>
  player.sheet.getByRole('button', {
    name: named(suit === '' ? player.words('table.wishWithout') : wishTitle(suit, player.words)),
  });

/** What a joker may stand for, in the sheet that asks for it. */
export const faceButton = (player: Player, face: string): Locator =>
  face === PLAIN
    ? player.sheet.getByRole('region', { name: player.words('grand.jokerPlain') }).getByRole('button')
    : player.sheet.getByRole('button', { name: named(cardName(face, player.words)) });

/** What is laid together, or whether a king calls a meeting. */
export function optionButton(player: Player, step: 'form' | 'meeting', option: string): Locator {
  const { words, sheet } = player;
  const texts: Readonly<Record<string, string>> = {
    form1: words('table.copiesOne'),
    formset4: words('grand.setFour'),
    formset8: words('grand.setEight'),
    meeting0: words('grand.meetingNone'),
  };
  const other =
    step === 'form'
      ? words(option.startsWith('set') ? 'grand.setMany' : 'table.copiesMany', {
          count: Number(option.replace('set', '')),
        })
      : words('grand.meetingCall', { target: option });
  return sheet.getByRole('button', { name: texts[step + option] ?? other, exact: true });
}

/** What the four queens ask for. */
export const rankButton = ({ sheet, words }: Player, rank: string): Locator =>
  sheet.getByRole('button', { name: named(ranksWord(rank, words)) });

/** The size of the hands, in the dealer's sheet. */
export const dealButton = ({ sheet, words }: Player, count: number): Locator =>
  sheet.getByRole('button', { name: words('grand.dealLabel', { count }), exact: true });
