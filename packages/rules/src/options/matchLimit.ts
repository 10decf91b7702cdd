import { type AnyOption, defineOption } from '../option.ts';
import { integerSchema } from '../schema.ts';
import { COUNTED_LT, countedLt } from '../words/countLt.ts';
import { NO_LINES } from '../words/phrases.ts';
import { CARDS_COUNTED } from './needs/scoring.ts';

/** (surenka) "1 baudos tašką", "125 baudos taškus", "100 baudos taškų". */
const penaltyPointsLt = (count: number): string => countedLt(count, COUNTED_LT.penaltyPoint.acc);

/** A total that puts its player out of the match; 0: nobody is put out. */
export const matchLimit: AnyOption = defineOption({
  key: 'matchLimit',
  group: 'match',
  title: {
    de: 'Ausscheiden bei so vielen Punkten',
    en: 'Points that put a player out',
    lt: 'Taškų riba, kurią pasiekus iškrentama',
  },
  schema: integerSchema(0, 1000),
  defaultValue: 0,
  clauses: ['LT-13', 'LT-14', 'CZ-9', 'PL-6'],
  needs: [CARDS_COUNTED],
  compile: (value, draft) => {
    draft.matchLimit = value;
  },
  sentence: (limit, { facts }) =>
    limit === 0 || facts.scoring !== 'cards'
      ? NO_LINES
      : {
          de: [
            `Die Minuspunkte aller Runden werden zusammengezählt; wer ${limit} erreicht, scheidet aus der Partie aus.`,
            'Die anderen spielen mit ihren Punkten weiter, bis einer übrig ist: Er hat die Partie gewonnen.',
            'Scheiden die Letzten in derselben Runde aus, gewinnt unter ihnen, wer die wenigsten Minuspunkte hat.',
          ],
          en: [
            `The minus points of all rounds are added up; whoever reaches ${limit} is out of the match.`,
            'The others play on with their points until one is left, who has won the match.',
            'If the last ones go out in the same round, the one of them with the fewest minus points wins.',
          ],
          lt: [
            `Visų padalijimų taškai sudedami; kas surenka ${penaltyPointsLt(limit)}, tas iškrenta iš partijos.`,
            'Kiti žaidžia toliau su savo taškais, kol lieka vienas: jis ir laimi partiją.',
            'Jei paskutiniai iškrenta per tą patį padalijimą, iš jų laimi tas, kuris turi mažiausiai taškų.',
          ],
        },
  short: (limit, { facts }) =>
    limit === 0 || facts.scoring !== 'cards'
      ? NO_LINES
      : {
          de: [`Wer ${limit} erreicht, scheidet aus; wer übrig bleibt, gewinnt.`],
          en: [`Whoever reaches ${limit} is out; the one who is left wins.`],
          lt: [`Kas surenka ${penaltyPointsLt(limit)}, tas iškrenta; kas lieka paskutinis, tas laimi.`],
        },
  difference: (from, to) => {
    if (to === 0)
      return {
        de: 'Niemand scheidet aus der Partie aus.',
        en: 'Nobody is put out of the match.',
        lt: 'Iš partijos niekas neiškrenta.',
      };
    return from === 0
      ? {
          de: `Wer ${to} Punkte erreicht, scheidet aus.`,
          en: `Whoever reaches ${to} points is out.`,
          lt: `Kas surenka ${penaltyPointsLt(to)}, tas iškrenta.`,
        }
      : {
          de: `Ausgeschieden ist man mit ${to} statt mit ${from} Punkten.`,
          en: `One is out with ${to} instead of ${from} points.`,
          lt: `Iškrentama surinkus ${penaltyPointsLt(to)}, o ne ${from}.`,
        };
  },
  variants: [
    {
      value: 120,
      from: 125,
      clauses: ['LT-14'],
      text: {
        de: 'Manche scheiden schon mit 120 Punkten aus.',
        en: 'Some are out with 120 points already.',
        lt: 'Kai kur iškrentama jau surinkus 120 baudos taškų.',
      },
    },
    {
      value: 0,
      from: 100,
      clauses: ['PL-6'],
      text: {
        de: 'Statt dass jemand ausscheidet, kann die Partie enden, sobald einer 100 Punkte erreicht; die kleinste Summe gewinnt dann.',
        en: 'Instead of putting somebody out, the match can end when somebody reaches 100 points; the lowest total then wins.',
        lt: 'Galima susitarti, kad niekas neiškrenta, o partija baigiasi, kai kas nors surenka 100 taškų; tada laimi mažiausia taškų suma.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Mit 125 Punkten ist man draußen',
        en: 'With 125 points one is out',
        lt: 'Surinkus 125 taškus, iškrentama',
      },
      scenario: {
        name: 'matchLimit: out of the match, the others play on',
        rules: 'lithuanian',
        players: 3,
        totals: [50, 100, 30],
        hands: ['9C', 'KD KS 8H AH', '7D'],
        draw: '7S',
        discard: '9D',
        steps: ['0:9C', { expect: { match: { over: false, totals: [50, 127, 37], eliminated: [1] } } }],
      },
    },
    {
      title: {
        de: 'Die Letzten scheiden zusammen aus: Die kleinere Summe gewinnt',
        en: 'The last ones go out together: the lower total wins',
        lt: 'Paskutiniai iškrenta kartu: laimi mažesnė taškų suma',
      },
      scenario: {
        name: 'matchLimit: the last ones in the same round, which is blocked',
        rules: 'lithuanian',
        players: 2,
        totals: [120, 118],
        hands: ['8D KS', 'TH 9S'],
        draw: '',
        discard: 'JC',
        steps: [
          '0:draw',
          '0:pass',
          '1:draw',
          '1:pass',
          { expect: { over: { winner: null, points: [12, 19] } } },
          { expect: { match: { over: true, winner: 0, totals: [132, 137], eliminated: [0, 1] } } },
        ],
      },
    },
  ],
});
