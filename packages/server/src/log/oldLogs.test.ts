import { readFileSync } from 'node:fs';
import { PRESETS } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../table/tableEvent.ts';
import { recordedLogs } from '../testing/logs/logFiles.ts';
import { statesOf } from '../testing/logs/stateSummary.ts';

const LOGS = recordedLogs();
const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
const present = LOGS.filter(({ name }) => name.startsWith(`${VERSION}/`));

describe('what was played under an earlier version', () => {
  test.each(LOGS.map((log) => [log.name, log] as const))('is the same table today: %s', (_, { entries, states }) => {
    expect(JSON.parse(JSON.stringify(statesOf(entries)))).toEqual(states);
  });

  test('is recorded for the present version, with every rule set and every kind of event', () => {
    expect(present.map(({ name }) => name.replace(`${VERSION}/`, ''))).toEqual(
      expect.arrayContaining(PRESETS.map(({ id }) => id)),
    );
    const types = new Set<string>(present.flatMap(({ entries }) => entries.map(({ event }) => event.type)));
    expect(EVENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
  });
});
