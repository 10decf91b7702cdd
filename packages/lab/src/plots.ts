/**
 * Plots as SVG text that needs nothing else: colours by style sheet, light and dark, no script. Every mark has its
 * value written beside it, so that colour never tells something alone.
 */
import type { Estimate } from './intervals.ts';

export interface DotRow {
  readonly label: string;
  readonly estimate: Estimate;
  /** The estimate as text. */
  readonly text: string;
}

export interface DotPlot {
  readonly title: string;
  readonly rows: readonly DotRow[];
  /** A line across all rows, for comparison. */
  readonly reference?: number;
  /** Writes a number at the axis. */
  readonly tick: (value: number) => string;
  /** Least value of the axis; default: a little below the lowest interval. */
  readonly from?: number;
}

export interface HistogramPlot {
  readonly title: string;
  /** Pairs of a value and how often it occurred, ascending. */
  readonly values: readonly (readonly [value: number, count: number])[];
  /** Values beyond this are not drawn. */
  readonly to: number;
  readonly marks: readonly { readonly value: number; readonly label: string }[];
}

const WIDTH = 760;
const ROW = 30;
const LABEL = 190;
const TEXT = 230;
const HEAD = 40;
const AXIS = 34;
const BARS = 60;
const BAR_AREA = 200;

const STYLE = `<style>
svg{--ink:#1A2138;--ink2:#4A5068;--line:#CFC7B3;--mark:#233876;--paper:#FFFDF7;--ref:#B3261E}
@media(prefers-color-scheme:dark){svg{--ink:#F5F0E2;--ink2:#BAC1DC;--line:#3A4679;--mark:#A9B5EA;--paper:#212B57;--ref:#FF9F8C}}
text{font:15px "Fira Sans",system-ui,sans-serif;fill:var(--ink)}
.title{font:700 18px Vollkorn,Georgia,serif}.small{font-size:14px;fill:var(--ink2)}
.line{stroke:var(--line)}.mark{fill:var(--mark)}.range{stroke:var(--mark);stroke-width:3;stroke-linecap:round}
.ref{stroke:var(--ref);stroke-dasharray:5 4}.paper{fill:var(--paper)}
</style>`;

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const place = (value: number): string => value.toFixed(1);

function frame(title: string, height: number, parts: readonly string[]): string {
  const name = escapeXml(title);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${name}">`,
    STYLE,
    `<rect class="paper" width="${WIDTH}" height="${height}" rx="14"/>`,
    `<text class="title" x="16" y="26">${name}</text>`,
    ...parts,
    '</svg>',
  ].join('\n');
}

/** Round numbers across a range: steps of 1, 2 or 5 times a power of ten, about four of them. */
export function ticksBetween(from: number, to: number): number[] {
  const raw = (to - from) / 4;
  if (!(raw > 0) || !Number.isFinite(raw)) return [];
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5].find((factor) => factor * power >= raw) ?? 10) * power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

function rangeOf({ rows, reference, from }: DotPlot): readonly [number, number] {
  const ends = rows
    .flatMap(({ estimate: { value, low, high } }) => [value, low, high])
    .filter(Number.isFinite)
    .concat(reference ?? []);
  const high = Math.max(...ends);
  const low = from ?? Math.min(...ends);
  const margin = high > low ? (high - low) * 0.06 : 1;
  return [from ?? low - margin, high + margin];
}

/** One row for each estimate: a dot, and a bar over its 95 % interval. */
export function dotPlot(plot: DotPlot): string {
  const [from, to] = rangeOf(plot);
  const x = (value: number): number => LABEL + ((value - from) / (to - from)) * (WIDTH - LABEL - TEXT);
  const bottom = HEAD + plot.rows.length * ROW;
  const axis = ticksBetween(from, to).flatMap((tick) => [
    `<line class="line" x1="${place(x(tick))}" x2="${place(x(tick))}" y1="${HEAD}" y2="${bottom}"/>`,
    `<text class="small" x="${place(x(tick))}" y="${bottom + 20}" text-anchor="middle">${escapeXml(plot.tick(tick))}</text>`,
  ]);
  const reference =
    plot.reference === undefined
      ? []
      : [
          `<line class="ref" x1="${place(x(plot.reference))}" x2="${place(x(plot.reference))}" y1="${HEAD}" y2="${bottom}"/>`,
        ];
  const rows = plot.rows.flatMap(({ label, estimate, text }, index) => {
    const y = HEAD + index * ROW + ROW / 2;
    const { value, low, high } = estimate;
    const hasRange = Number.isFinite(low) && Number.isFinite(high);
    const range = `<line class="range" x1="${place(x(Math.max(low, from)))}" x2="${place(x(high))}" y1="${y}" y2="${y}"/>`;
    return [
      `<text x="16" y="${y + 5}">${escapeXml(label)}</text>`,
      ...(hasRange ? [range] : []),
      `<circle class="mark" cx="${place(x(value))}" cy="${y}" r="5"/>`,
      `<text class="small" x="${WIDTH - TEXT + 14}" y="${y + 5}">${escapeXml(text)}</text>`,
    ];
  });
  return frame(plot.title, bottom + AXIS, [...axis, ...reference, ...rows]);
}

/** How often each value occurred, in at most sixty bars of equal width. */
export function histogramPlot({ title, values, to, marks }: HistogramPlot): string {
  const width = Math.max(1, Math.ceil((to + 1) / BARS));
  const bars = Array.from({ length: Math.ceil((to + 1) / width) }, () => 0);
  for (const [value, count] of values) {
    const bar = Math.floor(value / width);
    if (value <= to) bars[bar] = (bars[bar] ?? 0) + count;
  }
  const tallest = Math.max(1, ...bars);
  const left = 16;
  const x = (value: number): number => left + (value / (bars.length * width)) * (WIDTH - 2 * left);
  const bottom = HEAD + 26 + BAR_AREA;
  const drawn = bars.map((count, bar) => {
    const height = (count / tallest) * BAR_AREA;
    const wide = x(width) - x(0) - 1;
    return `<rect class="mark" x="${place(x(bar * width))}" y="${place(bottom - height)}" width="${place(wide)}" height="${place(height)}"/>`;
  });
  const axis = ticksBetween(0, to).map(
    (tick) => `<text class="small" x="${place(x(tick))}" y="${bottom + 20}" text-anchor="middle">${tick}</text>`,
  );
  const lines = marks.flatMap(({ value, label }) => [
    `<line class="ref" x1="${place(x(value))}" x2="${place(x(value))}" y1="${HEAD + 18}" y2="${bottom}"/>`,
    `<text class="small" x="${place(x(value))}" y="${HEAD + 12}" text-anchor="middle">${escapeXml(label)}</text>`,
  ]);
  return frame(title, bottom + AXIS, [...drawn, ...axis, ...lines]);
}
