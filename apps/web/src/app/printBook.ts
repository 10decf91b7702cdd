/** What can be made of a rule book on request: paper and files. Loaded when somebody wants one. */
import { bookBody, bookMarkdown, bookText, type PageCode, pageCss, type Paper } from '@hausregel/rulebook';
import type { RuleSet } from '@hausregel/rules';
import { generate } from 'lean-qr';
import { qrPath } from '../lib/qrPath.ts';
import type { UiLanguage } from '../lib/language.ts';
import type { BookTarget } from './bookTarget.ts';
import { saveFile } from './saveFile.ts';

/** px of a square of a printed code, and of the side of the code at least and at most. */
const SQUARE = 3;
const CODE_MIN = 104;
const CODE_MAX = 250;

/** The code of a link; undefined for one so long that no phone would read it from paper. */
function codeOf({ link, lead, name }: BookTarget): PageCode | undefined {
  const code = generate(link);
  const px = Math.max(CODE_MIN, code.size * SQUARE);
  if (px > CODE_MAX) return undefined;
  const svg = `<svg viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges"><path d="${qrPath(code)}" fill="#1a2138"/></svg>`;
  return { svg, px, lead, name };
}

/** The typefaces of the page, for another document. */
function fontRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : [])).join('\n');
}

/**
 * Opens the printing of a rule book on A4 or as a folding sheet of A5 pages: the same document as
 * `hausregel rules book --format html` writes, with a code for phones, in a frame that nobody sees.
 */
export async function printBook(
  ruleSet: RuleSet,
  language: UiLanguage,
  paper: Paper,
  target: BookTarget,
): Promise<void> {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (page === null || view === null || view === undefined) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`${fontRules()}\n${pageCss(paper)}`);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = language;
  page.title = ruleSet.name[language];
  page.body.className = paper;
  page.body.innerHTML = `<main>${bookBody(ruleSet, language, paper, codeOf(target))}</main>`;
  await page.fonts.ready;
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.print();
}

/** Lets the browser save a rule book as plain text or Markdown, as `hausregel rules book` writes it. */
export function saveBook(ruleSet: RuleSet, language: UiLanguage, form: 'txt' | 'md'): void {
  const write = form === 'txt' ? bookText : bookMarkdown;
  saveFile(write(ruleSet, language), ruleSet.name[language], form);
}
