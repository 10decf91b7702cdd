/** A program for tests in one file: what is started a hundred times should not be translated a hundred times. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions } from 'vite';

/** Where packages with native parts are found from. */
const BUILD = fileURLToPath(new URL('../../../../.build', import.meta.url));

export interface BundledChild {
  readonly file: string;
  remove(): void;
}

/** Bundles a file of this folder, named without its ending. */
export async function bundledChild(name: string): Promise<BundledChild> {
  mkdirSync(BUILD, { recursive: true });
  const folder = mkdtempSync(join(BUILD, `${name}-`));
  const conditions = ['source', ...defaultServerConditions];
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: true, external: ['libsql', 'ws'] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { [name]: fileURLToPath(new URL(`${name}.ts`, import.meta.url)) },
        external: [/^node:/],
        output: { format: 'es', entryFileNames: '[name].mjs' },
      },
    },
  });
  return { file: join(folder, `${name}.mjs`), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
