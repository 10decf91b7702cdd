import { expect, test } from 'vitest';
import { codeFrom, routeOf, slugOfCode, tablePath } from './route.ts';

test('every page has its path', () => {
  expect(routeOf('/')).toEqual({ page: 'start' });
  expect(routeOf('/t/birke-47')).toEqual({ page: 'table', name: 'birke-47' });
  expect(routeOf('/t/b%C3%A4r-7/')).toEqual({ page: 'table', name: 'bär-7' });
  expect(routeOf('/rules')).toEqual({ page: 'rules' });
  expect(routeOf('/rules/skat')).toEqual({ page: 'rule', id: 'skat' });
  expect(routeOf('/editor')).toEqual({ page: 'editor', id: undefined });
  expect(routeOf('/editor/skat')).toEqual({ page: 'editor', id: 'skat' });
  expect(routeOf('/deals/birke-47')).toEqual({ page: 'deals', name: 'birke-47' });
  expect(routeOf('/settings')).toEqual({ page: 'settings' });
});

test('any other path is missing, also a broken one', () => {
  for (const path of ['/t', '/x', '/deals', '/deals/a/b', '/rules/a/b', '/settings/x']) {
    expect(routeOf(path)).toEqual({ page: 'missing' });
  }
  expect(routeOf('/t/%E0%A4%A')).toEqual({ page: 'table', name: '%E0%A4%A' });
});

test('a code becomes a link and back', () => {
  expect(slugOfCode('Birke 47')).toBe('birke-47');
  expect(tablePath('Bär 7')).toBe('/t/b%C3%A4r-7');
  expect(codeFrom(`https://hausregel.example${tablePath('Bär 7')}?x=1`)).toBe('bär 7');
});

test.each(['Birke 47', 'birke47', '  BIRKE   47 ', 'birke-47', 'http://10.0.0.2:8420/t/birke-47', '/t/Birke%2047'])(
  'the code is found in "%s"',
  (typed) => {
    expect(codeFrom(typed)).toBe('birke 47');
  },
);
