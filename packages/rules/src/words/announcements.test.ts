import { expect, test } from 'vitest';
import { bookContextOf } from '../bookEntries.ts';
import { presetById } from '../presets.ts';
import { announcementSentences } from './announcements.ts';
import type { Lines } from './phrases.ts';

function said(id: string, options: Readonly<Record<string, unknown>> = {}): Lines {
  const preset = presetById(id);
  if (preset === undefined) throw new RangeError(id);
  return announcementSentences(bookContextOf({ ...preset, options: { ...preset.options, ...options } }));
}

test('Every word of the grand game is said with the card that calls for it.', () => {
  const { de, en, lt } = said('mau-tse-tung');
  expect(de).toStrictEqual([
    'Ausgerufen wird, am Bildschirm von selbst, „Schrecklich“ für die Karo-Vier, „Fürchterlich“ für die Herz-Dame auf ihr, „Königstreffen“ oder „unpolitisch“ für einen König, „Maumau“ für das Ausscheiden mit einem Buben und „Mautsetung“ für das mit der Herz-Dame.',
    'Zu einem König im Königstreffen und zu einem Joker als König sagt man nichts; kommt mehreres zusammen, steht das Wort für das Ausscheiden voran.',
  ]);
  expect([en.length, lt.length]).toStrictEqual([2, 2]);
});

test('A card without its power calls for no word.', () => {
  expect(said('mau-tse-tung', { fourOfDiamonds: false, jokers: 0 }).lt).toStrictEqual([
    'Savaime skelbiama štai kas: padėjus karalių – „Königstreffen“ arba „unpolitisch“, baigus valetu – „Maumau“, baigus širdžių dama – „Mautsetung“.',
    'Susitikime padėjus karalių, nieko neskelbiama.',
  ]);
  expect(said('mau-tse-tung', { fourOfDiamonds: false, kingMeetings: false, queenOfHearts: false }).en).toStrictEqual([
    'The only announcement, on the screen made by itself, is “Maumau” for going out with a jack.',
  ]);
});

test('Other games announce nothing of the kind.', () => {
  expect(said('family')).toStrictEqual({ de: [], en: [], lt: [] });
});
