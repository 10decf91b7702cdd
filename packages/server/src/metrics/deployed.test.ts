import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { programOf } from '../testing/debianPrograms.ts';
import { filled } from '../testing/filled.ts';

const folder = mkdtempSync(join(tmpdir(), 'hausregel-deployed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program may have to be installed first. */
const LONG = 300_000;
const UNIT = 'deploy/systemd/hausregel@.service';
const SCRAPED = 'deploy/prometheus/prometheus.yml';
const RULES = 'deploy/prometheus/hausregel.rules.yml';

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(pathOf(path), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, word = '']) => word);
const listed = new Set(
  [...read('docs/OPERATIONS.md').matchAll(/^\| `((?:hausregel|process|nodejs)_\w+)/gm)].map(([, name]) => name),
);
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:hausregel|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));

test.each(['deploy/grafana/hausregel.json', RULES])('%s asks only for metrics that there are', (path) => {
  const names = namesIn(read(path));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});

test('the dashboard is whole: every panel asks something of the source that is chosen', () => {
  const { panels } = JSON.parse(read('deploy/grafana/hausregel.json')) as {
    panels: { title: string; targets: { expr: string }[]; datasource: { uid: string } }[];
  };
  for (const { title, targets, datasource } of panels) {
    expect(title).not.toBe('');
    expect(targets.length).toBeGreaterThan(0);
    expect(datasource.uid).toBe('${source}');
  }
});

test('what is read by Prometheus is called as the alerts and the dashboard ask for it, and the alerts are loaded', () => {
  const jobs = new Set(found(read(SCRAPED), /^ +- job_name: (\S+)$/gm));
  const asked = found(read(RULES) + read('deploy/grafana/hausregel.json'), /job=\\?"(\w+)\\?"/g);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((job) => !jobs.has(job))).toEqual([]);
  const [, list = ''] = /^rule_files:\n((?: +- \S+\n)+)/m.exec(read(SCRAPED)) ?? [];
  expect(found(list, /- (\S+)/g).map((file) => `deploy/prometheus/${file}`)).toEqual([RULES]);
});

test(
  'Prometheus takes what is shipped, filled in',
  () => {
    const promtool = programOf('prometheus', '/usr/bin/promtool');
    const file = join(folder, 'prometheus.yml');
    writeFileSync(file, filled(read(SCRAPED), { NODE1: '10.0.0.31:9464', NODE2: '10.0.0.32:9464' }));
    copyFileSync(pathOf(RULES), join(folder, 'hausregel.rules.yml'));
    expect(execFileSync(promtool, ['check', 'config', file]).toString()).toContain('SUCCESS');
  },
  LONG,
);

test('a node listens for Prometheus where it is read, and not at a port of its own machine alone', () => {
  const settings = found(read(UNIT), /^# +([A-Z_]+=\S+)$/gm);
  const [, place = ''] = /HAUSREGEL_METRICS=(\S+)/.exec(settings.join('\n')) ?? [];
  expect(place).toMatch(/^10\.\d+\.\d+\.\d+:\d+$/);
  expect(found(read(SCRAPED), /(\d+\.\S+:\d+)/g)).toContain(place);
});

test('the settings of a node are those that there are, and its data lies where it may write', () => {
  const names = found(read(UNIT), /^# +([A-Z_]+)=\S+$/gm);
  expect(names).toContain('HAUSREGEL_DATA');
  expect(names.filter((name) => !read('docs/OPERATIONS.md').includes(`| \`${name}\` |`))).toEqual([]);
  const [place] = found(read(UNIT), /^StateDirectory=(\S+)$/gm);
  expect(read(UNIT)).toContain(`HAUSREGEL_DATA=/var/lib/${place?.replace('%i', '1')}/`);
});

test(
  'systemd takes the unit as it is',
  () => {
    const analyze = programOf('systemd', '/usr/bin/systemd-analyze');
    const file = join(folder, 'hausregel@.service');
    writeFileSync(file, read(UNIT).replace('ExecStart=/usr/bin/node', `ExecStart=${process.execPath}`));
    const { stderr } = spawnSync(analyze, ['verify', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('hausregel@'))).toEqual([]);
  },
  LONG,
);

test('what is said of running a fleet names every file of deploy/, and tells patronictl first where its own is', () => {
  const text = read('docs/OPERATIONS.md');
  const files = readdirSync(pathOf('deploy'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([]);
  const first = text.indexOf('export PATRONICTL_CONFIG_FILE=/etc/patroni/config.yml');
  expect(first).toBeGreaterThan(0);
  expect(text.slice(0, first)).not.toMatch(/patronictl \w/);
  // Where it is not set, in a comment.
  expect(read('deploy/patroni/patroni.yml')).not.toMatch(/patronictl (?!-c \/etc\/patroni\/config\.yml )/);
  // Its own help: patronictl reinit CLUSTER_NAME [MEMBER_NAMES]...
  expect(text).not.toMatch(/patronictl reinit (?!hausregel \w)/);
});
