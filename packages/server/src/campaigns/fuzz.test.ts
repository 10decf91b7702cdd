import { expect, test } from 'vitest';
import { fuzzTable, MESSAGES_A_TABLE } from './fuzz.ts';

/** The long form is `npm run campaign -- fuzz`. */
const TABLES = 60;

test('hostile messages are answered or end the connection, and change nothing when they are refused', async () => {
  let messages = 0;
  const answers = new Set<string>();
  for (let seed = 1; seed <= TABLES; seed++) {
    const result = await fuzzTable(seed);
    expect(result.fault, `seed ${seed}`).toBeUndefined();
    messages += result.messages;
    for (const answer of Object.keys(result.answers)) answers.add(answer);
  }
  expect(messages).toBeGreaterThan(0.7 * TABLES * MESSAGES_A_TABLE);
  const due = [
    'bad-message',
    'too-large',
    'too-fast',
    'bad-name',
    'not-seated',
    'not-your-turn',
    'host-only',
    'ok',
    'http 400',
    'http 404',
    'http 429',
    'found codes',
    'found record',
    'found shown',
    'found health',
    'bad-rule-set',
    'event rulesProposed',
    'event rulesAnswered',
    'event rulesChanged',
    'event dealt',
  ];
  expect(due.filter((answer) => !answers.has(answer))).toEqual([]);
}, 600_000);
