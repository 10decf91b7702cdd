import type { TableView } from '@hausregel/protocol';
import type { Happening } from '../app/store.svelte.ts';
import { watchingText } from '../app/places.ts';
import { nameOf } from '../app/ruleSets.ts';
import { t } from '../lib/i18n.svelte.ts';

/**
 * One sentence on what became of a proposal that is there no longer: the rules hold, somebody dropped it, or whoever
 * proposed it has left.
 *
 * @param before the last view with the proposal
 * @param now the first one without
 * @param since what has happened in between
 */
export function proposalOutcome(
  before: TableView,
  now: TableView,
  since: readonly Happening[],
): { readonly text: string; readonly holds: boolean } {
  const holds = hasCome(before, now);
  return { text: outcomeText(before, now, { since, holds }), holds };
}

function hasCome(before: TableView, now: TableView): boolean {
  const proposed = before.proposal?.ruleSet;
  const watching = before.proposal?.watching ?? now.settings.watching;
  return (
    proposed !== undefined &&
    watching === now.settings.watching &&
    JSON.stringify(proposed) === JSON.stringify(now.ruleSet)
  );
}

function outcomeText(
  before: TableView,
  now: TableView,
  { since, holds }: { readonly since: readonly Happening[]; readonly holds: boolean },
): string {
  const stays =
    before.proposal?.watching === undefined ? t('editor.rulesStay') : t(watchingText(now.settings.watching));
  if (!holds) return `${endText(before, now, since)} ${stays}`;
  return before.proposal?.watching === undefined ? t('editor.rulesHold', { rules: nameOf(now.ruleSet) }) : stays;
}

/** Who has ended a proposal. */
function endText(before: TableView, now: TableView, since: readonly Happening[]): string {
  const refused = since.findLast(({ event }) => event.type === 'seat' && event.what === 'refused')?.event;
  if (refused?.type !== 'seat') return t('editor.proposalGone');
  const { seat, name } = refused;
  if (before.places[seat]?.isHost) return t(seat === now.you ? 'editor.youTookBack' : 'editor.tookBack', { name });
  return seat === now.you ? t('editor.youRefused') : t('log.seatRefused', { name });
}
