import { expect, test } from 'vitest';
import { hostsOf } from './hosts.ts';

test('an address with several hosts names several servers', () => {
  expect(hostsOf('postgres://me:secret@a:5432,b.example.org,[::1]:5433/games?sslmode=require')).toEqual([
    'postgres://me:secret@a:5432/games?sslmode=require',
    'postgres://me:secret@b.example.org/games?sslmode=require',
    'postgres://me:secret@[::1]:5433/games?sslmode=require',
  ]);
});

test('an address with one host, or of another kind, is left as it is', () => {
  for (const url of ['postgres://a/games', 'postgresql://me@a:5432/games', 'postgres:///games?host=/run', 'a name'])
    expect(hostsOf(url)).toEqual([url]);
});
