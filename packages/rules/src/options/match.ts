import type { Draft } from '../draft.ts';
import { type AnyOption, defineOption } from '../option.ts';
import type { Language } from '../ruleSet.ts';
import { choiceSchema, integerSchema } from '../schema.ts';
import { COUNTED_LT, countedLt } from '../words/countLt.ts';
import { NO_LINES } from '../words/phrases.ts';
import { MATCH_ENDS, NO_OTHER_END, SCORED } from './needs/scoring.ts';

const TIMES = {
  de: [
    'keinmal',
    'einmal',
    'zweimal',
    'dreimal',
    'viermal',
    'fünfmal',
    'sechsmal',
    'siebenmal',
    'achtmal',
    'neunmal',
    'zehnmal',
  ],
  en: [
    'never',
    'once',
    'twice',
    'three times',
    'four times',
    'five times',
    'six times',
    'seven times',
    'eight times',
    'nine times',
    'ten times',
  ],
  lt: [
    'nė karto',
    'vieną kartą',
    'du kartus',
    'tris kartus',
    'keturis kartus',
    'penkis kartus',
    'šešis kartus',
    'septynis kartus',
    'aštuonis kartus',
    'devynis kartus',
    'dešimt kartų',
  ],
} as const;
const times = (count: number, language: Language): string => TIMES[language][count] ?? `${count}`;
const roundsDe = (count: number): string => (count === 1 ? '1 Runde' : `${count} Runden`);
const roundsEn = (count: number): string => (count === 1 ? '1 round' : `${count} rounds`);

/** (trunka) "4 padalijimus", (sudaro) "4 padalijimai", (po) "4 padalijimų". */
const ROUNDS_LT = COUNTED_LT.round;

/** A match of three that is decided by its last card. */
const DECIDED = { players: 3, hands: ['9C', 'AS KD', '4C'], draw: 'TC', discard: '9D' } as const;

/** Rounds of a match; 0: no number agreed. */
export const matchRounds: AnyOption = defineOption({
  key: 'matchRounds',
  group: 'match',
  title: { de: 'Runden einer Partie', en: 'Rounds of a match', lt: 'Padalijimų skaičius partijoje' },
  schema: integerSchema(0, 100),
  defaultValue: 0,
  clauses: ['SKAT-14'],
  needs: [SCORED],
  compile: (value, draft) => {
    draft.matchRounds = value;
  },
  sentence: (rounds, { facts }) => {
    if (rounds === 0 || facts.scoring === 'none') return NO_LINES;
    return facts.matchTarget + facts.matchLimit > 0
      ? {
          de: [`Sie endet auch nach ${roundsDe(rounds)}.`],
          en: [`It also ends after ${roundsEn(rounds)}.`],
          lt: [`Ji baigiasi ir po ${countedLt(rounds, ROUNDS_LT.gen)}.`],
        }
      : {
          de: [`Eine Partie hat ${roundsDe(rounds)}.`],
          en: [`A match has ${roundsEn(rounds)}.`],
          lt: [`Partiją sudaro ${countedLt(rounds, ROUNDS_LT.nom)}.`],
        };
  },
  short: (rounds, { facts }) =>
    rounds === 0 || facts.scoring === 'none'
      ? NO_LINES
      : {
          de: [`Nach ${roundsDe(rounds)} ist Schluss.`],
          en: [`It ends after ${roundsEn(rounds)}.`],
          lt: [`Po ${countedLt(rounds, ROUNDS_LT.gen)} partija baigiasi.`],
        },
  difference: (_, to) =>
    to === 0
      ? {
          de: 'Die Zahl der Runden ist nicht festgelegt.',
          en: 'The number of rounds is not fixed.',
          lt: 'Padalijimų skaičius nenustatytas.',
        }
      : {
          de: `Eine Partie hat ${roundsDe(to)}.`,
          en: `A match has ${roundsEn(to)}.`,
          lt: `Partiją sudaro ${countedLt(to, ROUNDS_LT.nom)}.`,
        },
  examples: [
    {
      title: {
        de: 'Nach der vierten Runde ist Schluss',
        en: 'The fourth round is the last',
        lt: 'Po ketvirto padalijimo partija baigiasi',
      },
      scenario: {
        name: 'matchRounds: four rounds',
        rules: 'family',
        with: { matchRounds: 4 },
        ...DECIDED,
        round: 4,
        totals: [10, 20, 30],
        steps: ['0:9C~', { expect: { match: { over: true, winner: 0, totals: [10, 40, 34] } } }],
      },
    },
  ],
});

const lacksOtherEnd = (facts: Draft): boolean => NO_OTHER_END.holds(facts, undefined);

