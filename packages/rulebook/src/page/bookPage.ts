/** A rule book as a whole HTML document, to look at, to hear and to print. */
import type { Language, RuleSet } from '@hausregel/rules';
import { bookOf } from '../book.ts';
import { bookHtml } from '../bookHtml.ts';
import { escaped } from '../escaped.ts';
import { spriteSvg } from './drawnCard.ts';
import { foldingSheet } from './foldingSheet.ts';
import type { PageCode } from './pageCode.ts';
import { PAGE_CSS } from './pageCss.ts';

/** `a4`: the short form on one page, then the whole book. `a5-fold`: one sheet of A4, printed on both sides and folded. */
export const PAPERS = ['a4', 'a5-fold'] as const;
export type Paper = (typeof PAPERS)[number];

/** What stands in the body of the document; a code leads phones to the rules or the table. */
export const bookBody = (ruleSet: RuleSet, language: Language, paper: Paper, code?: PageCode): string =>
  `${spriteSvg()}\n${paper === 'a4' ? bookHtml(ruleSet, language, code) : foldingSheet(ruleSet, language, code)}`;

/** The whole document; nothing in it is loaded from elsewhere. */
export function bookPage(ruleSet: RuleSet, language: Language, paper: Paper, code?: PageCode): string {
  const { title } = bookOf(ruleSet, language);
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<style>${pageCss(paper)}</style>`,
    '</head>',
    `<body class="${paper}">`,
    `<main>${bookBody(ruleSet, language, paper, code)}</main>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Styles of the document, with the size of its paper. */
export const pageCss = (paper: Paper): string =>
  `${PAGE_CSS}\n@page{${paper === 'a4' ? 'size:A4 portrait;margin:14mm 16mm' : 'size:A4 landscape;margin:0'}}`;
