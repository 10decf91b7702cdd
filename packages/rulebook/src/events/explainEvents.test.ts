import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseScenarioText, traceScenario, type ScenarioTrace } from '@hausregel/notation';
import { type Language, LANGUAGES, presetById, type RuleSet, withOverrides } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../book.ts';
import { explainRefusal } from '../refusals/explainRefusal.ts';
import { refusalTextOf } from '../refusalTextOf.ts';
import { cardHelp, explainEvents, lastDoing, reasonsFor } from './explainEvents.ts';
import type { Happening } from './happening.ts';
import { happeningOf } from './happeningOf.ts';
import { type ReasonName, REASONS } from './reasonNames.ts';
import { reasonSentence } from './reasonWords.ts';

function preset(id: string): RuleSet {
  const found = presetById(id);
  if (found === undefined) throw new Error(`no preset ${id}`);
  return found;
}

const FOLDER = fileURLToPath(new URL('../../../../vectors/scenarios/', import.meta.url));
const TRACES: readonly ScenarioTrace[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const scenario = parseScenarioText(readFileSync(join(FOLDER, name), 'utf8'));
    const trace = scenario.ok ? traceScenario(scenario.value) : undefined;
    return trace?.ok === true ? [trace.value] : [];
  });

/** All clauses that stand anywhere in a book. */
function clausesIn(ruleSet: RuleSet): ReadonlySet<string> {
  const { sections, cards, topics } = bookOf(ruleSet, 'en');
  const sentences = [...sections, ...topics].flatMap((section) => section.sentences);
  return new Set([...sentences, ...cards].flatMap(({ clauses }) => clauses));
}

const family = preset('family');
const explained = (
  events: readonly Happening[],
  language: 'de' | 'en' | 'lt' = 'de',
): readonly (string | undefined)[] =>
  explainEvents(events, { ruleSet: family }, language).map((reason) => reason && `${reason.text} (${reason.clause})`);