/** Rounds of a match for each player, where neither a number nor a target is agreed; 0: none. */
export const matchRoundsPerPlayer: AnyOption = defineOption({
  key: 'matchRoundsPerPlayer',
  group: 'match',
  title: { de: 'Runden je Person', en: 'Rounds for each player', lt: 'Kiek kartų kiekvienas dalija' },
  schema: integerSchema(0, 10),
  defaultValue: 0,
  clauses: ['SKAT-14'],
  needs: [SCORED, NO_OTHER_END],
  compile: (value, draft) => {
    draft.matchRoundsPerPlayer = value;
  },
  sentence: (each, { facts }) => {
    const isUsed = each > 0 && facts.scoring !== 'none' && lacksOtherEnd(facts);
    if (!isUsed) return NO_LINES;
    return {
      de: [`Eine Partie dauert, bis jeder ${times(each, 'de')} gegeben hat, zu viert also ${each * 4} Runden.`],
      en: [`A match lasts until everyone has dealt ${times(each, 'en')}, so with four players ${each * 4} rounds.`],
      lt: [
        `Partija trunka, kol kiekvienas padalija ${times(each, 'lt')}; žaidžiant keturiese, tai yra ${countedLt(each * 4, ROUNDS_LT.nom)}.`,
      ],
    };
  },
  short: (each, { facts }) =>
    each === 0 || facts.scoring === 'none' || !lacksOtherEnd(facts)
      ? NO_LINES
      : {
          de: [`Schluss ist, wenn jeder ${times(each, 'de')} gegeben hat.`],
          en: [`It ends when everyone has dealt ${times(each, 'en')}.`],
          lt: [`Partija baigiasi, kai kiekvienas padalija ${times(each, 'lt')}.`],
        },
  difference: (_, to) =>
    to === 0
      ? {
          de: 'Die Zahl der Runden richtet sich nicht nach der Zahl der Spieler.',
          en: 'The number of rounds does not depend on the players.',
          lt: 'Padalijimų skaičius nepriklauso nuo žaidėjų skaičiaus.',
        }
      : {
          de: `In einer Partie gibt jeder ${times(to, 'de')}.`,
          en: `In a match everyone deals ${times(to, 'en')}.`,
          lt: `Per partiją kiekvienas dalija ${times(to, 'lt')}.`,
        },
  examples: [
    {
      title: {
        de: 'Zu dritt sechs Runden',
        en: 'Six rounds with three players',
        lt: 'Žaidžiant trise – šeši padalijimai',
      },
      scenario: {
        name: 'matchRoundsPerPlayer: twice three rounds',
        rules: 'skat',
        players: 3,
        totals: [3, 5, 10],
        round: 6,
        hands: ['AC KC', 'AS 9H 7D', 'QC QS 8S'],
        draw: 'QD',
        discard: 'TC',
        steps: ['0:AC~', '0:KC', { expect: { match: { over: true, winner: 0, totals: [3, 32, 24] } } }],
      },
    },
  ],
});

/** A total that ends the match when it is reached; 0: none. */
export const matchTarget: AnyOption = defineOption({
  key: 'matchTarget',
  group: 'match',
  title: { de: 'Zielpunktzahl', en: 'Target score', lt: 'Taškų riba, kurią pasiekus partija baigiasi' },
  schema: integerSchema(0, 1000),
  defaultValue: 100,
  clauses: ['FAM-15', 'SKAT-14', 'DE-10', 'PL-6'],
  needs: [SCORED],
  compile: (value, draft) => {
    draft.matchTarget = value;
  },
  sentence: (target, { facts }) => {
    if (target === 0 || facts.scoring === 'none') return NO_LINES;
    return facts.scoring === 'wins'
      ? {
          de: [`Eine Partie endet, sobald jemand ${roundsDe(target)} gewonnen hat.`],
          en: [`A match ends when somebody has won ${roundsEn(target)}.`],
          lt: [`Partija baigiasi, kai kas nors laimi ${countedLt(target, ROUNDS_LT.acc)}.`],
        }
      : {
          de: [
            `Die ${facts.goesOutOneByOne ? 'Punkte' : 'Minuspunkte'} aller Runden werden zusammengezählt; die Partie endet, sobald jemand ${target} erreicht.`,
          ],
          en: [
            `The ${facts.goesOutOneByOne ? 'points' : 'minus points'} of all rounds are added up; the match ends when somebody reaches ${target}.`,
          ],
          lt: [
            `Visų padalijimų taškai sudedami; partija baigiasi, kai kas nors surenka ${countedLt(target, COUNTED_LT.point.acc)}.`,
          ],
        };
  },
  short: (target, { facts }) =>
    target === 0 || facts.scoring === 'none'
      ? NO_LINES
      : {
          de: [`Bei ${target} ist Schluss.`],
          en: [`It ends at ${target}.`],
          lt: [`Žaidžiama iki ${countedLt(target, COUNTED_LT.point.gen)}.`],
        },
  difference: (from, to, { facts }) => {
    if (to !== 0 && facts.scoring === 'wins')
      return {
        de: `Eine Partie endet, sobald jemand ${roundsDe(to)} gewonnen hat.`,
        en: `A match ends when somebody has won ${roundsEn(to)}.`,
        lt: `Partija baigiasi, kai kas nors laimi ${countedLt(to, ROUNDS_LT.acc)}.`,
      };
    if (to === 0)
      return { de: 'Eine Zielpunktzahl gibt es nicht.', en: 'There is no target score.', lt: 'Taškų ribos nėra.' };
    return from === 0
      ? {
          de: `Die Partie endet bei ${to} Punkten.`,
          en: `The match ends at ${to} points.`,
          lt: `Žaidžiama iki ${countedLt(to, COUNTED_LT.point.gen)}.`,
        }
      : {
          de: `Die Partie endet bei ${to} statt bei ${from} Punkten.`,
          en: `The match ends at ${to} instead of ${from} points.`,
          lt: `Žaidžiama iki ${countedLt(to, COUNTED_LT.point.gen)}, o ne iki ${from}.`,
        };
  },
  variants: [
    {
      value: 300,
      from: 200,
      clauses: ['DE-10'],
      text: {
        de: 'Statt bis 200 spielt man auch bis 300 Punkte.',
        en: 'Instead of to 200 one also plays to 300 points.',
        lt: 'Žaidžiama ne tik iki 200, bet ir iki 300 taškų.',
      },
    },
    {
      clauses: ['SKAT-14', 'FAM-15'],
      text: {
        de: 'Wie lange eine Partie dauert, lässt sich vorher abmachen: bis zu einer Zielpunktzahl oder eine Zahl von Runden.',
        en: 'How long a match lasts can be agreed beforehand: to a target score, or a number of rounds.',
        lt: 'Iš anksto galima susitarti, kiek trunka partija: iki kiek taškų arba kiek padalijimų žaidžiama.',
      },
    },
  ],
  examples: [
    {
      title: { de: 'Bei 40 ist Schluss', en: 'It ends at 40', lt: 'Žaidžiama iki 40 taškų' },
      scenario: {
        name: 'matchTarget: forty points',
        rules: 'family',
        with: { matchTarget: 40 },
        ...DECIDED,
        totals: [10, 25, 20],
        steps: ['0:9C~', { expect: { match: { over: true, winner: 0, totals: [10, 45, 24] } } }],
      },
    },
  ],
});

