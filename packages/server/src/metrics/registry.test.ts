import { expect, test } from 'vitest';
import { Registry } from './registry.ts';

test('counters, gauges and constants are written as Prometheus reads them', () => {
  const registry = new Registry();
  const moves = registry.counter('moves_total', 'Moves, by who decided.', 'by', ['person', 'bot']);
  const all = registry.counter('all_total', 'All.');
  registry.gauge('size', 'Size.', () => 0.25);
  registry.gauges('tables', 'Tables.', 'phase', () => new Map([['lobby', 3]]));
  registry.info('build', 'Build.', { version: '1.0', node: '20' });
  moves.add('bot', 2);
  all.add();
  expect(registry.text()).toBe(`# HELP moves_total Moves, by who decided.
# TYPE moves_total counter
moves_total{by="person"} 0
moves_total{by="bot"} 2
# HELP all_total All.
# TYPE all_total counter
all_total 1
# HELP size Size.
# TYPE size gauge
size 0.25
# HELP tables Tables.
# TYPE tables gauge
tables{phase="lobby"} 3
# HELP build Build.
# TYPE build gauge
build{version="1.0",node="20"} 1
`);
});

test('a histogram counts each value in all buckets that are not below it', () => {
  const registry = new Registry();
  const histogram = registry.histogram('wait_seconds', 'Waiting.', [0.1, 1]);
  for (const value of [0.1, 0.2, 5]) histogram.observe(value);
  expect(registry.text()).toBe(`# HELP wait_seconds Waiting.
# TYPE wait_seconds histogram
wait_seconds_bucket{le="0.1"} 1
wait_seconds_bucket{le="1"} 2
wait_seconds_bucket{le="+Inf"} 3
wait_seconds_sum 5.3
wait_seconds_count 3
`);
});

test('a label cannot end its own line', () => {
  const registry = new Registry();
  registry.counter('odd_total', 'Odd.', 'what').add('a"\n\\b');
  expect(registry.text().split('\n')).toContain('odd_total{what="a___b"} 1');
});
