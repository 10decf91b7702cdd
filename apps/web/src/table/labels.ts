import { cardName, effectWords } from './cardWords.ts';
import type { HandGroup } from './handGroups.ts';
import type { Explain, Say, StampOf } from './types.ts';

interface LabelContext {
  readonly say: Say;
  readonly stampOf: StampOf;
  readonly explain: Explain;
  readonly isMyTurn: boolean;
}

/** "7 of hearts, playable, the next player draws 2": what a card in the hand is and may do. */
export function cardLabel(group: HandGroup, context: LabelContext): string {
  const { say, stampOf, explain, isMyTurn } = context;
  const name = cardName(group.card, say);
  const card = group.copies > 1 ? say('table.labelCopies', { count: group.copies, card: name }) : name;
  const effect = effectWords(group.card, stampOf, say);
  const isPlayable = group.moves.length > 0;
  if (isPlayable && !isMyTurn) return say('grand.labelAnyTime', { card });
  const reason = isMyTurn && !isPlayable && group.refusal ? explain(group.refusal).text : undefined;
  if (group.isNew && reason === undefined)
    return say(isPlayable ? 'table.labelNewPlayable' : 'table.labelNew', { card });
  if (isPlayable)
    return effect ? say('table.labelPlayableEffect', { card, effect }) : say('table.labelPlayable', { card });
  if (reason !== undefined) return say(group.isNew ? 'table.labelNewRefused' : 'table.labelRefused', { card, reason });
  return effect ? say('table.labelEffect', { card, effect }) : card;
}