export const tie: AnyOption = defineOption({
  key: 'tie',
  group: 'match',
  title: { de: 'Gleichstand', en: 'Tie', lt: 'Lygiosios' },
  schema: choiceSchema(['deciding-round', 'share']),
  defaultValue: 'deciding-round',
  clauses: ['FAM-16', 'SKAT-14', 'LT-13', 'DE-10'],
  needs: [SCORED, MATCH_ENDS],
  compile: (value, draft) => {
    draft.tie = value;
  },
  sentence: (value, { facts }) => {
    const { matchTarget: target, matchLimit: limit, matchRounds: rounds, matchRoundsPerPlayer: each } = facts;
    if (facts.scoring === 'none' || target + limit + rounds + each === 0) return NO_LINES;
    return value === 'share'
      ? {
          de: ['Liegen dann mehrere gleichauf an der Spitze, teilen sie sich den Sieg.'],
          en: ['If several are then level in the lead, they share the win.'],
          lt: ['Jei tada keli pirmauja po lygiai, jie dalijasi pergale.'],
        }
      : {
          de: [
            'Liegen dann mehrere gleichauf an der Spitze, spielen nur sie noch eine Runde gegeneinander, und so fort, solange sie gleichauf liegen.',
          ],
          en: [
            'If several are then level in the lead, they alone play one more round, and again while they are level.',
          ],
          lt: [
            'Jei tada keli pirmauja po lygiai, tik jie žaidžia dar vieną padalijimą, ir taip toliau, kol vienas išsiveržia į priekį.',
          ],
        };
  },
  difference: (_, to) =>
    to === 'share'
      ? {
          de: 'Wer gleichauf an der Spitze liegt, teilt sich den Sieg.',
          en: 'Those level in the lead share the win.',
          lt: 'Tie, kurie pirmauja po lygiai, dalijasi pergale.',
        }
      : {
          de: 'Bei Gleichstand an der Spitze entscheidet eine weitere Runde.',
          en: 'A further round decides between those level in the lead.',
          lt: 'Jei keli pirmauja po lygiai, nugalėtoją lemia dar vienas padalijimas.',
        },
  variants: [
    {
      value: 'deciding-round',
      clauses: ['SKAT-14', 'FAM-16'],
      text: {
        de: 'Bei Gleichstand kann eine weitere Runde unter den Besten entscheiden.',
        en: 'A tie can be decided by one more round among those who are level.',
        lt: 'Jei keli pirmauja po lygiai, nugalėtoją gali lemti dar vienas jų padalijimas.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Gleichstand: Die Partie geht weiter',
        en: 'A tie: the match goes on',
        lt: 'Lygiosios: partija tęsiasi',
      },
      scenario: {
        name: 'tie: a deciding round',
        rules: 'family',
        players: 3,
        totals: [40, 30, 90],
        hands: ['9C', 'TS', 'KD QH'],
        draw: 'TC',
        discard: '9D',
        steps: ['0:9C~', { expect: { match: { over: false, totals: [40, 40, 110] } } }],
      },
    },
  ],
});
