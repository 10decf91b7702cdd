/**
 * `node bundle.mjs web|cli FOLDER`: one build with Vite, in a process of its own, so that its memory is gone when the
 * server starts. The web client has its own settings in apps/web; the command line is bundled here with all sources
 * of the workspace and every dependency except those with native parts, which makes it start fast.
 */
import { builtinModules } from 'node:module';
import process from 'node:process';
import { build, defaultServerConditions } from 'vite';
import { inProject } from './project.mjs';

const [target = '', folder = ''] = process.argv.slice(2);

/** @type {Record<string, import('vite').InlineConfig>} */
const settings = {
  web: {
    root: inProject('apps', 'web'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  },
  cli: {
    configFile: false,
    root: inProject('packages', 'cli'),
    logLevel: 'warn',
    resolve: { conditions: ['source', ...defaultServerConditions] },
    ssr: {
      resolve: { conditions: ['source', ...defaultServerConditions] },
      noExternal: true,
      external: ['libsql', 'ws'],
    },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          main: inProject('packages', 'cli', 'src', 'main.ts'),
          loadChild: inProject('packages', 'cli', 'src', 'load', 'loadChild.ts'),
          labWorker: inProject('packages', 'lab', 'src', 'node', 'worker.ts'),
        },
        external: [/^node:/, ...builtinModules],
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
};

// The same files whoever asks, tests too.
process.env.NODE_ENV = 'production';

try {
  await build(settings[target]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
