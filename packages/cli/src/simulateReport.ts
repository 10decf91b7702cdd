/** A report as table, JSON, CSV. */
import type { Count, Estimate, LengthFigures, Report } from '@hausregel/lab';
import type { Language } from '@hausregel/rules';
import type { SimulateOptions } from './simulateOptions.ts';
import { SIMULATE_WORDS } from './simulateLanguage.ts';
import type { SimulateWords } from './simulateWords.ts';
import { textTable } from './textTable.ts';

/** Writes numbers as the language does. */
export interface Numbers {
  readonly whole: (value: number) => string;
  readonly decimal: (value: number) => string;
  readonly percent: (value: number) => string;
  /** With its interval in brackets. */
  readonly range: (estimate: Estimate, write: (value: number) => string) => string;
}

export function numbersOf(language: Language): Numbers {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return {
    whole: (value) => whole.format(value),
    // Never a negative nought.
    decimal: (value) => decimal.format(Math.abs(value) < 0.005 ? 0 : value),
    percent: (value) => percent.format(Math.abs(value) < 0.000_05 ? 0 : value),
    range: ({ value, low, high }, write) =>
      Number.isFinite(low) ? `${write(value)} [${write(low)}; ${write(high)}]` : write(value),
  };
}

/** The head of a report: title and what was played. */
export function headOf(
  { ruleSet, players, seed }: SimulateOptions,
  report: Report,
  language: Language,
): readonly string[] {
  const words = SIMULATE_WORDS[language];
  const { whole } = numbersOf(language);
  const bots = players.map((player) => words.players[player]).join(', ');
  const named = new Set(players).size === 1 ? (bots.split(', ')[0] ?? '') : bots;
  return [
    words.title(ruleSet.name[language], players.length),
    words.about({ rounds: whole(report.rounds), deals: whole(report.deals), seed, bots: named }),
  ];
}

/** A part of the report: its title and rows, the first of which are heads. */
export interface Part {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

const lengthRow = (
  name: string,
  { mean, median, percentile99, longest }: LengthFigures,
  numbers: Numbers,
): string[] => [
  name,
  numbers.range(mean, numbers.decimal),
  numbers.whole(median),
  numbers.whole(percentile99),
  numbers.whole(longest),
];

function dealPart({ dependence }: Report, words: SimulateWords, numbers: Numbers): Part[] {
  if (dependence === undefined) return [];
  const { wins, points } = dependence;
  return [
    {
      title: words.heads.deal,
      rows: [
        ['', ''],
        [words.dealWins, numbers.range(wins.share, numbers.percent)],
        [words.dealPoints, numbers.range(points.share, numbers.percent)],
        [words.dealSpread, numbers.range(wins.spread, numbers.percent)],
      ],
    },
  ];
}

/** Shown in a table of their own. */
const LENGTHS: readonly Count[] = ['moves', 'turns'];

/** The report as tables with words, as both the terminal and the page show it. */
export function partsOf(report: Report, language: Language): Part[] {
  const words = SIMULATE_WORDS[language];
  const numbers = numbersOf(language);
  const seats = report.seats.length;
  const standing = ({ wins, points }: { readonly wins: Estimate; readonly points: Estimate }): string[] => [
    numbers.range(wins, numbers.percent),
    numbers.range(points, numbers.decimal),
  ];
  const inPlay = report.rules.filter(({ name, perRound }) => !LENGTHS.includes(name) && perRound.value > 0);
  return [
    {
      title: words.heads.seats,
      rows: [
        ['', words.wins, words.points],
        ...report.seats.map((each, seat) => [words.seat(seat + 1, seat === seats - 1), ...standing(each)]),
      ],
    },
    {
      title: words.heads.bots,
      rows: [
        ['', words.wins, words.points],
        ...report.bots.map((each) => [words.players[each.bot], ...standing(each)]),
      ],
    },
    {
      title: words.heads.lengths,
      rows: [
        ['', words.mean, words.median, words.percentile99, words.longest],
        lengthRow(words.counts.moves, report.moves, numbers),
        lengthRow(words.counts.turns, report.turns, numbers),
      ],
    },
    {
      title: words.heads.rules,
      rows: [
        ['', words.perRound, words.inRounds],
        ...inPlay.map(({ name, perRound, inRounds }) => [
          words.counts[name],
          numbers.range(perRound, numbers.decimal),
          numbers.range(inRounds, numbers.percent),
        ]),
      ],
    },
    {
      title: '',
      rows: [
        ['', ''],
        [words.longestChain, numbers.whole(report.longestChain)],
        [words.largestPenalty, numbers.whole(report.largestPenalty)],
      ],
    },
    ...dealPart(report, words, numbers),
  ];
}

/** What the share of the hands means, where it is told. */
export const meaningOf = ({ dependence }: Report, words: SimulateWords): string[] =>
  dependence === undefined ? [] : [words.dealMeaning];

/** The report for a terminal. */
export function reportTable(options: SimulateOptions, report: Report, language: Language): string {
  const words = SIMULATE_WORDS[language];
  const parts = partsOf(report, language).flatMap(({ title, rows }) => {
    const [heads = [], ...rest] = rows;
    const isHeaded = heads.some((head) => head !== '');
    const lines = textTable(isHeaded ? [[title, ...heads.slice(1)], ...rest] : rest);
    return isHeaded || title === '' ? [...lines, ''] : [title, ...lines, ''];
  });
  return [...headOf(options, report, language), words.interval, '', ...parts, ...meaningOf(report, words)].join('\n');
}

/** The report as data, with what was asked for. */
export const reportJson = ({ ruleSet, players, seed }: SimulateOptions, report: Report): string =>
  JSON.stringify({ ruleSet, players, seed, ...report }, undefined, 2);

const csvField = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The report as rows of name, value and the ends of its interval (empty where there is none). */
export function reportCsv(report: Report): string {
  const row = (name: string, { value, low, high }: Estimate): string =>
    [csvField(name), value, ...(Number.isFinite(low) ? [low, high] : ['', ''])].join(',');
  const exact = (name: string, value: number): string => [csvField(name), value, '', ''].join(',');
  const lengths = (name: string, { mean, median, percentile99, longest }: LengthFigures): string[] => [
    row(`${name}.mean`, mean),
    exact(`${name}.median`, median),
    exact(`${name}.percentile99`, percentile99),
    exact(`${name}.longest`, longest),
  ];
  const { dependence } = report;
  return [
    'name,value,low,high',
    exact('rounds', report.rounds),
    exact('deals', report.deals),
    ...report.seats.flatMap(({ wins, points }, seat) => [
      row(`seat${seat + 1}.wins`, wins),
      row(`seat${seat + 1}.points`, points),
    ]),
    ...report.bots.flatMap(({ bot, wins, points }) => [row(`${bot}.wins`, wins), row(`${bot}.points`, points)]),
    ...lengths('moves', report.moves),
    ...lengths('turns', report.turns),
    ...report.rules.flatMap(({ name, perRound, inRounds }) => [
      row(`${name}.perRound`, perRound),
      row(`${name}.inRounds`, inRounds),
    ]),
    exact('longestChain', report.longestChain),
    exact('largestPenalty', report.largestPenalty),
    ...(dependence === undefined
      ? []
      : [
          row('hands.wins', dependence.wins.share),
          row('hands.points', dependence.points.share),
          row('hands.winChanceDeviation', dependence.wins.spread),
        ]),
  ].join('\n');
}
