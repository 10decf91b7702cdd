import { LANGUAGES, PRESETS, presetById } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../book.ts';
import { bookPage, PAPERS } from './bookPage.ts';

const ALL = PRESETS.flatMap((preset) => LANGUAGES.map((language) => ({ preset, language, id: preset.id })));

describe('the printed book', () => {
  test.each(ALL)('of $id is one whole document on either paper ($language)', ({ preset, language }) => {
    for (const paper of PAPERS) {
      const page = bookPage(preset, language, paper);
      expect(page).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${language}">`));
      expect(page).not.toMatch(/undefined|NaN|https?:|<script/);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect([...new Set(used)].filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test.each(ALL)(
    'of $id shows every special card, every topic and every source ($language)',
    ({ preset, language }) => {
      const { cards, topics } = bookOf(preset, language);
      for (const paper of PAPERS) {
        const page = bookPage(preset, language, paper);
        for (const { card } of cards) expect(page).toContain(`data-card="${card}"`);
        expect(page.match(/<section class="topic /g)).toHaveLength(topics.length);
      }
    },
  );

  test('has one heading of the first level, and no level left out', () => {
    const family = presetById('family');
    if (family === undefined) throw new Error('no family');
    for (const paper of PAPERS) {
      const levels = [...bookPage(family, 'en', paper).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    }
  });

  test('tells ears what an example shows', () => {
    const family = presetById('family');
    if (family === undefined) throw new Error('no family');
    expect(bookPage(family, 'en', 'a4')).toContain(
      'role="img" aria-label="The nine of clubs lies on top. A lays the eight of clubs. B may not lay the eight of hearts."',
    );
  });

  test('carries a code for phones on either paper, with its words', () => {
    const family = presetById('family');
    if (family === undefined) throw new Error('no family');
    const code = { svg: '<svg viewBox="0 0 1 1"></svg>', px: 104, lead: 'Join the table', name: 'Birch & 47' };
    for (const paper of PAPERS) {
      expect(bookPage(family, 'en', paper)).not.toContain('class="code"');
      expect(bookPage(family, 'en', paper, code)).toContain('<p>Join the table<b>Birch &amp; 47</b></p>');
    }
  });

  test('keeps the dots that say "and so on" with the word before them', () => {
    const skat = presetById('skat');
    if (skat === undefined) throw new Error('no skat');
    expect(bookPage(skat, 'de', 'a4')).toContain('dann 6&nbsp;…');
    expect(bookPage(skat, 'de', 'a4')).not.toContain(' …');
  });
});
