import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
const config = {
  preprocess: vitePreprocess(),
  // Short names of scopes; each stands in the page many times.
  compilerOptions: { runes: true, cssHash: ({ css, hash }) => `s${hash(css).slice(0, 5)}` },
};

export { config as default };
