import type { EventText, ProposalView, TableView } from '@hausregel/protocol';
import { beforeAll, expect, test } from 'vitest';
import { exampleView } from '../app/exampleView.ts';
import { useLanguage, withAllTexts } from '../lib/i18n.svelte.ts';
import { type UiLanguage } from '../lib/language.ts';
import { proposalOutcome } from './proposalOutcome.ts';

beforeAll(() => withAllTexts(useLanguage('en')));

const now = exampleView({ you: 1 });
const refused: EventText = { type: 'seat', seat: 1, what: 'refused', name: 'Bo' };

/** What is told of a proposal that somebody has refused, in a language. */
async function told(proposal: Partial<ProposalView>, you: number, language: UiLanguage): Promise<string> {
  await useLanguage(language);
  const before: TableView = { ...now, proposal: { ruleSet: now.ruleSet, asked: [1], accepted: [], ...proposal } };
  return proposalOutcome(before, { ...now, you }, [{ sequence: 1, event: refused }]).text;
}

test.each([
  [
    'de',
    'Bo lehnt den Vorschlag ab. Zuschauer sehen nur offene Karten.',
    'Du lehnst den Vorschlag ab. Die Regeln bleiben.',
  ],
  ['en', 'Bo declines the proposal. Spectators see open cards only.', 'You decline the proposal. The rules stay.'],
  [
    'lt',
    'Bo nesutinka su pasiūlymu. Žiūrovai mato tik atverstas kortas.',
    'Tu nesutinki su pasiūlymu. Taisyklės lieka tos pačios.',
  ],
] as const)('a refusal tells what stays: what is shown, or the rules (%s)', async (language, shown, rules) => {
  expect(await told({ watching: 'hands' }, 0, language)).toBe(shown);
  expect(await told({ ruleSet: { ...now.ruleSet, id: 'own' } }, 1, language)).toBe(rules);
});
