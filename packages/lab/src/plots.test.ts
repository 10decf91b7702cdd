import { describe, expect, test } from 'vitest';
import { dotPlot, escapeXml, histogramPlot, ticksBetween } from './plots.ts';

describe('ticks', () => {
  test.each([
    [0, 1, [0, 0.5, 1]],
    [0.2, 0.3, [0.2, 0.25, 0.3]],
    [-12, 30, [0, 20]],
    [0, 0, []],
  ])('between %d and %d are round numbers', (from, to, ticks) => {
    expect(ticksBetween(from, to)).toEqual(ticks);
  });
});

test('text cannot break out of a plot', () => {
  expect(escapeXml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
});

test('a dot plot has a dot and a bar for each row, and their values in words', () => {
  const svg = dotPlot({
    title: 'Wins',
    rows: [
      { label: 'one', estimate: { value: 0.2, low: 0.1, high: 0.3 }, text: '20 %' },
      { label: 'two', estimate: { value: 0.4, low: Number.NaN, high: Number.NaN }, text: '40 %' },
    ],
    tick: (value) => `${value * 100} %`,
    reference: 0.25,
  });
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg.match(/class="range"/g)).toHaveLength(1);
  expect(svg.match(/class="ref"/g)).toHaveLength(1);
  expect(svg).toContain('20 %');
  expect(svg).not.toContain('NaN');
});

test('a histogram counts each value once', () => {
  const svg = histogramPlot({
    title: 'Moves',
    values: [
      [1, 2],
      [2, 4],
      [900, 1],
    ],
    to: 10,
    marks: [{ value: 2, label: 'median 2' }],
  });
  const heights = [...svg.matchAll(/class="mark"[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
  expect(heights).toEqual([0, 100, 200, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(svg).toContain('median 2');
});
