import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';

const server = 'http://localhost:8420';

const config: UserConfig = defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    outDir: '../../.build/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});

export { config as default };
