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
