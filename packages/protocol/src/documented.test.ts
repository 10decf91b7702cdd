import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAT_CODE_POINTS_MAX, MESSAGE_BYTES_MAX, NAME_GRAPHEMES_MAX } from './limits.ts';
import { PROTOCOL_ERRORS } from './errors.ts';
import { PROTOCOL_VERSION } from './messages.ts';

const page = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8');

test.each(PROTOCOL_ERRORS)('docs/PROTOCOL.md says what `%s` means', (code) => {
  expect(page).toContain(`| \`${code}\` |`);
});

test('docs/PROTOCOL.md names the version and the bounds that are in the code', () => {
  expect(page).toContain(`Version ${PROTOCOL_VERSION}.`);
  expect(page).toContain(`${MESSAGE_BYTES_MAX.toLocaleString('en')} bytes`);
  expect(page).toContain(`longer than ${NAME_GRAPHEMES_MAX} characters`);
  expect(page).toContain(`at most ${CHAT_CODE_POINTS_MAX} characters`);
});
