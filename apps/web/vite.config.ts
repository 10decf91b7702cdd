import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { shortTextKeys } from './shortKeys.ts';

const server = 'http://localhost:8420';

/** The two fonts of the first picture are asked for at once, not when the styles are read. */
const FIRST_FONTS = /(vollkorn-latin-wght|fira-sans-latin-400)-normal.*\.woff2$/;
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head' as const,
        })),
  },
};

const config: UserConfig = defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte(), shortTextKeys(fileURLToPath(new URL('src', import.meta.url))), preloadFonts],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    outDir: '../../.build/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // What a table may want later is there before it is wanted; only the first page lists what comes with what.
      resolveDependencies: (_file, parts, { hostId }) =>
        hostId.includes('index') ? parts : parts.filter((part) => part.endsWith('.css')),
    },
    rolldownOptions: {
      // What the first page loads is one file, and so is the table, but for what other pages need of it: they pack
      // better than twenty small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'boxes', test: /[\\/]components[\\/](Box\.svelte|boxes\.ts)|[\\/]app[\\/]shelf\.(ts|json)$/ },
            { name: 'store', test: /[\\/]src[\\/]app[\\/](store\.svelte|ruleSets|prepared)\.ts$/ },
            { name: 'sheet', test: /[\\/]components[\\/]Sheet\.svelte$/ },
            { name: 'table', test: /[\\/]src[\\/]pages[\\/](OpenTable|TablePage)\.svelte$/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});

export { config as default };
