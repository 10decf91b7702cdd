import { type AnyOption, defineOption } from '../option.ts';
import { choiceSchema } from '../schema.ts';
import { hasPower, isPureReverse } from '../words/facts.ts';
import { NO_LINES } from '../words/phrases.ts';
import { REVERSED } from './needs/cards.ts';

/** With two players a reverse changes nothing, or acts as a skip. */
export const reverseForTwo: AnyOption = defineOption({
  key: 'reverseForTwo',
  group: 'cards',
  title: {
    de: 'Richtungswechsel zu zweit',
    en: 'Reverse with two players',
    lt: 'Krypties pakeitimas žaidžiant dviese',
  },
  schema: choiceSchema(['nothing', 'skip']),
  defaultValue: 'nothing',
  clauses: ['GEN-4'],
  needs: [REVERSED],
  compile: (value, draft) => {
    draft.reverseSkipsForTwo = value === 'skip';
  },
  sentence: (value, { facts, playersMin }) => {
    if (playersMin > 2 || !hasPower(facts, isPureReverse)) return NO_LINES;
    return value === 'skip'
      ? {
          de: [
            'Zu zweit wirkt ein Richtungswechsel wie Aussetzen: Wer die Karte gelegt hat, ist gleich wieder am Zug.',
          ],
          en: ['With two players a reverse acts as a skip: whoever laid the card is on turn again at once.'],
          lt: [
            'Žaidžiant dviese, krypties pakeitimas veikia kaip ėjimo praleidimas: kas padėjo kortą, tas tuoj pat vėl daro ėjimą.',
          ],
        }
      : {
          de: ['Zu zweit ändert ein Richtungswechsel nichts daran, wer der Nächste ist.'],
          en: ['With two players a reverse changes nothing about who is next.'],
          lt: ['Žaidžiant dviese, nuo krypties pakeitimo nepriklauso, kas eina toliau.'],
        };
  },
  difference: (_, to) =>
    to === 'skip'
      ? {
          de: 'Zu zweit wirkt ein Richtungswechsel wie Aussetzen.',
          en: 'With two players a reverse acts as a skip.',
          lt: 'Žaidžiant dviese, krypties pakeitimas veikia kaip ėjimo praleidimas.',
        }
      : {
          de: 'Zu zweit bleibt ein Richtungswechsel ohne Folgen.',
          en: 'With two players a reverse has no consequences.',
          lt: 'Žaidžiant dviese, krypties pakeitimas neturi poveikio.',
        },
  variants: [
    {
      value: 'skip',
      clauses: ['GEN-4'],
      text: {
        de: 'Zu zweit kann ein Richtungswechsel wie Aussetzen wirken.',
        en: 'With two players a reverse can act as a skip.',
        lt: 'Žaidžiant dviese, krypties pakeitimas gali veikti kaip ėjimo praleidimas.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Zu zweit ist die Zehn ein Aussetzen',
        en: 'With two players the ten is a skip',
        lt: 'Žaidžiant dviese, po dešimtakės varžovas praleidžia ėjimą',
      },
      scenario: {
        name: 'reverseForTwo: a skip',
        rules: 'skat-plus',
        with: { reverseForTwo: 'skip' },
        players: 2,
        hands: ['TC 8C 7D', 'QD 8S 7S'],
        draw: 'KS AD',
        discard: '9C',
        steps: ['0:TC', { expect: { turn: 0, direction: -1 } }],
      },
    },
  ],
});
