import type { TableView } from '@hausregel/protocol';
import type { Locator } from 'playwright-core';
import type { TextKey } from '../../../apps/web/src/locales/en/index.ts';
import { type Choice, type Deed, deedsOf, layFirst } from './deeds.ts';
import type { Player } from './player.ts';

const SUIT_KEYS: Readonly<Record<string, TextKey>> = {
  C: 'table.suitC',
  S: 'table.suitS',
  H: 'table.suitH',
  D: 'table.suitD',
};
/** Where a card shows even if the next one lies over it, px from its corner. */
const CORNER = { x: 14, y: 24 };

export const suitWord = (player: Player, suit: string): string => player.words(SUIT_KEYS[suit] ?? 'table.joker');

export const handCard = (player: Player, card: string): Locator =>
  player.hand.locator(`[data-card="${card}"]`).getByRole('button').first();

const actions = (player: Player): Locator => player.page.getByRole('group', { name: player.words('table.actions') });

/** A button by any of its texts; a key's name may stand behind. */
const oneOf = (texts: readonly string[]): RegExp => new RegExp(`^(${texts.join('|')})`);

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

export function mauButton(player: Player): Locator {
  const keys: readonly TextKey[] = [
    'table.mauLabel',
    'table.mauArmed',
    'table.mauSaid',
    'table.lastLabel',
    'table.lastArmed',
    'table.lastSaid',
  ];
  return actions(player).getByRole('button', { name: oneOf(keys.map((key) => player.words(key))) });
}

export const pendingOf = (view: TableView): number => {
  const demand = view.round?.demand;
  return demand !== undefined && 'draw' in demand ? demand.draw : 1;
};

/** Chooses a suit in the sheet that asks for it. */
export const wishTile = (player: Player, suit: string): Locator =>
  player.sheet.getByRole('button', { name: new RegExp(`^${suitWord(player, suit)},`, 'i') });

/** Long for a click, short enough to find out that there was nothing left to click. */
const CLICK_MS = 6_000;

/** Waits until all cards lie still: nobody taps a card that is still being dealt. */
const untilStill = (player: Player): Promise<unknown> =>
  player.page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          (animation) =>
            animation.playState !== 'running' ||
            animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    undefined,
    { timeout: CLICK_MS },
  );

/** Does something by clicks alone. */
async function clickThrough(player: Player, deed: Deed): Promise<void> {
  const inTime = { timeout: CLICK_MS };
  if (deed.kind === 'draw') await drawButton(player).click(inTime);
  else if (deed.kind === 'pass') await passButton(player).click(inTime);
  else {
    if (deed.kind === 'lay') await handCard(player, deed.card).click({ ...inTime, position: CORNER });
    else if (player.view.round?.demand === undefined) await player.button(player.words('table.nameSuit')).click(inTime);
    if (deed.wish !== undefined) await wishTile(player, deed.wish).click(inTime);
  }
}

/** Presses Mau where it is due: for the card that is laid next, or for the one that lies; whether the call is made. */
async function callMau(player: Player): Promise<boolean> {
  const isLate = player.view.round?.sideMoves.includes('~') === true;
  await mauButton(player).click({ timeout: CLICK_MS });
  const armed = player.view.round?.callWord === 'last' ? 'table.lastArmed' : 'table.mauArmed';
  if (!isLate) await player.button(player.words(armed)).waitFor({ timeout: CLICK_MS });
  return isLate;
}

export interface Play {
  readonly choose?: Choice;
  /** Goes on while this is so; a round that is over ends it as well. */
  readonly while?: (view: TableView) => boolean;
  readonly forgetsMau?: boolean;
}

const TURNS_MAX = 1_500;

/**
 * One turn by mouse, or a wait for the others. A late call or a catch by somebody else may end the turn at any moment;
 * then there is nothing left to do.
 */
export async function turn(player: Player, play: Play = {}): Promise<void> {
  const { seq } = player;
  if (player.isOnTurn) {
    try {
      await act(player, play);
    } catch (error) {
      if (player.seq === seq) throw error;
    }
  }
  await player.untilAfter(seq);
}

async function act(player: Player, { choose = layFirst, forgetsMau = false }: Play): Promise<void> {
  await untilStill(player);
  const { view } = player;
  const deeds = deedsOf(view);
  const deed = choose(deeds, view);
  if (deed === undefined) throw new Error(`Nothing to do in ${JSON.stringify(view.round)}`);
  const isCallDue =
    view.round?.sideMoves.includes('~') === true || (deed.kind === 'lay' && view.round?.callDueNext === true);
  const isCallMade = isCallDue && !forgetsMau && (await callMau(player));
  if (!isCallMade) await clickThrough(player, deed);
}

/** Plays by mouse until the round is over. */
export async function playRound(player: Player, play: Play = {}): Promise<void> {
  for (let turns = 0; turns < TURNS_MAX; turns++) {
    if (player.view.phase !== 'round' || play.while?.(player.view) === false) return;
    await turn(player, play);
  }
  throw new Error('The round does not end.');
}
