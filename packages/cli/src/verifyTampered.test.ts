import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkRecord, commitmentOf, type DealRecord, digestOf, formatRecord, type GameRecord } from '@hausregel/record';
import { type ByLanguage, LANGUAGES, PRESETS } from '@hausregel/rules';
import { playedRecord } from '@hausregel/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-tampered-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [PRESET] = PRESETS;
if (PRESET === undefined) throw new Error('There are no presets.');

/** Three rounds; in the second one the pile was shuffled anew. */
const record = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((seed) => playedRecord({ ruleSet: PRESET, seed }))
  .find((played) => (checkRecord(played).deals[1]?.replay?.shuffles ?? 0) > 1);
if (record === undefined) throw new Error('In no second round the pile was shuffled anew.');
const [first, second, third] = record.deals;
if (first === undefined || second === undefined || third === undefined) throw new Error('Three rounds were played.');

const { secret: _, ...unrevealed } = second;

const otherDigit = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const withDeals = (...deals: readonly DealRecord[]): GameRecord => ({ ...record, deals });
const withSecond = (change: Partial<DealRecord>): GameRecord => withDeals(first, { ...second, ...change }, third);

/** A card that its player may not have: that of the first move is laid twice. */
function otherCard({ moves }: DealRecord, from: number): readonly string[] {
  const at = moves.findIndex((move, index) => index > from && /^\d+:[2-9TJQKA][CSHD]/.test(move));
  const [laid] = moves;
  return moves.map((move, index) => (index === at ? `${move.split(':')[0]}:${laid?.split(':')[1]}` : move));
}

/** Index of the first move after which the pile had been shuffled anew. */
const reshuffled = second.moves.findIndex(
  (_, index) =>
    (checkRecord(withSecond({ moves: second.moves.slice(0, index + 1) })).deals[1]?.replay?.shuffles ?? 0) > 1,
);

const [contribution, unopened] = second.contributions;
if (contribution === undefined || unopened === undefined) throw new Error('Two have promised.');
const contributed = (change: object): GameRecord =>
  withSecond({ contributions: [{ ...contribution, ...change }, unopened] });

/** The last round changed so that the record agrees with itself, with what a browser was told at its end. */
const atTheEnd = (change: Partial<DealRecord>): GameRecord => ({
  ...withDeals(first, second, { ...third, ...change }),
  digest: digestOf({ ...third, ...change }),
  notes: [{ number: 3, seat: 1, isOver: true, digest: digestOf(third) }],
});

/** The second round was played, and is called not dealt; the third is committed to on top of that. */
const dropped: DealRecord = { ...second, isDropped: true, moves: [] };
const onTop: DealRecord = { ...third, before: digestOf(dropped), moves: [] };
const commitment = commitmentOf(record.table, onTop, onTop.contributions, onTop.secret ?? '');
const hidden: GameRecord = {
  ...withDeals(first, dropped, { ...onTop, commitment }),
  digest: digestOf({ ...onTop, commitment }),
  notes: [{ number: 2, seat: 1, commitment: second.commitment, hand: '7S 8S 9S' }],
};

const { secret: __, ...goingOn } = third;
const seenOver: GameRecord = {
  ...withDeals(first, second, { ...goingOn, moves: [] }),
  digest: digestOf(second),
  notes: [{ number: 3, seat: 1, commitment: third.commitment, hand: '7S 8S 9S', isOver: true }],
};
const AT_THE_END: ByLanguage<readonly string[]> = {
  de: ['Geben 3: STIMMT NICHT.\n  Am Ende der Runde hat der Browser etwas anderes gesehen, als hier steht.'],
  en: ['Deal 3: NOT RIGHT.\n  At the end of the round the browser saw something other than what is here.'],
  lt: ['3 dalijimas: NETEISINGAS.\n  Padalijimo pabaigoje naršyklė matė ne tai, kas čia įrašyta.'],
};

