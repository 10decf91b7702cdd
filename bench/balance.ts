/**
 * The figures and plots of docs/BALANCE.md: `npx tsx --conditions=source bench/balance.ts`. Prints the tables as
 * Markdown, each row with the command that repeats it, and writes the plots to docs/pictures. Takes some minutes.
 */
import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { dotPlot, type Estimate, lineupOf, type Player, type Report, reportOf, simulate } from '@hausregel/lab';
import { LabWorker } from '@hausregel/lab/node';
import { PRESETS, presetById, type RuleSet, withOverrides } from '@hausregel/rules';

const SEED = 1;
const PLAYERS = 4;
const THREADS = 2;

/** Every card as ordinary as the others. */
const PLAIN_GRAND: Readonly<Record<string, unknown>> = {
  twoPower: 'none',
  fivePower: 'none',
  sixPower: 'none',
  sevenPower: 'none',
  eightPower: 'none',
  ninePower: 'none',
  tenPower: 'none',
  acePower: 'none',
  eightsCounter: false,
  kingMeetings: false,
  queenOfClubs: false,
  queenOfSpades: false,
  queenOfHearts: false,
  fourOfDiamonds: false,
  fourQueens: false,
  jokers: 0,
  threeOfDiamondsJoker: false,
  setsOfFives: false,
  equalRanks: false,
};
const PLAIN_SKAT: Readonly<Record<string, unknown>> = { sevenPower: 'none', eightPower: 'none', acePower: 'none' };

interface Row {
  readonly name: string;
  readonly command: string;
  readonly report: Report;
}

/** One simulation, as `hausregel simulate ID --bots BOT --games N --with …` does it. */
async function rowOf(
  name: string,
  id: string,
  bot: Player,
  games: number,
  change: Readonly<Record<string, unknown>> = {},
): Promise<Row> {
  const ruleSet = houseRules(id, change);
  const players = Array.from({ length: PLAYERS }, () => bot);
  const lineup = lineupOf(players);
  const workers = Array.from({ length: THREADS }, () => new LabWorker({ ruleSet, players, seed: SEED }));
  const { tally } = await simulate(lineup, { deals: Math.ceil(games / PLAYERS), precision: undefined }, workers, {
    isStopped: () => false,
    onProgress: () => undefined,
    clock: () => performance.now(),
  });
  await Promise.all(workers.map((worker) => worker.close()));
  const rules = Object.entries(change).map(([key, value]) => `${key}=${String(value)}`);
  const words = ['npx hausregel simulate', id, `--players ${PLAYERS} --bots ${bot} --games ${games} --seed ${SEED}`];
  return {
    name,
    command: [...words, ...(rules.length === 0 ? [] : [`--with ${rules.join(',')}`])].join(' '),
    report: reportOf(tally, lineup),
  };
}

function houseRules(id: string, change: Readonly<Record<string, unknown>>): RuleSet {
  const preset = presetById(id);
  const changed = preset === undefined ? undefined : withOverrides(preset, change);
  if (changed?.ok !== true) throw new RangeError(`${id} cannot be played so: ${JSON.stringify(changed?.error)}`);
  return changed.value;
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const range = ({ value, low, high }: Estimate): string => `${percent(value)} (${percent(low)} … ${percent(high)})`;
const NOTHING: Estimate = { value: 0, low: Number.NaN, high: Number.NaN };

/** Rows of a table, and after it their commands. */
function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n## ${title}\n`);
  console.log('| rule set | who wins | points | chance to win, ± | first seat wins | turns a round |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const { name, report } of rows) {
    const { dependence, seats, turns } = report;
    const chance = seats.reduce((sum, { wins }) => sum + wins.value, 0) / seats.length;
    const cells = [
      name,
      range(dependence?.wins.share ?? NOTHING),
      range(dependence?.points.share ?? NOTHING),
      `${percent(chance)} ± ${percent(dependence?.wins.spread.value ?? 0)}`,
      range(seats[0]?.wins ?? NOTHING),
      turns.mean.value.toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log('\n```');
  for (const { command } of rows) console.log(command);
  console.log('```');
}

function plot(file: string, title: string, rows: readonly Row[], what: 'wins' | 'points'): void {
  const svg = dotPlot({
    title,
    rows: rows.map(({ name, report }) => {
      const estimate = report.dependence?.[what].share ?? NOTHING;
      return { label: name, estimate, text: range(estimate) };
    }),
    tick: (value) => `${(value * 100).toFixed(0)} %`,
    from: 0,
    reference: 0,
  });
  writeFileSync(new URL(`../docs/pictures/${file}.svg`, import.meta.url), `${svg}\n`);
}

async function inTurn(jobs: readonly (() => Promise<Row>)[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const job of jobs) rows.push(await job());
  return rows;
}

/** Presets that differ in more than their name, for four players. */
const IDS = PRESETS.map(({ id }) => id).filter(
  (id) => presetById(id)?.basedOn === undefined || id !== 'bavarian-rummy',
);

const byHands = (rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) => (other.report.dependence?.wins.share.value ?? 0) - (one.report.dependence?.wins.share.value ?? 0),
  );

const simple = byHands(await inTurn(IDS.map((id) => () => rowOf(id, id, 'simple', 40_000))));
printTable('All rule sets, simple bots', simple);

plot('balance-wins', 'Share of who wins that the hands decide', simple, 'wins');
plot('balance-points', 'Share of the points that the hands decide', simple, 'points');

const special = await inTurn([
  () => rowOf('skat', 'skat', 'simple', 40_000),
  () => rowOf('skat, no special card', 'skat', 'simple', 40_000, PLAIN_SKAT),
  () => rowOf('Mau Tse Tung', 'mau-tse-tung', 'simple', 40_000),
  () => rowOf('MTT, no jokers', 'mau-tse-tung', 'simple', 40_000, { jokers: 0, threeOfDiamondsJoker: false }),
  () => rowOf('MTT, no special card', 'mau-tse-tung', 'simple', 40_000, PLAIN_GRAND),
]);
printTable('With and without special cards', special);
plot('balance-special', 'The same without special cards', special, 'wins');

const normal = byHands(
  await inTurn([
    () => rowOf('skat', 'skat', 'normal', 4_000),
    () => rowOf('lithuanian', 'lithuanian', 'normal', 4_000),
    () => rowOf('family', 'family', 'normal', 4_000),
    () => rowOf('mau-tse-tung', 'mau-tse-tung', 'normal', 2_000),
  ]),
);
printTable('Bots that people play against', normal);
