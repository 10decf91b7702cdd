import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { loopFirst } from ${JSON.stringify(new URL('loopFirst.ts', import.meta.url).href)};
  loopFirst();
  // What follows the name in brackets: state, parent, … niceness is the seventeenth.
  const niceness = (task) => Number(readFileSync('/proc/self/task/' + task + '/stat', 'utf8').split(') ').at(-1).split(' ')[16]);
  const tasks = readdirSync('/proc/self/task');
  const helpers = tasks.filter((task) => Number(task) !== process.pid);
  console.log(JSON.stringify([niceness(process.pid), helpers.length, helpers.filter((task) => niceness(task) >= 10).length]));
`;

test.runIf(process.platform === 'linux')('helping threads give way to the event loop', () => {
  const args = ['--conditions=source', '--import=tsx', '--input-type=module', '-e', SCRIPT];
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const [loop, helpers, lowered] = JSON.parse(
    execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }),
  ) as number[];
  expect(loop).toBeLessThan(10);
  expect(helpers).toBeGreaterThan(3);
  // A thread may have begun after the others were lowered.
  expect(lowered).toBeGreaterThan(3);
});