/** What was done to the record, and the lines that name it: which deal, and what is wrong. */
const TAMPERED: readonly (readonly [string, GameRecord, ByLanguage<readonly string[]>])[] = [
  [
    'a changed card',
    withSecond({ moves: otherCard(second, 3) }),
    {
      de: ['Geben 2: STIMMT NICHT.', 'ist mit den nachgerechneten Karten nicht möglich.'],
      en: ['Deal 2: NOT RIGHT.', 'is not possible with the cards as recomputed.'],
      lt: ['2 dalijimas: NETEISINGAS.', 'ėjimas neįmanomas.'],
    },
  ],
  [
    'a move left out that changes nothing before it',
    withSecond({ moves: second.moves.slice(0, -1) }),
    {
      de: [
        'Geben 2: STIMMT NICHT.\n  Daran wurde nachträglich etwas geändert: Das nächste Geben bezieht sich auf etwas anderes.',
      ],
      en: ['Deal 2: NOT RIGHT.\n  Something in it was changed afterwards: the next deal refers to something else.'],
      lt: ['2 dalijimas: NETEISINGAS.\n  Vėliau jame kažkas pakeista: kitas dalijimas remiasi kitais duomenimis.'],
    },
  ],
  [
    'a name changed',
    withSecond({ names: ['Anna', 'Bert', 'Cleo'] }),
    {
      de: ['Geben 2: STIMMT NICHT.\n  Daran wurde nachträglich etwas geändert'],
      en: ['Deal 2: NOT RIGHT.\n  Something in it was changed afterwards'],
      lt: ['2 dalijimas: NETEISINGAS.\n  Vėliau jame kažkas pakeista'],
    },
  ],
  [
    'what came of a reshuffle',
    withSecond({ moves: otherCard(second, reshuffled) }),
    {
      de: ['Geben 2: STIMMT NICHT.', 'ist mit den nachgerechneten Karten nicht möglich.'],
      en: ['Deal 2: NOT RIGHT.', 'is not possible with the cards as recomputed.'],
      lt: ['2 dalijimas: NETEISINGAS.', 'ėjimas neįmanomas.'],
    },
  ],
  [
    'a changed contribution',
    contributed({ value: otherDigit(contribution.value ?? '') }),
    {
      de: ['Geben 2: STIMMT NICHT.', '  Anna soll etwas anderes beigetragen haben als zugesagt.'],
      en: ['Deal 2: NOT RIGHT.', '  Anna is said to have contributed something other than what was promised.'],
      lt: ['2 dalijimas: NETEISINGAS.', '  Pridėtas ne tas skaičius, kuris buvo pažadėtas: Anna.'],
    },
  ],
  [
    'a contribution taken out',
    contributed({ value: undefined }),
    {
      de: ['Geben 2: STIMMT NICHT.', 'ist mit den nachgerechneten Karten nicht möglich.'],
      en: ['Deal 2: NOT RIGHT.', 'is not possible with the cards as recomputed.'],
      lt: ['2 dalijimas: NETEISINGAS.', 'ėjimas neįmanomas.'],
    },
  ],
  [
    'a changed promise',
    contributed({ pledge: otherDigit(contribution.pledge) }),
    {
      de: ['Geben 2: STIMMT NICHT.', '  Das Geheimnis passt nicht zu der Festlegung.'],
      en: ['Deal 2: NOT RIGHT.', '  The secret does not fit the commitment.'],
      lt: ['2 dalijimas: NETEISINGAS.', '  Paslaptis neatitinka įsipareigojimo.'],
    },
  ],
  [
    'a changed secret',
    withSecond({ secret: otherDigit(second.secret ?? '') }),
    {
      de: ['Geben 2: STIMMT NICHT.', '  Das Geheimnis passt nicht zu der Festlegung.'],
      en: ['Deal 2: NOT RIGHT.', '  The secret does not fit the commitment.'],
      lt: ['2 dalijimas: NETEISINGAS.', '  Paslaptis neatitinka įsipareigojimo.'],
    },
  ],
  [
    'a changed commitment',
    withSecond({ commitment: otherDigit(second.commitment) }),
    {
      de: ['Geben 2: STIMMT NICHT.', '  Das Geheimnis passt nicht zu der Festlegung.'],
      en: ['Deal 2: NOT RIGHT.', '  The secret does not fit the commitment.'],
      lt: ['2 dalijimas: NETEISINGAS.', '  Paslaptis neatitinka įsipareigojimo.'],
    },
  ],
  [
    'another dealer',
    withSecond({ dealer: ((second.dealer ?? 0) + 1) % 3 }),
    {
      de: ['Geben 2: STIMMT NICHT.', '  Das Geheimnis passt nicht zu der Festlegung.'],
      en: ['Deal 2: NOT RIGHT.', '  The secret does not fit the commitment.'],
      lt: ['2 dalijimas: NETEISINGAS.', '  Paslaptis neatitinka įsipareigojimo.'],
    },
  ],
  [
    'a missing round',
    withDeals(first, third),
    {
      de: ['Geben 3: STIMMT NICHT.\n  Es folgt auf Geben 1: Dazwischen fehlt etwas'],
      en: ['Deal 3: NOT RIGHT.\n  It follows deal 1: something between them is missing'],
      lt: ['3 dalijimas: NETEISINGAS.\n  Jis eina po 1 dalijimo: tarp jų kažko trūksta'],
    },
  ],
  [
    'a first round missing',
    withDeals(second, third),
    {
      de: ['Geben 2: STIMMT NICHT.\n  Es steht an erster Stelle: Davor fehlt etwas'],
      en: ['Deal 2: NOT RIGHT.\n  It stands first: something before it is missing'],
      lt: ['2 dalijimas: NETEISINGAS.\n  Jis įrašytas pirmas: prieš jį kažko trūksta'],
    },
  ],
  [
    'a last round missing',
    withDeals(first, second),
    {
      de: ['Geben 2: STIMMT NICHT.\n  Am Ende des Protokolls wurde etwas geändert.'],
      en: ['Deal 2: NOT RIGHT.\n  Something was changed at the end of the record.'],
      lt: ['2 dalijimas: NETEISINGAS.\n  Protokolo pabaigoje kažkas pakeista.'],
    },
  ],
  [
    'swapped rounds',
    withDeals(first, third, second),
    {
      de: ['Geben 3: STIMMT NICHT.\n  Es folgt auf Geben 1:', 'Geben 2: STIMMT NICHT.\n  Es folgt auf Geben 3:'],
      en: ['Deal 3: NOT RIGHT.\n  It follows deal 1:', 'Deal 2: NOT RIGHT.\n  It follows deal 3:'],
      lt: ['3 dalijimas: NETEISINGAS.\n  Jis eina po 1', '2 dalijimas: NETEISINGAS.\n  Jis eina po 3'],
    },
  ],
  [
    'rounds swapped with their numbers',
    withDeals(first, { ...third, number: 2 }, { ...second, number: 3 }),
    {
      de: ['Geben 2: STIMMT NICHT.', 'Geben 3: STIMMT NICHT.', '  Das Geheimnis passt nicht zu der Festlegung.'],
      en: ['Deal 2: NOT RIGHT.', 'Deal 3: NOT RIGHT.', '  The secret does not fit the commitment.'],
      lt: ['2 dalijimas: NETEISINGAS.', '3 dalijimas: NETEISINGAS.', '  Paslaptis neatitinka įsipareigojimo.'],
    },
  ],
  [
    'a secret kept back',
    withDeals(first, unrevealed, third),
    {
      de: ['Geben 2: STIMMT NICHT.', '  Das Geheimnis fehlt, obwohl danach wieder gegeben wurde.'],
      en: ['Deal 2: NOT RIGHT.', '  The secret is missing although cards were dealt again afterwards.'],
      lt: ['2 dalijimas: NETEISINGAS.', '  Paslapties nėra, nors po to kortos dalytos dar kartą.'],
    },
  ],
  [
    'another table',
    { ...record, table: otherDigit(record.table) },
    {
      de: ['Geben 1: STIMMT NICHT.', 'Geben 2: STIMMT NICHT.', 'Geben 3: STIMMT NICHT.'],
      en: ['Deal 1: NOT RIGHT.', 'Deal 2: NOT RIGHT.', 'Deal 3: NOT RIGHT.'],
      lt: ['1 dalijimas: NETEISINGAS.', '2 dalijimas: NETEISINGAS.', '3 dalijimas: NETEISINGAS.'],
    },
  ],
  [
    'the last round changed with its digest: what a browser has noted is another hand',
    { ...record, notes: [{ number: 3, seat: 1, hand: '7S' }] },
    {
      de: ['Geben 3: STIMMT NICHT.\n  Ben hat andere Karten bekommen als die nachgerechneten.'],
      en: ['Deal 3: NOT RIGHT.\n  Ben was dealt other cards than those recomputed.'],
      lt: ['3 dalijimas: NETEISINGAS.\n  Padalytos ne tos kortos, kurios išeina apskaičiavus iš naujo: Ben.'],
    },
  ],
  [
    'a round that was played and is called not dealt, with another one on top of it',
    hidden,
    {
      de: [
        'Geben 2: STIMMT NICHT.\n  Hier steht, es sei nicht gegeben worden; Ben hat aber Karten bekommen.',
        'Geben 3: stimmt.',
      ],
      en: ['Deal 2: NOT RIGHT.\n  It says here that no cards were dealt, but Ben was dealt some.', 'Deal 3: right.'],
      lt: [
        '2 dalijimas: NETEISINGAS.\n  Čia įrašyta, kad kortos nepadalytos, nors jų gauta: Ben.',
        '3 dalijimas: teisingas.',
      ],
    },
  ],
  ['a round whose end was seen and that is said to go on', seenOver, AT_THE_END],
  ['the last round called not dealt', atTheEnd({ isDropped: true, moves: [] }), AT_THE_END],
  ['names exchanged in the last round', atTheEnd({ names: ['Ben', 'Anna', 'Cleo'] }), AT_THE_END],
  ['the last moves cut off', atTheEnd({ moves: third.moves.slice(0, -2) }), AT_THE_END],
  [
    'the last round taken out with its digest',
    { ...withDeals(first, second), digest: digestOf(second), notes: [{ number: 3, seat: 1, digest: digestOf(third) }] },
    {
      de: ['Es fehlt: Geben 3.'],
      en: ['Missing: deal 3.'],
      lt: ['Trūksta dalijimų: 3.'],
    },
  ],
];

