import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { dealsLeft, duration } from './simulateCommand.ts';
import { parseOverrides, type SimulateOptions } from './simulateOptions.ts';
import { testTerminal } from './testTerminal.ts';
import { emptyTally, lineupOf } from '@hausregel/lab';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function simulate(...words: string[]): Promise<{ code: number; text: string; complaints: string }> {
  const terminal = testTerminal();
  const code = await run(['simulate', ...words], terminal);
  return { code, text: terminal.output(), complaints: terminal.complaints() };
}

const FEW = ['--games', '120', '--threads', '1'];

describe('hausregel simulate', () => {
  test('reports as a table: seats, bots, lengths, rules, what the deal decides', async () => {
    const { code, text } = await simulate('skat', '--players', '3', ...FEW);
    expect(code).toBe(0);
    expect(text).toContain('120 rounds of 40 deals, seed 1, bots: simple');
    for (const part of ['By seat', 'By bot', 'Length of a round', 'Rules in play', 'What the deal decides']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/^seat 3 \(dealer\) +\d+\.\d\d% \[/m);
  });

  test('writes German numbers in German', async () => {
    const { text } = await simulate('skat', ...FEW, '--lang', 'de');
    expect(text).toContain('120 Runden aus 30 Verteilungen, Startzahl 1, Bots: schlicht');
    expect(text).toMatch(/\d,\d\d/);
  });

  test('gives the same for the same seed, with threads or without, and something else for another', async () => {
    const json = ['skat', '--games', '400', '--format', 'json'];
    const one = await simulate(...json, '--threads', '1');
    expect(JSON.parse(one.text)).toMatchObject({ rounds: 400, deals: 100, seed: 1 });
    expect((await simulate(...json, '--threads', '2')).text).toBe(one.text);
    expect((await simulate(...json, '--threads', '1', '--seed', '2')).text).not.toBe(one.text);
  });

  test('rounds games up to whole deals', async () => {
    const { text } = await simulate('skat', '--games', '5', '--players', '3', '--threads', '1', '--format', 'json');
    expect(JSON.parse(text)).toMatchObject({ rounds: 6, deals: 2 });
  });

  test('writes a page that needs nothing else, to a file', async () => {
    const file = path.join(folder, 'report.html');
    const { code, text, complaints } = await simulate('family', ...FEW, '--format', 'html', '--out', file);
    expect([code, text, complaints]).toEqual([0, '', `The report is in ${file}.\n`]);
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page.match(/<svg /g)?.length).toBe(2);
    expect(page).not.toMatch(/<script|<link|src=|href=/);
  });

  test('writes rows for a spreadsheet', async () => {
    const { text } = await simulate('skat', '--players', '3', ...FEW, '--format', 'csv');
    const [heads, ...rows] = text.trimEnd().split('\n');
    expect(heads).toBe('name,value,low,high');
    expect(rows.every((row) => row.split(',').length === 4)).toBe(true);
    expect(rows).toContain('rounds,120,,');
    expect(rows.some((row) => /^hands\.wins,[-\d.e]+,[-\d.e]+,[-\d.e]+$/.test(row))).toBe(true);
  });

  test('plays with house rules and with a bot for each seat', async () => {
    const { text } = await simulate(
      'skat',
      '--with',
      'sevenPower=none,jackLastDoubles=false',
      '--bots',
      'hard,random,random',
      ...FEW,
      '--format',
      'json',
    );
    expect(JSON.parse(text)).toMatchObject({
      ruleSet: { id: 'house', basedOn: 'skat' },
      players: ['hard', 'random', 'random'],
      bots: [
        { bot: 'hard', seats: 1 },
        { bot: 'random', seats: 2 },
      ],
    });
  });

  test('stops when it is precise enough', async () => {
    const { text } = await simulate('skat', '--players', '2', '--precision', '3', '--threads', '1', '--format', 'json');
    const { deals, seats } = JSON.parse(text) as { deals: number; seats: { wins: { low: number; high: number } }[] };
    expect(deals).toBeLessThan(5000);
    for (const { wins } of seats) expect((wins.high - wins.low) / 2).toBeLessThanOrEqual(0.03);
  });

  test('gives the result so far when it is stopped', async () => {
    const terminal = testTerminal();
    const running = run(['simulate', 'skat', '--games', '1000000000', '--threads', '1', '--format', 'json'], terminal);
    setTimeout(terminal.stop, 600);
    expect(await running).toBe(0);
    expect(terminal.complaints()).toBe('Stopped; this is the result so far.\n');
    expect((JSON.parse(terminal.output()) as { deals: number }).deals).toBeGreaterThan(0);
  });

  test.each([
    [['chess'], 'RULESET can be family, '],
    [['skat', '--players', '9'], '--players must be a whole number from 2 to 8, not “9”.'],
    [['skat', '--bots', 'simple,genius'], '--bots can be random, simple, easy, normal, hard, but not “genius”.'],
    [['skat', '--players', '3', '--bots', 'simple,hard'], 'skat is for 3 to 3 players, not 2.'],
    [['skat', '--games', '0'], '--games must be a whole number from 1 to 1000000000, not “0”.'],
    [['skat', '--precision', 'high'], '--precision must be a number of per cent from 0.01 to 50, not “high”.'],
    [['skat', '--with', 'sevenPower'], 'Write house rules as KEY=VALUE with commas between them, or as a JSON object.'],
    [['skat', '--with', 'flying=1'], 'flying: '],
    [['skat', '--with', 'handSize=30'], ': '],
    [['skat', '--format', 'pdf'], '--format can be table, json, csv, html, but not “pdf”.'],
    [['skat', 'family'], 'It is not clear what “family” means here.'],
  ])('answers %j with one clear sentence', async (words, sentence) => {
    const { code, text, complaints } = await simulate(...words);
    expect([code, text]).toEqual([2, '']);
    expect(complaints).toContain(sentence);
  });

  test('says so when the file cannot be written', async () => {
    const file = path.join(folder, 'no', 'such', 'folder.html');
    const { code, complaints } = await simulate('skat', ...FEW, '--out', file);
    expect([code, existsSync(file)]).toEqual([1, false]);
    expect(complaints).toBe(`The file ${file} cannot be written; choose another place with --out.\n`);
  });
});

describe('house rules on the command line', () => {
  test.each([
    ['drawMax=2,jokers=4', { drawMax: 2, jokers: 4 }],
    ['sevenPower=none, call=false', { sevenPower: 'none', call: false }],
    ['{"cardValues":{"J":20}}', { cardValues: { J: 20 } }],
    ['sevenPower', undefined],
    ['=3', undefined],
    ['{"a":', undefined],
  ])('are read from %s', (text, expected) => {
    expect(parseOverrides(text)).toEqual(expected);
  });
});

test.each([
  [7.9, '0:07'],
  [247, '4:07'],
  [3600, '1:00:00'],
  [244_353, '67:52:33'],
])('%d seconds are written as a time', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

test('without a precision the deals left are those not yet played', () => {
  const lineup = lineupOf(['simple', 'simple']);
  const tally = emptyTally(lineup.layout);
  const options: Pick<SimulateOptions, 'players' | 'deals' | 'precision'> = {
    players: lineup.players,
    deals: 1000,
    precision: undefined,
  };
  expect(dealsLeft({ deals: 400, tally }, options)).toBe(600);
});
