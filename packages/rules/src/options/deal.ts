import { START_EFFECTS } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, type ByPlayers, byPlayersSchema, choiceSchema } from '../schema.ts';
import { cardsLtAcc } from '../words/countLt.ts';
import { wildNoun } from '../words/facts.ts';
import { capital, cardsDe, cardsEn, type Line, type Lines, listed, NO_LINES } from '../words/phrases.ts';
import { startCardSentences, startCardShort } from '../words/startCard.ts';
import { DEALER_DOES_NOT_CHOOSE, SCORE_DOES_NOT_DEAL, START_ACTS, START_MAY_ACT, START_TURNED } from './needs/deal.ts';
import { WILD } from './needs/laying.ts';

export const handSize: AnyOption = defineOption({
  key: 'handSize',
  group: 'deal',
  title: { de: 'Karten für jeden', en: 'Cards for each player', lt: 'Dalijamų kortų skaičius' },
  schema: byPlayersSchema(1, 15),
  defaultValue: 5,
  clauses: ['FAM-2', 'FAM-V7', 'FAM-V8', 'SKAT-2', 'LT-1', 'CZ-1', 'DE-2', 'PL-1', 'CE-1'],
  needs: [DEALER_DOES_NOT_CHOOSE],
  compile: (value, draft) => {
    draft.handSize = typeof value === 'number' ? value : forPlayers(value, draft.players);
  },
  sentence: (value, { playersMin, playersMax }) => sizeLines(value, playersMin, playersMax),
  short: (value, { playersMin, playersMax }) => sizeLines(value, playersMin, playersMax),
  difference: (from, to, { playersMin, playersMax }) => {
    if (typeof from === 'number' && typeof to === 'number') {
      return {
        de: `Jeder bekommt ${to} statt ${cardsDe(from)}.`,
        en: `Everyone gets ${to} instead of ${cardsEn(from)}.`,
        lt: `Kiekvienas gauna ${cardsLtAcc(to)}, o ne ${from}.`,
      };
    }
    return sizeSentence(to, playersMin, playersMax);
  },
  variants: [
    {
      value: 7,
      clauses: ['FAM-V7'],
      text: {
        de: 'Mit 7 statt 5 Karten dauert eine Runde länger, und man kann sich eher einen Buben aufheben.',
        en: 'With 7 instead of 5 cards a round lasts longer, and a jack is more easily kept in reserve.',
        lt: 'Dalijant po 7 kortas, o ne po 5, padalijimas trunka ilgiau, bet valetą lengviau pasilaikyti vėlesniam laikui.',
      },
    },
    {
      clauses: ['FAM-V8'],
      text: {
        de: 'Wer das Spiel gerade lernt, fängt am besten mit 5 Karten und nur den Grundwirkungen an, ohne weitere Hausregeln.',
        en: 'Beginners do best with 5 cards and the base effects only, without further house rules.',
        lt: 'Kas tik mokosi žaisti, tam geriausia pradėti nuo 5 kortų ir pagrindinių kortų galių, be papildomų namų taisyklių.',
      },
    },
  ],
  examples: [
    {
      title: { de: 'Sieben Karten für jeden', en: 'Seven cards each', lt: 'Kiekvienam po septynias kortas' },
      scenario: {
        name: 'handSize: seven cards each',
        rules: 'family',
        with: { handSize: 7 },
        players: 4,
        seed: 22,
        steps: [{ expect: { counts: [7, 7, 7, 7], drawCount: 23, discardCount: 1 } }],
      },
    },
  ],
});

/** The number for so many players; a deciding round with fewer than any named takes the fewest named. */
function forPlayers(sizes: Readonly<Record<string, number>>, players: number): number | undefined {
  const fewest = Math.min(...Object.keys(sizes).map(Number));
  return sizes[String(Math.max(players, fewest))];
}

function sizeLines(value: ByPlayers, min: number, max: number): Lines {
  const { de, en, lt } = sizeSentence(value, min, max);
  return { de: [de], en: [en], lt: [lt] };
}

