import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const listed = new Set(
  [...read('docs/OPERATIONS.md').matchAll(/^\| `((?:hausregel|process|nodejs)_\w+)/gm)].map(([, name]) => name),
);
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:hausregel|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));

test.each(['deploy/grafana/hausregel.json', 'deploy/prometheus/hausregel.rules.yml'])(
  '%s asks only for metrics that there are',
  (path) => {
    const names = namesIn(read(path));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  },
);

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