/** Files that are no record, whole as it is, and what is said of them. */
const TEXT = formatRecord(record);
const BROKEN: readonly (readonly [string, string, ByLanguage<string>])[] = [
  ...[200, 3_000, TEXT.lastIndexOf('  }') + 3].map((length): readonly [string, string, ByLanguage<string>] => [
    `truncated after ${length} characters`,
    TEXT.slice(0, length),
    { de: 'das mittendrin aufhört', en: 'that breaks off', lt: 'kuris nutrūksta' },
  ]),
  [
    'of another program',
    JSON.stringify({ game: 'chess', moves: ['e4'] }),
    {
      de: 'ist kein Protokoll von Hausregel.',
      en: 'is not a record of Hausregel.',
      lt: 'nėra „Hausregel“ protokolas.',
    },
  ],
  [
    'with a secret that stands twice',
    TEXT.replace(/"secret"/, `"secret": "${otherDigit(first.secret ?? '')}",\n   "secret"`),
    { de: 'secret steht zweimal', en: 'secret stands twice', lt: 'secret toje pačioje vietoje įrašyta du kartus' },
  ],
  ['a picture', '\u0089PNG\r\n', { de: 'Es ist kein JSON.', en: 'it is not JSON.', lt: 'tai ne JSON.' }],
];

