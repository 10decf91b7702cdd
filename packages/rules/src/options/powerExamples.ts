/** An example for the power of every rank: those with a power by default show it, the others a reverse. */
import type { Example } from '../option.ts';
import { nounOf } from '../words/nouns.ts';
import { capital } from '../words/phrases.ts';

/** Any rank can be given any power; here it turns the direction. */
export function reverseExample(word: string, sign: string, rank: number): Example {
  const { de, en, lt } = nounOf(rank);
  return {
    title: {
      de: `${capital(de.one)} dreht die Richtung`,
      en: `${capital(en.one)} turns the direction`,
      lt: `${capital(lt.one)} pakeičia kryptį`,
    },
    scenario: {
      name: `${word}Power: ${en.one} reverses`,
      rules: 'family',
      with: { [`${word}Power`]: 'reverse' },
      players: 3,
      hands: [`${sign}C 9H KD`, 'TS QS 4S', '6S QH 3S'],
      draw: '2D 3D',
      discard: sign === '5' ? '4C' : '5C',
      steps: [`0:${sign}C`, { expect: { turn: 2, direction: -1, demand: null } }],
    },
  };
}

export const POWER_EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  seven: [
    {
      title: {
        de: 'Sieben auf Sieben: Der Übernächste zieht 4',
        en: 'A seven on a seven: the player after draws 4',
        lt: 'Nuo septynakės atsimušta septynake: kitas žaidėjas ima jau 4 kortas',
      },
      scenario: {
        name: 'sevenPower: a chain of sevens',
        rules: 'family',
        players: 4,
        hands: ['7C KD 9H', '7H TC JS', 'QH KC 9C', '9S TH AD'],
        draw: '2D 3D 4D 5D 6D',
        discard: '8C',
        steps: [
          '0:7C',
          { expect: { turn: 1, demand: { draw: 2 }, legal: ['7H', 'draw'] } },
          { refuse: '1:JS>C', code: 'must-answer' },
          '1:7H',
          { expect: { turn: 2, demand: { draw: 4 }, legal: ['draw'] } },
          '2:draw',
          { expect: { turn: 3, counts: [2, 2, 7, 3] } },
        ],
      },
    },
    {
      title: {
        de: 'Bei einer Sieben zieht hier niemand',
        en: 'Nobody draws on a seven here',
        lt: 'Dėl septynakės čia kortų niekas neima',
      },
      scenario: {
        name: 'sevenPower: none',
        rules: 'family',
        with: { sevenPower: 'none' },
        players: 3,
        hands: ['7C KD 9H', '7H TC JS', 'QH KC 9C'],
        draw: '2D 3D',
        discard: '8C',
        steps: ['0:7C', { expect: { turn: 1, demand: null } }, '1:7H', { expect: { turn: 2, counts: [2, 2, 3] } }],
      },
    },
  ],
  eight: [
    {
      title: {
        de: 'Acht: Der Nächste setzt aus',
        en: 'Eight: the next player skips',
        lt: 'Aštuonakė: kitas žaidėjas praleidžia ėjimą',
      },
      scenario: {
        name: 'eightPower: skip',
        rules: 'family',
        players: 3,
        hands: ['8C KD 9H', '8H TC JS', 'QC 9S AD'],
        draw: '2D',
        discard: '9C',
        steps: ['0:8C', { expect: { turn: 2, demand: null } }, { refuse: '1:8H', code: 'not-your-turn' }],
      },
    },
    {
      title: {
        de: 'Acht auf Acht: Die nächsten 2 setzen aus',
        en: 'An eight on an eight: the next 2 skip',
        lt: 'Nuo aštuonakės atsimušta aštuonake: ėjimą praleidžia du žaidėjai iš eilės',
      },
      scenario: {
        name: 'eightPower: a chain of skips',
        rules: 'skat',
        players: 4,
        hands: ['8C KD 9H', '8H TC JS', 'TD KC QH', 'QS AD 9S'],
        draw: 'QD KH',
        discard: '9C',
        steps: [
          '0:8C',
          { expect: { turn: 1, demand: { skip: 1 }, legal: ['8H', 'pass'] } },
          '1:8H',
          { expect: { turn: 2, demand: { skip: 2 } } },
          '2:pass',
          { expect: { turn: 0 } },
        ],
      },
    },
  ],
  nine: [
    {
      title: {
        de: 'Neun: Die Richtung dreht sich, und der dann Nächste zieht 2',
        en: 'Nine: the direction turns, and the player then next draws 2',
        lt: 'Devynakė: kryptis pasikeičia, ir kitas žaidėjas naująja kryptimi ima 2 kortas',
      },
      scenario: {
        name: 'ninePower: reverse and draw two',
        rules: 'skat-plus',
        players: 4,
        hands: ['9C QC 7D', 'QD 8S 7S', 'KD KC 8D', '9H AC 7C'],
        draw: 'KS AD QH QS TS',
        discard: 'TC',
        steps: [
          '0:9C',
          { expect: { turn: 3, direction: -1, demand: { draw: 2 } } },
          '3:9H',
          { expect: { turn: 0, direction: 1, demand: { draw: 4 } } },
        ],
      },
    },
  ],
  jack: [
    {
      title: {
        de: 'Der Bube wünscht Herz',
        en: 'The jack wishes for hearts',
        lt: 'Padėjus valetą, pareikalaujama širdžių',
      },
      scenario: {
        name: 'jackPower: a wish',
        rules: 'family',
        players: 3,
        hands: ['JC KH 8C', '5S 5H JD', '6S TC 7D'],
        draw: '2S 3S 4H',
        discard: '9C',
        steps: [
          { refuse: '0:JC', code: 'wish-missing' },
          '0:JC>H',
          { expect: { turn: 1, wish: 'H' } },
          { refuse: '1:5S', code: 'does-not-fit' },
          '1:5H',
          { expect: { wish: null } },
        ],
      },
    },
  ],
  ace: [
    {
      title: {
        de: 'Nach dem Ass gleich noch eine Karte',
        en: 'After the ace another card at once',
        lt: 'Po tūzo – iš karto dar viena korta',
      },
      scenario: {
        name: 'acePower: a further card',
        rules: 'skat',
        players: 3,
        hands: ['AC 7C KH 9D', 'AS QD KS', '8C KC TS'],
        draw: 'QS TH',
        discard: 'QC',
        steps: [
          '0:AC',
          { expect: { turn: 0, demand: { lay: 'may' }, legal: ['7C', 'pass'] } },
          '0:7C',
          { expect: { turn: 1, demand: { draw: 2 } } },
        ],
      },
    },
    {
      title: {
        de: 'Ass: Alle anderen ziehen eine Karte',
        en: 'Ace: everyone else draws one card',
        lt: 'Tūzas: visi kiti ima po vieną kortą',
      },
      scenario: {
        name: 'acePower: everyone else draws',
        rules: 'family',
        with: { acePower: 'others-draw-one' },
        players: 4,
        hands: ['AC KD 9H', 'TC QS 4S', 'KC QH 5S', '2S 3S 6S'],
        draw: '2D 3D 4D 5D',
        discard: '9C',
        steps: ['0:AC', { expect: { turn: 1, counts: [2, 4, 4, 4], draw: '5D' } }],
      },
    },
    {
      title: {
        de: 'Ass: Alle anderen setzen aus',
        en: 'Ace: everyone else skips',
        lt: 'Tūzas: visi kiti praleidžia ėjimą',
      },
      scenario: {
        name: 'acePower: everyone else skips',
        rules: 'family',
        with: { acePower: 'others-skip' },
        players: 4,
        hands: ['AC KC 9H', 'TC QS 4S', 'KD QH 5S', '2S 3S 6S'],
        draw: '2D 3D',
        discard: '9C',
        steps: ['0:AC', { expect: { turn: 0, counts: [2, 3, 3, 3] } }],
      },
    },
  ],
};