/** Players who get the same number of cards are named together, in the order of the players. */
function sizeSentence(value: ByPlayers, min: number, max: number): Line {
  if (typeof value === 'number')
    return {
      de: `Jeder bekommt ${cardsDe(value)}.`,
      en: `Everyone gets ${cardsEn(value)}.`,
      lt: `Kiekvienas gauna ${cardsLtAcc(value)}.`,
    };
  const groups = new Map<number, string[]>();
  for (let players = min; players <= max; players++) {
    const size = value[String(players)];
    if (size !== undefined) groups.set(size, [...(groups.get(size) ?? []), String(players)]);
  }
  const parts = [...groups];
  return {
    de: `Jeder bekommt ${listed(
      parts.map(
        ([size, players], index) => `${index === 0 ? cardsDe(size) : size} bei ${listed(players, 'or', 'de')} Personen`,
      ),
      'and',
      'de',
    )}.`,
    en: `Everyone gets ${listed(
      parts.map(
        ([size, players], index) => `${index === 0 ? cardsEn(size) : size} with ${listed(players, 'or', 'en')} people`,
      ),
      'and',
      'en',
    )}.`,
    lt: sizesLt(parts),
  };
}

/** By number of players; figures beside a dash would look like a range. */
const PLAYERS_LT: readonly string[] =
  'nė vieno,vienas,du,trys,keturi,penki,šeši,septyni,aštuoni,devyni,dešimt,vienuolika,dvylika'.split(',');

/** "Jei žaidėjų du, kiekvienas gauna 5 kortas, jei trys – 6, jei keturi arba penki – 7." */
function sizesLt(groups: readonly (readonly [number, readonly string[]])[]): string {
  const parts = groups.map(([size, players], index) => {
    const words = listed(
      players.map((count) => PLAYERS_LT[Number(count)] ?? count),
      'or',
      'lt',
    );
    return index === 0 ? `Jei žaidėjų ${words}, kiekvienas gauna ${cardsLtAcc(size)}` : `jei ${words} – ${size}`;
  });
  return `${parts.join(', ')}.`;
}

const START_DIFFERENCES = {
  none: {
    de: 'Die Startkarte hat keine Wirkung.',
    en: 'The start card has no effect.',
    lt: 'Startinė korta neturi poveikio.',
  },
  wish: {
    de: 'Von der Startkarte gilt nur der Farbwunsch.',
    en: 'Of the start card only the wish counts.',
    lt: 'Iš visų startinės kortos poveikių galioja tik spalvos reikalavimas.',
  },
  'first-player': {
    de: 'Ist die Startkarte eine Wunschkarte, darf der erste Spieler eine Farbe nennen, statt zu legen.',
    en: 'If the start card is a wish card, the first player may name a suit instead of laying.',
    lt: 'Jei startinė korta leidžia reikalauti spalvos, pirmasis žaidėjas gali nieko nedėti, o pareikalauti spalvos.',
  },
  'not-turned': {
    de: 'Eine Startkarte gibt es nicht; der erste Spieler legt, was er will.',
    en: 'There is no start card; the first player lays any card.',
    lt: 'Startinės kortos nėra; pirmasis žaidėjas deda bet kurią kortą.',
  },
  'as-dealer': {
    de: 'Die Startkarte gilt, als hätte der Geber sie gelegt.',
    en: 'The start card counts as laid by the dealer.',
    lt: 'Laikoma, kad startinę kortą padėjo dalytojas.',
  },
} as const;

