/** A report as one page that needs nothing else: tables, plots as SVG, no script. */
import { dotPlot, escapeXml, histogramPlot, type Report } from '@hausregel/lab';
import type { Language } from '@hausregel/rules';
import type { SimulateOptions } from './simulateOptions.ts';
import { headOf, meaningOf, numbersOf, type Part, partsOf } from './simulateReport.ts';
import { SIMULATE_WORDS } from './simulateLanguage.ts';

const STYLE = `:root{color-scheme:light dark;--ground:#F3EDE0;--ink:#1A2138;--ink2:#4A5068;--line:#CFC7B3}
@media(prefers-color-scheme:dark){:root{--ground:#10162B;--ink:#F5F0E2;--ink2:#BAC1DC;--line:#3A4679}}
body{margin:0 auto;max-width:46rem;padding:1.25rem;background:var(--ground);color:var(--ink);font:1rem/1.45 "Fira Sans",system-ui,sans-serif}
h1,h2{font-family:Vollkorn,Georgia,serif;line-height:1.15}h1{font-size:2rem}h2{margin-top:2rem}
p{color:var(--ink2)}.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:lining-nums tabular-nums}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:right}th:first-child,td:first-child{text-align:left}
svg{width:100%;height:auto;margin-top:1rem}`;

function tableHtml({ title, rows }: Part): string {
  const [heads = [], ...rest] = rows;
  const isHeaded = heads.some((head) => head !== '');
  const head = `<thead><tr>${heads.map((cell) => `<th scope="col">${escapeXml(cell)}</th>`).join('')}</tr></thead>`;
  const lines = rest.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escapeXml(name)}</th>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`,
  );
  const table = `<div class="wide"><table>${isHeaded ? head : ''}<tbody>${lines.join('\n')}</tbody></table></div>`;
  return title === '' ? table : `<h2>${escapeXml(title)}</h2>\n${table}`;
}

function plotsOf(report: Report, language: Language): string[] {
  const words = SIMULATE_WORDS[language];
  const { percent, range, whole } = numbersOf(language);
  const seats = report.seats.length;
  const wins = dotPlot({
    title: `${words.heads.seats}: ${words.wins}`,
    rows: report.seats.map((each, seat) => ({
      label: words.seat(seat + 1, seat === seats - 1),
      estimate: each.wins,
      text: range(each.wins, percent),
    })),
    tick: percent,
  });
  const bots = dotPlot({
    title: `${words.heads.bots}: ${words.wins}`,
    rows: report.bots.map((each) => ({
      label: words.players[each.bot],
      estimate: each.wins,
      text: range(each.wins, percent),
    })),
    tick: percent,
  });
  const { moves } = report;
  const lengths = histogramPlot({
    title: words.movesPlot,
    values: moves.histogram,
    to: moves.percentile99,
    marks: [{ value: moves.median, label: `${words.median} ${whole(moves.median)}` }],
  });
  return [wins, ...(report.bots.length > 1 ? [bots] : []), lengths];
}

/** The whole page. */
export function reportHtml(options: SimulateOptions, report: Report, language: Language): string {
  const words = SIMULATE_WORDS[language];
  const [title = '', about = ''] = headOf(options, report, language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(about)}. ${escapeXml(words.interval)}</p>
${plotsOf(report, language).join('\n')}
${partsOf(report, language).map(tableHtml).join('\n')}
${meaningOf(report, words)
  .map((line) => `<p>${escapeXml(line)}</p>`)
  .join('\n')}
</body>
</html>`;
}
