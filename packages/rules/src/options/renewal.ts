import { RENEWALS } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { choiceSchema } from '../schema.ts';
import { PILE_RENEWED } from './needs/laying.ts';

export const renewal: AnyOption = defineOption({
  key: 'renewal',
  group: 'drawing',
  title: { de: 'Nachziehstapel erneuern', en: 'Renewing the draw pile', lt: 'Uždarojo fondo atnaujinimas' },
  schema: choiceSchema(RENEWALS),
  defaultValue: 'shuffle',
  clauses: ['FAM-13', 'SKAT-7', 'LT-7', 'CE-6'],
  needs: [PILE_RENEWED],
  compile: (value, draft) => {
    draft.renewal = value;
  },
  sentence: (value) =>
    value === 'shuffle'
      ? {
          de: [
            'Ist der Nachziehstapel leer, wird der Ablagestapel ohne seine oberste Karte gemischt und zum neuen Nachziehstapel.',
          ],
          en: ['When the draw pile is empty, the discard pile without its top card is shuffled into a new draw pile.'],
          lt: [
            'Kai uždarasis fondas pasibaigia, atvirasis fondas be viršutinės kortos sumaišomas ir tampa naujuoju uždaruoju fondu.',
          ],
        }
      : {
          de: [
            'Ist der Nachziehstapel leer, wird der Ablagestapel ohne seine oberste Karte umgedreht, ohne ihn zu mischen, und zum neuen Nachziehstapel.',
          ],
          en: [
            'When the draw pile is empty, the discard pile without its top card is turned over, unshuffled, as the new draw pile.',
          ],
          lt: [
            'Kai uždarasis fondas pasibaigia, atvirasis fondas be viršutinės kortos apverčiamas nemaišant ir tampa naujuoju uždaruoju fondu.',
          ],
        },
  difference: (_, to) =>
    to === 'shuffle'
      ? {
          de: 'Der neue Nachziehstapel wird gemischt.',
          en: 'The new draw pile is shuffled.',
          lt: 'Naujasis uždarasis fondas sumaišomas.',
        }
      : {
          de: 'Der neue Nachziehstapel wird nur umgedreht, nicht gemischt.',
          en: 'The new draw pile is only turned over, not shuffled.',
          lt: 'Naujasis uždarasis fondas tik apverčiamas, bet nemaišomas.',
        },
  examples: [
    {
      title: {
        de: 'Der Ablagestapel wird zum Nachziehstapel; die oberste Karte bleibt liegen',
        en: 'The discard pile becomes the draw pile; its top card stays',
        lt: 'Atvirasis fondas tampa uždaruoju; viršutinė korta lieka vietoje',
      },
      scenario: {
        name: 'renewal: turned over unshuffled',
        rules: 'family',
        with: { renewal: 'turn' },
        players: 2,
        hands: ['KC 4H QS', 'TC 5D 7S'],
        draw: '',
        discard: 'KH AS 2C 9D',
        steps: ['0:draw', { expect: { hands: ['KC 4H QS KH', null], draw: 'AS 2C', discard: '9D' } }],
      },
    },
  ],
});