/** Keys are those of the core (`START_EFFECTS`). */
export const startCard: AnyOption = defineOption({
  key: 'startCard',
  group: 'deal',
  title: { de: 'Startkarte', en: 'Start card', lt: 'Startinė korta' },
  schema: choiceSchema(START_EFFECTS),
  defaultValue: 'wish',
  clauses: ['FAM-3', 'SKAT-3', 'LT-1', 'LT-11', 'DE-4', 'CH-2', 'PL-7', 'CE-2', 'CE-5'],
  needs: [START_ACTS],
  compile: (value, draft) => {
    draft.startEffect = value;
  },
  sentence: (value, { facts }) => startCardSentences(value, facts),
  short: (value, { facts }) => startCardShort(value, facts),
  difference: (_, to) => START_DIFFERENCES[to],
  examples: [
    {
      title: {
        de: 'Ein Bube als Startkarte: Der Geber wünscht',
        en: 'A jack as start card: the dealer names a suit',
        lt: 'Startinė korta – valetas: dalytojas pareikalauja spalvos',
      },
      scenario: {
        name: 'startCard: the dealer wishes',
        rules: 'family',
        players: 3,
        hands: ['9C 9H KD', 'TC QD 8C', '7C KC AH'],
        draw: '5C',
        discard: 'JH',
        start: true,
        steps: [
          { expect: { turn: 2, demand: { wish: true } } },
          '2:>C',
          { expect: { turn: 0, wish: 'C' } },
          { refuse: '0:9H', code: 'does-not-fit' },
          '0:9C',
        ],
      },
    },
    {
      title: {
        de: 'Zählt die Startkarte wie gelegt, trifft eine Sieben den Spieler nach dem Geber',
        en: 'If the start card counts as laid, a seven acts on the player after the dealer',
        lt: 'Jei laikoma, kad startinę kortą padėjo dalytojas, septynakė veikia po jo einantį žaidėją',
      },
      scenario: {
        name: 'startCard: a seven counts as laid',
        rules: 'skat',
        players: 3,
        hands: ['TS KD 9H', '7C QD QH', 'KC QC AH'],
        draw: '8S 8C',
        discard: '7S',
        start: true,
        steps: [{ expect: { turn: 0, demand: { draw: 2 } } }],
      },
    },
    {
      title: {
        de: 'Eine Dame als Startkarte: Der erste Spieler nennt eine Farbe, statt zu legen',
        en: 'A queen as start card: the first player names a suit instead of laying',
        lt: 'Startinė korta – dama: pirmasis žaidėjas nieko nededa, o pareikalauja spalvos',
      },
      scenario: {
        name: 'startCard: the first player names the suit',
        rules: 'lithuanian',
        players: 3,
        hands: ['9D TC KS', '8D 9S AH', 'KC 7H AS'],
        draw: 'JH',
        discard: 'QD',
        start: true,
        steps: [
          { expect: { turn: 0, legal: ['9D', '>C', '>S', '>H', '>D', 'draw'] } },
          '0:>S',
          { expect: { turn: 1, wish: 'S', top: 'QD' } },
        ],
      },
    },
    {
      title: {
        de: 'Ohne Startkarte: Die erste Karte ist frei',
        en: 'Without a start card the first card is free',
        lt: 'Be startinės kortos pirmoji korta gali būti bet kuri',
      },
      scenario: {
        name: 'startCard: none is turned',
        rules: 'swiss',
        players: 2,
        hands: ['8D TC KS 7H', 'TD 9S QH'],
        draw: 'QC',
        discard: '',
        steps: [
          { expect: { turn: 0, top: null, demand: { lay: 'free' }, legal: ['7H', '8D', 'TC', 'KS'] } },
          { refuse: '0:draw', code: 'must-lay' },
          '0:7H',
          { expect: { turn: 1, demand: { draw: 2 } } },
        ],
      },
    },
  ],
});

