import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';

/** The page of all components and states: `npx vite --config apps/web/showcase/vite.config.ts`. Not part of the product. */
const config: UserConfig = defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte({ configFile: fileURLToPath(new URL('../svelte.config.js', import.meta.url)) })],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { outDir: '../../../.build/showcase', emptyOutDir: true, target: 'es2022', minify: false },
  server: { port: 5199, strictPort: true },
});

export { config as default };
