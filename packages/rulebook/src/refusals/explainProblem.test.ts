import { LANGUAGES, parseRuleSet, presetById, type RuleSetProblem, withOverrides } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { explainProblem } from './explainProblem.ts';

function problemOf(overrides: Readonly<Record<string, unknown>>): RuleSetProblem {
  const family = presetById('family');
  if (family === undefined) throw new Error('no family');
  const result = withOverrides(family, overrides);
  const problem = result.ok ? undefined : result.error[0];
  if (problem === undefined) throw new Error('nothing is wrong');
  return problem;
}

describe('problems of a rule set', () => {
  test.each<[Readonly<Record<string, unknown>>, string, string]>([
    [
      { handSize: 15 },
      'Karten für jeden',
      'Bei 4 Personen mit je 15 Karten reichen die 52 Karten nicht: Es braucht weniger Karten für jeden, ein zweites Blatt oder weniger Personen.',
    ],
    [
      { handSize: { 2: 7 } },
      'Karten für jeden',
      'Für 3 Personen steht nicht da, wie viele Karten jeder bekommt: Es fehlt eine Zahl, oder es dürfen nur weniger Personen mitspielen.',
    ],
    [
      { playersMin: 6, playersMax: 4 },
      'Mindestens so viele Personen',
      'Mindestens 6 und höchstens 4 Personen geht nicht zusammen: Die eine Zahl muss kleiner oder die andere größer werden.',
    ],
    [
      { deckCards: '32', twoPower: 'draw-two' },
      'Wirkung: Zwei',
      'Diese Karte ist nicht im Blatt: Es braucht ein größeres Blatt, oder die Regel fällt weg.',
    ],
    [
      { sevenPower: 'none', sevenChainCap: 1 },
      'Grenze der Siebenerkette',
      'Eine Grenze braucht eine Kette, aber Siebenen lassen hier niemanden ziehen: Entweder fällt die Grenze weg, oder die Sieben bekommt eine Strafe.',
    ],
    [{ handSize: 99 }, 'Karten für jeden', 'Diesen Wert kann die Hausregel nicht haben: Sie braucht einen anderen.'],
    [
      { nonsense: 1 },
      'nonsense',
      'Diese Hausregel gibt es nicht: Der Name ist falsch geschrieben, oder sie muss wegbleiben.',
    ],
  ])('%j', (overrides, where, text) => {
    expect(explainProblem(problemOf(overrides), 'de')).toEqual({ where, text });
  });

  test('a document that is no rule set says so in every language', () => {
    const result = parseRuleSet({ id: 'X', extra: 1 });
    const problems = result.ok ? [] : result.error;
    expect(problems.length).toBeGreaterThan(3);
    for (const language of LANGUAGES) {
      for (const problem of problems) expect(explainProblem(problem, language).text).toMatch(/^\p{Lu}.*: .*\.$/u);
    }
  });

  test('a value at its default is to be left out', () => {
    expect(explainProblem({ code: 'at-default', at: 'tie' }, 'en')).toEqual({
      where: 'Tie',
      text: 'This holds anyway: leave the house rule out.',
    });
  });

  test.each<[Readonly<Record<string, unknown>>, string]>([
    [
      { handSize: 15 },
      'Kai prie stalo – 4 žaidėjai ir dalijama po 15 kortų, kortų neužtenka, nes iš viso jų yra 52: dalykite mažiau, pridėkite antrą kaladę arba leiskite žaisti mažiau žaidėjų.',
    ],
    [
      { playersMin: 6, playersMax: 4 },
      'Negali būti ir ne mažiau kaip 6 žaidėjai, ir ne daugiau kaip 4: sumažinkite pirmąjį skaičių arba padidinkite antrąjį.',
    ],
    [
      { deckCards: '32', twoPower: 'draw-two' },
      'Šios kortos kaladėje nėra: imkite didesnę kaladę arba taisyklės atsisakykite.',
    ],
    [{ handSize: 99 }, 'Tokios reikšmės ši namų taisyklė turėti negali: pasirinkite kitą.'],
  ])('%j in Lithuanian', (overrides, text) => {
    expect(explainProblem(problemOf(overrides), 'lt').text).toBe(text);
  });
});