/** Wild cards turned as start card go back into the pile, and the next one is turned. */
export const wildStartPutBack: AnyOption = defineOption({
  key: 'wildStartPutBack',
  group: 'deal',
  title: {
    de: 'Wunschkarte als Startkarte zurücklegen',
    en: 'Putting a wild start card back',
    lt: 'Universalios startinės kortos grąžinimas į fondą',
  },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['CE-2'],
  needs: [START_TURNED, WILD, START_MAY_ACT],
  compile: (value, draft) => {
    draft.startPutsBackWild = value;
  },
  sentence: (value, { facts }) => {
    const wild = wildNoun(facts);
    if (!value || wild === undefined || facts.startEffect === 'not-turned') return NO_LINES;
    const { de, en, lt } = wild;
    return {
      de: [
        `${capital(de.one)} kommt nicht als Startkarte infrage: Aufgedeckt, wird die Karte irgendwo in den Stapel zurückgesteckt und die nächste aufgedeckt.`,
      ],
      en: [
        `${capital(en.one)} cannot be the start card: turned up, it is put back anywhere in the pile and the next card is turned.`,
      ],
      lt: [
        `${capital(lt.one)} negali būti startinė korta: tokia atversta korta įkišama bet kur į uždarąjį fondą ir atverčiama kita.`,
      ],
    };
  },
  difference: (_, to) =>
    to
      ? {
          de: 'Eine Karte, die immer passt, wird als Startkarte in den Stapel zurückgesteckt.',
          en: 'A card that always fits is put back into the pile as a start card.',
          lt: 'Universali korta negali būti startinė: atversta ji grąžinama į uždarąjį fondą.',
        }
      : {
          de: 'Jede Karte kann Startkarte sein.',
          en: 'Any card can be the start card.',
          lt: 'Bet kuri korta gali būti startinė.',
        },
  examples: [
    {
      title: {
        de: 'Die Acht im Stapel wird nicht Startkarte',
        en: 'No eight becomes the start card',
        lt: 'Aštuonakė netampa startine korta',
      },
      scenario: {
        name: 'wildStartPutBack: an eight is put back and the next card turned',
        rules: 'crazy-eights',
        players: 2,
        seed: 45,
        steps: [{ expect: { counts: [7, 7], drawCount: 37, discardCount: 1, demand: null } }],
      },
    },
  ],
});

export const nextDealer: AnyOption = defineOption({
  key: 'nextDealer',
  group: 'deal',
  title: { de: 'Wer als Nächster gibt', en: 'Who deals next', lt: 'Kas dalija kitą kartą' },
  schema: choiceSchema(['left', 'winner']),
  defaultValue: 'left',
  clauses: ['FAM-2', 'SKAT-15', 'LT-12'],
  needs: [SCORE_DOES_NOT_DEAL],
  compile: (value, draft) => {
    draft.nextDealer = value;
  },
  sentence: (value) =>
    value === 'left'
      ? {
          de: ['Nach jeder Runde gibt der linke Nachbar dessen, der zuletzt gegeben hat.'],
          en: ['After each round the deal passes to the left.'],
          lt: ['Po kiekvieno padalijimo dalija ankstesniojo dalytojo kairysis kaimynas.'],
        }
      : {
          de: [
            'Wer eine Runde gewinnt, gibt die nächste; bleibt eine Runde ohne Sieger, gibt der linke Nachbar des Gebers.',
          ],
          en: ['Whoever wins a round deals the next; after a round without a winner the deal passes to the left.'],
          lt: [
            'Kas laimi padalijimą, tas kitą kartą dalija; jei padalijimas baigiasi be nugalėtojo, dalija dalytojo kairysis kaimynas.',
          ],
        },
  difference: (_, to, { facts }) =>
    to === 'left' && facts.house.startsBackwards
      ? {
          de: 'Nach jeder Runde gibt der rechte Nachbar des Gebers.',
          en: 'After each round the deal passes to the right.',
          lt: 'Po kiekvieno padalijimo dalija dalytojo dešinysis kaimynas.',
        }
      : to === 'left'
        ? {
            de: 'Nach jeder Runde gibt der linke Nachbar des Gebers.',
            en: 'After each round the deal passes to the left.',
            lt: 'Po kiekvieno padalijimo dalija dalytojo kairysis kaimynas.',
          }
        : {
            de: 'Wer eine Runde gewinnt, gibt die nächste.',
            en: 'Whoever wins a round deals the next.',
            lt: 'Kas laimi padalijimą, tas kitą kartą dalija.',
          },
  examples: [
    {
      title: { de: 'Der Sieger gibt', en: 'The winner deals', lt: 'Dalija nugalėtojas' },
      scenario: {
        name: 'nextDealer: the winner deals the next round',
        rules: 'lithuanian',
        players: 3,
        dealer: 2,
        hands: ['9C KD', 'KC', 'TS 8H'],
        draw: '7D',
        discard: '9D',
        steps: ['0:9C', '1:KC', { expect: { match: { over: false, dealer: 1 } } }],
      },
    },
  ],
});