describe('"What just happened?"', () => {
  const seven: Happening = { type: 'laid', seat: 0, card: '7S', wish: undefined };

  test('a penalty names the card and the number of cards', () => {
    expect(explained([seven, { type: 'demanded', seat: 1, draw: 4 }])).toEqual([
      'Der Nächste zieht 2 und setzt aus. Oder er legt auch eine Sieben, dann zieht der Übernächste 4, dann 6 … (FAM-6)',
      'Nach einer Sieben sind 4 Karten fällig. (FAM-6)',
    ]);
    const [, due] = explained([seven, { type: 'demanded', seat: 1, draw: 4 }], 'lt');
    expect(due).toBe('Po septynakės reikia imti 4 kortas. (FAM-6)');
  });

  test('a jack of Makao tells what goes on its wish, or that none was made', () => {
    const told = (wish: string | undefined): string | undefined =>
      explainEvents([{ type: 'laid', seat: 0, card: 'JS', wish }], { ruleSet: preset('makao') }, 'en')[0]?.text;
    expect(told('7')).toBe(
      'Whoever lays a jack may wish for a rank. After a wish, until everyone has had a turn, the next card laid must be of that rank, another jack or a queen.',
    );
    expect(told(undefined)).toBe('A wish with this card is optional, and none was made here.');
  });

  test('a card drawn for want of another, for a penalty and for a forgotten call have reasons of their own', () => {
    const drew = (why: 'turn' | 'penalty' | 'caught', count: number): Happening => ({
      type: 'drew',
      seat: 1,
      count,
      why,
    });
    expect(explained([seven, drew('turn', 1), drew('penalty', 2), drew('caught', 2)], 'en').slice(1)).toEqual([
      'Whoever has no fitting card draws. (FAM-5)',
      'After a seven, 2 cards were due, and drawing ends the turn. (FAM-6)',
      'Whoever forgets the call and is caught draws 2 cards. (FAM-12)',
    ]);
  });

  test('a demand that is handed on names the card that began it, and a full hand what was due', () => {
    const changed = withOverrides(family, { passOnRank: 'T', handLimit: 8 });
    if (!changed.ok) throw new Error('it can be played');
    const events: readonly Happening[] = [
      seven,
      { type: 'demanded', seat: 1, draw: 2 },
      { type: 'laid', seat: 1, card: 'TS', wish: undefined, as: 'passes-on' },
      { type: 'demanded', seat: 2, draw: 2 },
      { type: 'drew', seat: 2, count: 1, why: 'penalty' },
    ];
    const texts = explainEvents(events, { ruleSet: changed.value }, 'de').map((reason) => reason?.text);
    expect(texts.slice(3)).toEqual([
      'Nach einer Sieben sind 2 Karten fällig.',
      'Nach einer Sieben waren 2 Karten fällig, und mit dem Ziehen ist der Zug zu Ende.',
    ]);
  });

  test('what is due is told with its parts, unless it ended in between or is no sum', () => {
    const due = (draw: number): Happening => ({ type: 'demanded', seat: 1, draw });
    const laid = (card: string, more: Partial<Extract<Happening, { type: 'laid' }>> = {}): Happening => ({
      type: 'laid',
      seat: 0,
      card,
      wish: undefined,
      ...more,
    });
    const last = (events: readonly Happening[], ruleSet: RuleSet, language: Language): unknown =>
      explainEvents(events, { ruleSet }, language).at(-1);
    const makao = preset('makao');
    const chain = [laid('KH'), due(5), laid('3S'), due(8), laid('2S', { under: ['2H'] }), due(12)];
    expect(last(chain, makao, 'en')).toEqual({
      text: 'After a two, 12 cards are due: 5 + 3 + 2 + 2.',
      clause: 'HR-makao-18',
      sum: '5 + 3 + 2 + 2',
    });
    expect(last(chain.slice(0, 4), makao, 'de')).toMatchObject({
      text: 'Nach einer Drei sind 8 Karten fällig: 5 + 3.',
    });
    expect(last(chain.slice(0, 4), makao, 'lt')).toMatchObject({ text: 'Po triakės reikia imti 8 kortas: 5 + 3.' });
    const drawn: Happening = { type: 'drew', seat: 1, count: 5, why: 'penalty' };
    expect(last([laid('KH'), due(5), drawn, laid('3S'), due(3)], makao, 'en')).not.toHaveProperty('sum');
    const doubled = withOverrides(family, { drawDoubles: true });
    if (!doubled.ok) throw new Error('it can be played');
    expect(last([laid('7S'), due(2), laid('7H'), due(4), laid('7D'), due(8)], doubled.value, 'en')).toMatchObject({
      text: 'After a seven, 8 cards are due.',
    });
  });

  test('a wish that nobody has followed is told to be over', () => {
    const told = (language: Language): unknown =>
      explainEvents([{ type: 'wishEnded', seat: 1, wish: 'K' }], { ruleSet: preset('makao') }, language);
    expect(told('de')).toEqual([
      {
        text: 'Gewünscht waren Könige: Seither war jeder einmal am Zug, niemand hat den Wunsch erfüllt, und so gilt er nicht mehr.',
        clause: 'HR-makao-27',
      },
    ]);
    expect(told('en')).toMatchObject([
      { text: expect.stringMatching(/^Kings were wished for: .* no longer holds\.$/) },
    ]);
    expect(told('lt')).toMatchObject([{ text: expect.stringMatching(/^Buvo pareikalauta karaliaus: /) }]);
  });

  test('a joker is named, and an empty pile that ends the round', () => {
    const changed = withOverrides(family, { wildJokers: 2, jokerPower: 'draw-five', emptyPileEndsRound: true });
    if (!changed.ok) throw new Error('it can be played');
    const events: readonly Happening[] = [
      { type: 'laid', seat: 0, card: 'X', wish: undefined },
      { type: 'demanded', seat: 1, draw: 5 },
      { type: 'over', winner: undefined, blocked: true },
    ];
    const told = explainEvents(events, { ruleSet: changed.value }, 'de').slice(1);
    expect(told).toEqual([
      { text: 'Nach einem Joker sind 5 Karten fällig.', clause: 'HR-jokerPower' },
      {
        text: 'Der Nachziehstapel ist leer: An diesem Tisch endet damit die Runde, ohne Sieger.',
        clause: 'HR-emptyPileEndsRound',
      },
    ]);
  });

  test('cards laid together are told by the one that fitted and by what they do as a whole', () => {
    const told = (events: readonly Happening[], id: string, language: Language): readonly unknown[] =>
      explainEvents(events, { ruleSet: preset(id) }, language).map((reason) => reason && [reason.text, reason.clause]);
    const twos: Happening = { type: 'laid', seat: 0, card: '2D', under: ['2S', '2C'], wish: undefined };
    const [first, due] = told([twos, { type: 'demanded', seat: 1, draw: 6 }], 'switch', 'de');
    expect(first).toEqual([
      expect.stringMatching(
        /^Weil ♠\u00A02 passte, durften andere Karten dieses Werts mitgelegt werden: Jede von ihnen wirkt\. Der Nächste zieht 2/,
      ),
      'HR-setsOfRank',
    ]);
    expect(due).toEqual(['Es liegen 3 Zweien zusammen: 6 Karten sind fällig.', 'HR-switch-18']);
    const kings: Happening = { type: 'laid', seat: 0, card: 'KC', under: ['KS'], wish: undefined };
    expect(told([kings], 'switch', 'en')).toEqual([
      [
        'Since ♠\u00A0K fitted, other cards of its rank could be laid with it: the direction turns twice and so stays as it was.',
        'HR-setsOfRank',
      ],
    ]);
    const nines: Happening = { type: 'laid', seat: 0, card: '9C', under: ['9S'], wish: undefined };
    expect(told([{ ...nines, as: 'last' }], 'switch', 'lt')).toEqual([
      [
        'Kadangi pikų devynakė tiko, kartu buvo galima dėti ir kitas to paties vardo kortas: rankoje jos buvo paskutinės.',
        'HR-setsOfRank',
      ],
    ]);
  });

  test('a card thrown in is told with the card that lay, and where play goes on', () => {
    const changed = withOverrides(family, { throwIn: true, secondDeckFrom: 2 });
    if (!changed.ok) throw new Error('it can be played');
    const told = (card: string, language: Language): unknown =>
      explainEvents(
        [{ type: 'laid', seat: 2, card, wish: undefined, ahead: 1 }],
        { ruleSet: changed.value },
        language,
      )[0];
    expect(told('9C', 'de')).toEqual({
      text: 'Es lag ♣\u00A09: Wer die gleiche Karte hat, darf sie außer der Reihe dazwischenwerfen, und von diesem Platz aus geht es weiter.',
      clause: 'HR-throwIn',
    });
    expect(told('8S', 'en')).toEqual({
      text: 'On top was ♠\u00A08: whoever holds the identical one may throw it in out of turn, and play goes on from that seat. The next player skips. Nothing helps against it.',
      clause: 'HR-throwIn',
    });
    expect(told('9C', 'lt')).toMatchObject({
      text: expect.stringContaining('Gulėjo kryžių devynakė: kas turi tokią pat kortą'),
    });
  });

  test('is the last thing that somebody did, with all that came of it', () => {
    const eight: Happening = { type: 'laid', seat: 1, card: '8S', wish: undefined };
    expect(lastDoing([seven, eight, { type: 'skipped', seat: 2 }])).toBe(1);
    expect(
      lastDoing([seven, { type: 'caught', seat: 0, by: 1 }, { type: 'drew', seat: 0, count: 2, why: 'caught' }]),
    ).toBe(1);
    const drawn: Happening = { type: 'drew', seat: 2, count: 2, why: 'penalty' };
    const renewed: Happening = { type: 'renewed', shuffled: true };
    expect(lastDoing([seven, eight, drawn, renewed, drawn])).toBe(1);
    expect(lastDoing([seven, { type: 'demanded', seat: 2, draw: 4 }, drawn, renewed, drawn])).toBe(2);
    expect(lastDoing([seven, { type: 'left', seat: 2 }, { type: 'over', winner: 0, blocked: false }])).toBe(1);
    expect(lastDoing([])).toBe(0);
  });
});

