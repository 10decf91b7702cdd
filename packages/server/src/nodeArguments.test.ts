import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODE_ARGUMENTS } from './nodeArguments.ts';

test.each([
  ['scripts/lib/withRoom.mjs', /^const NODE_ARGUMENTS = \['(.*)'\];$/m],
  ['package.json', /"start": "node (.*) scripts\/start.mjs"/],
  ['deploy/systemd/hausregel@.service', /^ExecStart=\/usr\/bin\/node (.*) \S+\/main\.js serve /m],
])('a server that is started by %s has the same arguments of Node as one under load', (path, line) => {
  const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  expect(line.exec(text)?.[1]?.split(/', '| /)).toEqual(NODE_ARGUMENTS);
});
