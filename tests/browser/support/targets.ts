import type { TableView } from '@hausregel/protocol';
import type { Locator } from 'playwright-core';
import type { TextKey } from '../../../apps/web/src/locales/en/index.ts';
import { cardName, cardSign, suitWord, wishTitle } from '../../../apps/web/src/table/cardWords.ts';
import { PLAIN } from '../../../apps/web/src/table/choices.ts';
import { formText } from '../../../apps/web/src/table/formText.ts';
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
  const keys: readonly TextKey[] = ['table.pass', 'table.keep', 'table.passSkip'];
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

const SIGNS: Readonly<Record<string, string>> = { '♣': 'C', '♠': 'S', '♥': 'H', '♦': 'D' };
/** A text with signs of suits as it is read aloud. */
const spoken = (text: string, { words }: Player): string =>
  text.replaceAll(/[♣♠♥♦]/g, (sign) => suitWord(SIGNS[sign] ?? '', words));

/** What is laid together, the card that is laid first named first, or whether a king calls a meeting. */
export function optionButton(player: Player, step: 'form' | 'meeting', option: string, first?: string): Locator {
  const { words, language, sheet } = player;
  const signOf = (card: string): string => cardSign(card, language === 'de' ? 'de' : 'en', words);
  if (step === 'form') {
    const text = formText(option, first ?? option.split('+')[0] ?? '', signOf, words);
    return sheet.getByRole('button', { name: spoken(text, player), exact: true });
  }
  const texts: Readonly<Record<string, string>> = {
    meeting0: words('grand.meetingNone'),
  };
  const name = texts[step + option] ?? words('grand.meetingCall', { target: option });
  return sheet.getByRole('button', { name, exact: true });
}

/** What the four queens ask for. */
export const rankButton = ({ sheet, words }: Player, rank: string): Locator =>
  sheet.getByRole('button', { name: named(ranksWord(rank, words)) });

/** The size of the hands, in the dealer's sheet. */
export const dealButton = ({ sheet, words }: Player, count: number): Locator =>
  sheet.getByRole('button', { name: words('grand.dealLabel', { count }), exact: true });
