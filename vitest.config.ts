import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Four projects: `unit` (packages and scripts, Node), `games` (thousands of rounds, run without coverage, which makes
 * them eight times slower), `web` (the client's own modules, compiled by Svelte), `browser` (whole pages in
 * Chromium, one file after the other). The `source` condition makes workspace packages resolve to their sources, so
 * nothing is built before a test.
 */
const GAMES = [
  'packages/testkit/src/{conformance,plainLegal,randomRuleSets,sharedRuleSets}*.test.ts',
  'packages/bots/src/strength.test.ts',
  'packages/lab/src/node/heapMeter.test.ts',
  'packages/server/src/simulation/*.test.ts',
  'packages/server/src/campaigns/{secrecy,fuzz}.test.ts',
  'packages/record/src/millionDeals.test.ts',
];
const conditions = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
};

const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      {
        ...conditions,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: GAMES,
          testTimeout: 120_000,
        },
      },
      {
        ...conditions,
        test: { name: 'games', include: GAMES, testTimeout: 120_000 },
      },
      {
        ...conditions,
        plugins: [svelte({ configFile: false })],
        test: { name: 'web', root: 'apps/web', include: ['*.test.ts', 'src/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        ...conditions,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // A page shows things when it comes to it; what is never shown fails all the same, only later.
          expect: { poll: { timeout: 60_000, interval: 25 } },
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/index.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'coverage',
    },
  },
});

export { config as default };
