import { expect, test } from 'vitest';
import { originsFrom } from './origins.ts';

test('origins are read as browsers write them', () => {
  expect(originsFrom('http://Play.example.org:8420/  https://play.example.org:443/x')).toEqual({
    ok: true,
    value: ['http://play.example.org:8420', 'https://play.example.org'],
  });
  expect(originsFrom('')).toEqual({ ok: true, value: [] });
});

test.each(['play.example.org', 'play.example.org:8420', 'null', '*', 'file:///x'])('%s is none', (value) => {
  expect(originsFrom(`http://a.example ${value}`)).toEqual({
    ok: false,
    error: { code: 'not-an-origin', option: '--origin', value },
  });
});
