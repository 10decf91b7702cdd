import { bookBody, pageCss, type Paper } from '@hausregel/rulebook';
import type { RuleSet } from '@hausregel/rules';
import type { UiLanguage } from '../lib/language.ts';

/** The typefaces of the page, for another document. */
function fontRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : [])).join('\n');
}

/**
 * Opens the printing of a rule book on A4 or as a folding sheet of A5 pages: the same document as
 * `hausregel rules book --format html` writes, in a frame that nobody sees.
 */
export async function printBook(ruleSet: RuleSet, language: UiLanguage, paper: Paper): Promise<void> {
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
  page.body.innerHTML = `<main>${bookBody(ruleSet, language, paper)}</main>`;
  await page.fonts.ready;
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.print();
}
