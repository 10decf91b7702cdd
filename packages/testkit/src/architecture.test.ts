import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * What no compiler checks: nobody outside `packages/rules` knows an option or a rule set by name, and the sources
 * keep to the limits of docs/DESIGN.md. Sources are read as text; a finding is `file:line: text`.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);
const LINES_MAX = 400;

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const place = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(place) : [place];
  });
}

const readSource = (file: string): Source => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n') });

const SOURCES: readonly Source[] = ['packages', 'apps', 'scripts', 'tests']
  .flatMap(filesBelow)
  .filter((file) => /\.(ts|mjs|svelte)$/.test(file) && file !== relative(ROOT, fileURLToPath(import.meta.url)))
  .map(readSource);

const isTest = ({ file }: Source): boolean => /\.test\.\w+$|^tests\/|^packages\/testkit\//.test(file);
const ownsRules = ({ file }: Source): boolean => file.startsWith('packages/rules/');

const PRESETS: readonly string[] = filesBelow('rulesets')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/^.*\/|\.json$/g, ''));

/** Code that decides something by the id of a preset: a comparison with it or a case of it. */
function presetDecision(ids: readonly string[]): RegExp {
  const quoted = `['"\`](?:${ids.join('|')})['"\`]`;
  return new RegExp(`[=!]==?\\s*${quoted}|${quoted}\\s*[=!]==?|\\bcase\\s+${quoted}|\\.startsWith\\(\\s*${quoted}`);
}

/** Code that reads one option of a rule-set document, by name, by key, or by taking the document apart. */
const OPTION_READ =
  /\.options\??\.?\[|\b(?:ruleSet|preset|document|house)\??\.options\??\.\w|\boptions:\s*\{\s*\w+\s*[,}]/;

function find(sources: readonly Source[], pattern: RegExp): readonly string[] {
  return sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe('only packages/rules knows house rules by name', () => {
  const others = SOURCES.filter((source) => !ownsRules(source) && !isTest(source));

  test('nothing is decided by the id of a rule set', () => {
    expect(PRESETS.length).toBeGreaterThan(0);
    expect(find(others, presetDecision(PRESETS))).toEqual([]);
  });

  test('no option of a rule set is read', () => {
    expect(find(others, OPTION_READ)).toEqual([]);
  });

  test.each([`if (id === 'skat') {`, `'skat' !== ruleSet.id`, `case 'skat':`, `id.startsWith("skat")`])(
    'a decision such as %s would be found',
    (line) => {
      expect(line).toMatch(presetDecision(['skat']));
    },
  );

  test.each([
    `ruleSet.options.direction`,
    `ruleSet.options['direction']`,
    `const { options: { direction } } = preset;`,
  ])('a read such as %s would be found', (line) => {
    expect(line).toMatch(OPTION_READ);
  });
});

describe('the sources', () => {
  test(`are at most ${LINES_MAX} lines long`, () => {
    const long = SOURCES.filter(({ lines }) => lines.length > LINES_MAX + 1);
    expect(long.map(({ file, lines }) => `${file}: ${lines.length}`)).toEqual([]);
  });

  test('have nothing left open', () => {
    expect(find(SOURCES, /\b(?:TODO|FIXME|XXX)\b|not implemented/)).toEqual([]);
  });

  test('leave no test out and switch no check off', () => {
    expect(find(SOURCES, /\b(?:it|test|describe)\.(?:only|skip|todo)\b/)).toEqual([]);
    expect(find(SOURCES, /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint)-disable/)).toEqual([]);
  });
});

/** The arguments of every plain `expect` of a text; those of `expect.poll` are looked at again and again. */
function expected(text: string): readonly string[] {
  return text
    .split(/\bexpect\(/)
    .slice(1)
    .map((rest) => {
      let depth = 1;
      let end = 0;
      for (; depth > 0 && end < rest.length; end++) depth += { '(': 1, ')': -1 }[rest[end] ?? ''] ?? 0;
      return rest.slice(0, end - 1);
    });
}

/** What a page shows, kept from one look. */
const KEPT_LOOK =
  /\b(?:const|let)\s[^=]*=\s*\(?await\s[^;]*\.(?:all(?:Inner|Text)\w+|inner(?:Text|HTML)|textContent|inputValue|getAttribute|count|is(?:Visible|Hidden|Checked|Enabled|Disabled))\(/;
/** A sleep, or a deadline of a test's own. */
const OWN_TIME = /\bwaitForTimeout\(|\bsetTimeout\(|\btimeout:\s*\d|\bsleep\(/;

describe('tests of whole pages wait for what they assert', () => {
  const pages = SOURCES.filter(({ file }) => file.startsWith('tests/browser/'));
  const tests = pages.filter(({ file }) => file.endsWith('.test.ts'));
  /** A file that has been saved stays as it is. */
  const looksOnce = (text: string): readonly string[] =>
    expected(text).filter((given) => /\bawait\b/.test(given) && !/\breadFile\(/.test(given));

  test('nothing is asserted of a single look at a page: expect.poll looks until it is so', () => {
    expect(tests.length).toBeGreaterThan(20);
    const found = pages.flatMap(({ file, lines }) =>
      looksOnce(lines.join('\n')).map((given) => `${file}: expect(${given})`),
    );
    expect(found).toEqual([]);
  });

  test('no test keeps what a page showed at one look', () => {
    const found = tests.filter(({ lines }) => KEPT_LOOK.test(lines.join('\n')));
    expect(found.map(({ file, lines }) => `${file}: ${KEPT_LOOK.exec(lines.join('\n'))?.[0] ?? ''}`)).toEqual([]);
  });

  test('no test sleeps or sets a deadline of its own', () => {
    expect(find(tests, OWN_TIME)).toEqual([]);
  });

  test.each([
    `expect(await sheet.locator('li').allInnerTexts()).toEqual([])`,
    `expect([table.turn, await cardsOf(ada)]).toEqual([0, []])`,
    `expect((await areas(page)).filter((area) => area.isSmall())).toEqual([])`,
  ])('a look such as %s would be found', (line) => {
    expect(looksOnce(line)).toHaveLength(1);
  });

  test.each([
    `await expect.poll(() => cardsOf(ada)).toEqual([])`,
    `await expect.poll(async () => (await cardsOf(ada)).length).toBe(0)`,
    `await expect(table.play('1:4H')).rejects.toThrow('meeting')`,
  ])('waiting such as %s is none', (line) => {
    expect(looksOnce(line)).toEqual([]);
  });

  test.each([`const reason = (await notice.locator('p').innerText()).trim();`, `let left = await rows.count();`])(
    'a kept look such as %s would be found',
    (line) => {
      expect(line).toMatch(KEPT_LOOK);
    },
  );
});
