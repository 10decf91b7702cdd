import type { Language } from '@hausregel/rules';
import { escaped } from '../escaped.ts';
import type { BookExample, ExampleStep } from '../examples/bookExample.ts';
import { LIES_LABEL, stepLabel, wishOf } from '../examples/exampleLabels.ts';
import { exampleSentences } from '../examples/exampleWords.ts';
import { EXAMPLE_TITLE } from '../words.ts';
import { DRAWN_BACK, drawnCard } from './drawnCard.ts';

/** An example drawn as cards in a row; for ears it is one picture with its sentences. */
export function drawnExample(example: BookExample, language: Language): string {
  const { title, top, steps } = example;
  const words = escaped(exampleSentences(example, language).join(' '));
  const first = top === undefined ? [] : [stepHtml([drawnCard(top, language)], LIES_LABEL[language], 'lies')];
  const rest = steps.map((step) => drawnStep(step, language));
  const head = `<figcaption><b>${EXAMPLE_TITLE[language]}:</b> ${escaped(title)}</figcaption>`;
  return `<figure class="example">${head}<div class="row" role="img" aria-label="${words}">${[...first, ...rest].join('')}</div></figure>`;
}

function drawnStep(step: ExampleStep, language: Language): string {
  const cards = step.cards.map((card) => drawnCard(card.replace(/=.*/, ''), language));
  const drawn = step.move === 'draw' ? [DRAWN_BACK] : [...cards, bubble(wishOf(step))];
  return stepHtml(drawn, escaped(stepLabel(step, language)), step.isRefused ? 'refused' : 'done');
}

const bubble = (wish: string | undefined): string =>
  wish === undefined ? '' : isSuit(wish) ? suitOf(wish) : rankOf(wish);
const isSuit = (letter: string): boolean => 'CSHD'.includes(letter);
const rankOf = (rank: string): string =>
  `<svg class="wish" viewBox="0 0 100 100"><text x="50" y="82" text-anchor="middle" font-size="90">${rank === 'T' ? '10' : rank}</text></svg>`;
const suitOf = (suit: string): string =>
  `<svg class="wish" viewBox="0 0 100 100" style="--i:var(--suit-${suit.toLowerCase()})"><use href="#s-${suit}"></use></svg>`;

const stepHtml = (cards: readonly string[], label: string, kind: string): string =>
  `<span class="step ${kind}"><span class="laid">${cards.join('')}</span><span class="who">${label}</span></span>`;