describe('what a card does here', () => {
  test('is told in the words of the book, with its clause', () => {
    expect(cardHelp('8S', family, 'en')).toEqual({
      text: 'The next player skips. Nothing helps against it.',
      clause: 'FAM-8',
    });
    expect(cardHelp('9C', family, 'de')).toEqual({
      text: 'Diese Karte hat hier keine eigene Wirkung.',
      clause: 'FAM-9',
    });
  });

  test('tells a single card from its rank', () => {
    const grand = preset('mau-tse-tung');
    const queens = ['QC', 'QS', 'QH'].map((card) => cardHelp(card, grand, 'de').text);
    expect(new Set(queens).size).toBe(3);
    expect(cardHelp('X=7H', grand, 'de').text).toBe(cardHelp('7H', grand, 'de').text);
  });
});

describe('all scenarios', () => {
  test('have a reason for everything that happens, with a clause of their own rule book', () => {
    expect(TRACES.length).toBeGreaterThan(150);
    const strange = TRACES.flatMap(({ ruleSet, steps }) => {
      const known = clausesIn(ruleSet);
      return steps.flatMap((step) => {
        if (step.type !== 'done') return [];
        const events = step.events.map(happeningOf);
        return explainEvents(events, { ruleSet, top: undefined }, 'en').flatMap((reason, index) =>
          reason !== undefined && known.has(reason.clause)
            ? []
            : [`${ruleSet.id}: ${events[index]?.type} ${reason?.clause}`],
        );
      });
    });
    expect([...new Set(strange)]).toEqual([]);
  });

  test('have a reason for every refusal, with a clause of their own rule book', () => {
    const strange = TRACES.flatMap(({ ruleSet, steps }) => {
      const known = clausesIn(ruleSet);
      return steps.flatMap((step) => {
        if (step.type !== 'refused') return [];
        const { clause } = explainRefusal(refusalTextOf(step.refusal), ruleSet, 'en');
        return known.has(clause) ? [] : [`${ruleSet.id}: ${step.refusal.code} ${clause}`];
      });
    });
    expect([...new Set(strange)]).toEqual([]);
  });

  test('have a use for every reason but those of seldom chances', () => {
    const used = new Set<ReasonName>();
    for (const { ruleSet, steps } of TRACES) {
      const events = steps.flatMap((step) => (step.type === 'done' ? step.events.map(happeningOf) : []));
      for (const reason of reasonsFor(events, { ruleSet })) {
        if (reason !== undefined && 'name' in reason) used.add(reason.name);
      }
    }
    // No preset ends a round by its empty pile (shown above), a deal is no move, and nobody is caught for nothing within a scenario.
    // What rare house rules bring happens in random rounds (agreement.test.ts).
    const rare: readonly ReasonName[] = ['noWish', 'grace', 'onBase', 'cancels', 'handFull'];
    const unused = REASONS.filter((name) => !used.has(name) && !rare.includes(name));
    expect(unused).toEqual(['notCaught', 'startCard', 'pileEmpty']);
  });
});

describe('reasons', () => {
  const CASES = REASONS.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

  test.each(CASES)('$name is one whole sentence ($language)', ({ name, language }) => {
    for (const count of [0, 1, 2, 10, 21]) {
      for (const of of [undefined, { rank: 5, suit: 1 }, { rank: 9, suit: undefined }]) {
        const text = reasonSentence({ name, clause: '', count, of, named: 'rank' }, language);
        expect(text).toMatch(/^[„“\p{Lu}\d].*\.$/u);
        expect(text).not.toMatch(/undefined|NaN|\$\{| {2}|[.!?] \p{Lu}/u);
      }
    }
  });

  test.each(REASONS)('%s is told differently in every language', (name) => {
    const texts = LANGUAGES.map((language) =>
      reasonSentence({ name, clause: '', count: 2, of: undefined, named: 'rank' }, language),
    );
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });
});
