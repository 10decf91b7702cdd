/** Events as they are stored. What this version does not know it must not pass over: the table would become another one. */
import { knowsOptions } from '@hausregel/rules';
import { Unreadable } from './eventLog.ts';
import { EVENT_TYPES, EVENT_VERSION, type TableEvent } from '../table/tableEvent.ts';

/** The event of a row. Throws `Unreadable` if it is damaged, or of a later version than this. */
export function storedEvent(text: string, version: number): TableEvent {
  if (version > EVENT_VERSION) throw new Unreadable(`its events are of version ${version}`);
  const event = parsed(text);
  if (!EVENT_TYPES.includes(event.type)) throw new Unreadable('it has an event of an unknown type');
  if ('ruleSet' in event && !knowsOptions(event.ruleSet)) throw new Unreadable('it has an unknown rule');
  return event;
}

function parsed(text: string): TableEvent {
  try {
    // Only logs write these rows.
    return JSON.parse(text) as TableEvent;
  } catch (error) {
    throw new Unreadable('it is damaged', error);
  }
}