async function verified(text: string, language: string): Promise<{ code: number; text: string; complaints: string }> {
  const file = path.join(folder, 'record.json');
  writeFileSync(file, text);
  const terminal = testTerminal();
  const code = await run(['verify', file, '--lang', language], terminal);
  return { code, text: terminal.output(), complaints: terminal.complaints() };
}

describe('hausregel verify', () => {
  test('passes a record that nobody has touched', async () => {
    expect(reshuffled).toBeGreaterThan(0);
    expect(digestOf(third)).toBe(record.digest);
    for (const language of LANGUAGES) {
      const { code, text } = await verified(TEXT, language);
      expect([code, text]).toEqual([0, expect.not.stringMatching(/STIMMT NICHT|NOT RIGHT|NETEISINGAS/)]);
    }
  });

  test.each(TAMPERED)('finds %s, and names the round', async (_, tampered, lines) => {
    for (const language of LANGUAGES) {
      const { code, text } = await verified(formatRecord(tampered), language);
      expect(code).toBe(1);
      for (const line of lines[language]) expect(text).toContain(line);
    }
  });

  test('calls no round wrong that was left as it is and comes before the change', async () => {
    const { text } = await verified(formatRecord(withSecond({ secret: otherDigit(second.secret ?? '') })), 'en');
    expect(text).toMatch(/^Deal 1: right\./);
  });

  test.each(BROKEN)('tells a file that is %s from a record', async (_, text, sentence) => {
    for (const language of LANGUAGES) {
      const found = await verified(text, language);
      expect([found.code, found.text]).toEqual([1, '']);
      expect(found.complaints).toContain(sentence[language]);
    }
  });
});
