/** Penalty draws that cards bring: what follows them, and how far a chain of sevens may go. */
import { type AnyOption, defineOption } from '../option.ts';
import { choiceSchema, integerSchema } from '../schema.ts';
import { countedLt } from '../words/countLt.ts';
import { anyDraws } from '../words/houseFacts.ts';
import { NO_LINES } from '../words/phrases.ts';
import { DRAWS, DRAWS_APART, SEVENS_ANSWERED } from './needs/cards.ts';

/** After a penalty draw: an ordinary turn, or the turn is lost. */
export const afterPenalty: AnyOption = defineOption({
  key: 'afterPenalty',
  group: 'cards',
  title: { de: 'Nach dem Strafziehen', en: 'After a penalty draw', lt: 'Paėmus baudos kortas' },
  schema: choiceSchema(['lose-turn', 'play']),
  defaultValue: 'lose-turn',
  clauses: ['FAM-6', 'SKAT-9', 'LT-4', 'CE-5'],
  needs: [DRAWS],
  compile: (value, draft) => {
    draft.penaltyThenPlays = value === 'play';
  },
  sentence: (value, { facts }) => {
    if (!anyDraws(facts)) return NO_LINES;
    return value === 'play'
      ? {
          de: [
            'Wer Strafkarten gezogen hat, spielt danach einen gewöhnlichen Zug: Er darf gleich legen oder, wenn nötig, noch eine Karte ziehen.',
          ],
          en: [
            'Whoever has drawn penalty cards then plays an ordinary turn: they may lay a card at once or, if need be, draw another.',
          ],
          lt: [
            'Kas paėmė baudos kortas, tas po to daro įprastą ėjimą: gali iš karto dėti kortą arba, jei reikia, imti dar vieną.',
          ],
        }
      : {
          de: ['Wer Strafkarten zieht, verliert damit seinen Zug.'],
          en: ['Whoever draws penalty cards loses the turn by it.'],
          lt: ['Kas ima baudos kortas, tas praleidžia savo ėjimą.'],
        };
  },
  difference: (_, to) =>
    to === 'play'
      ? {
          de: 'Wer Strafkarten gezogen hat, ist danach noch am Zug.',
          en: 'Whoever has drawn penalty cards still has a turn.',
          lt: 'Kas paėmė baudos kortas, tas dar daro savo ėjimą.',
        }
      : {
          de: 'Wer Strafkarten zieht, verliert seinen Zug.',
          en: 'Whoever draws penalty cards loses the turn.',
          lt: 'Kas ima baudos kortas, tas praleidžia savo ėjimą.',
        },
  examples: [
    {
      title: {
        de: 'Nach dem Ziehen gleich legen',
        en: 'Laying at once after drawing',
        lt: 'Paėmus kortas, iš karto dedama',
      },
      scenario: {
        name: 'afterPenalty: an ordinary turn follows',
        rules: 'skat',
        players: 3,
        hands: ['7S KD 9H', 'QH TC JH', 'QC KS 9C'],
        draw: '8S 8D AD AH',
        discard: 'TS',
        steps: [
          '0:7S',
          '1:draw',
          { expect: { turn: 1, demand: null, counts: [2, 5, 3] } },
          '1:8S',
          { expect: { top: '8S' } },
        ],
      },
    },
  ],
});

const SEVENS_LT = { one: 'septynakę', few: 'septynakes', many: 'septynakių' } as const;
/** (galima dėti dar) "tik vieną", "daugiausia 2 septynakes", "daugiausia 10 septynakių". */
const furtherLt = (cap: number): string => (cap === 1 ? 'tik vieną' : `daugiausia ${countedLt(cap, SEVENS_LT)}`);

/** How many further sevens may answer the first; 0: as many as there are. */
export const sevenChainCap: AnyOption = defineOption({
  key: 'sevenChainCap',
  group: 'cards',
  title: { de: 'Grenze der Siebenerkette', en: 'Limit of the chain of sevens', lt: 'Septynakių grandinės riba' },
  schema: integerSchema(0, 15),
  defaultValue: 0,
  clauses: ['FAM-V3'],
  needs: [SEVENS_ANSWERED, DRAWS_APART],
  compile: (value, draft) => {
    draft.sevenChainCap = value === 0 ? undefined : value;
  },
  sentence: (cap) => {
    if (cap === 0) return NO_LINES;
    return {
      de: [
        `Auf die erste Sieben ${cap === 1 ? 'darf nur eine weitere' : `dürfen höchstens ${cap} weitere`} folgen; wer danach an der Reihe ist, zieht sofort, was zusammengekommen ist.`,
      ],
      en: [
        `At most ${cap === 1 ? 'one further seven' : `${cap} further sevens`} may follow the first; whoever comes next draws at once what has added up.`,
      ],
      lt: [
        `Po pirmosios septynakės galima dėti dar ${furtherLt(cap)}; kam tada ateina eilė, tas iš karto ima visas susikaupusias kortas.`,
      ],
    };
  },
  difference: (_, cap) => {
    if (cap === 0)
      return {
        de: 'Die Kette der Siebenen hat keine Grenze.',
        en: 'The chain of sevens has no limit.',
        lt: 'Septynakių grandinė neribojama.',
      };
    return {
      de:
        cap === 1
          ? 'Auf eine Sieben darf nur eine weitere folgen.'
          : `Auf eine Sieben dürfen höchstens ${cap} weitere folgen.`,
      en:
        cap === 1 ? 'Only one further seven may follow a seven.' : `At most ${cap} further sevens may follow a seven.`,
      lt: `Po septynakės galima dėti dar ${furtherLt(cap)}.`,
    };
  },
  variants: [
    {
      value: 1,
      clauses: ['FAM-V3'],
      text: {
        de: 'Die Kette der Siebenen kann nach einer weiteren Sieben enden, sodass niemand mehr als 4 Karten zieht.',
        en: 'The chain of sevens can end after one further seven, so that nobody draws more than 4 cards.',
        lt: 'Septynakių grandinė gali baigtis jau po antrosios septynakės, tad niekas neima daugiau kaip 4 kortų.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Nach der zweiten Sieben wird sofort gezogen',
        en: 'After the second seven the cards are drawn at once',
        lt: 'Po antrosios septynakės kortos imamos iš karto',
      },
      scenario: {
        name: 'sevenChainCap: one further seven',
        rules: 'family',
        with: { sevenChainCap: 1 },
        players: 4,
        hands: ['7C KD 9H', '7H TC JS', '7D KC 9C', '9S TH AD'],
        draw: '2D 3D 4D 5D 6D',
        discard: '8C',
        steps: ['0:7C', '1:7H', { expect: { turn: 3, demand: null, counts: [2, 2, 7, 3] } }],
      },
    },
  ],
});
