/** Programs of Debian's packages that tests start: installed where they are missing and the test may do so. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const APT_LOCK = join(tmpdir(), 'hausregel-apt.lock');
const POSTGRES = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL's programs. Throws one sentence that says what to install. */
export function postgresPrograms(): string {
  return need('postgresql', () =>
    existsSync(POSTGRES)
      ? readdirSync(POSTGRES)
          .toSorted((a, b) => Number(b) - Number(a))
          .map((version) => join(POSTGRES, version, 'bin'))
          .find((folder) => existsSync(join(folder, 'initdb')))
      : undefined,
  );
}

/** Where a program of a package is. Throws one sentence that says what to install. */
export const programOf = (debianPackage: string, path: string): string =>
  need(debianPackage, () => (existsSync(path) ? path : undefined));

function need(debianPackage: string, find: () => string | undefined): string {
  const found = find();
  if (found !== undefined) return found;
  try {
    const install = `apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${debianPackage}`;
    // One after the other: tests run side by side.
    execFileSync('flock', [APT_LOCK, 'sh', '-c', `${install} || { apt-get update && ${install}; }`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    throw new Error(`This test needs Debian's package ${debianPackage}, and it could not be installed.`, {
      cause: error,
    });
  }
  const installed = find();
  if (installed === undefined) throw new Error(`Debian's package ${debianPackage} has not what this test needs.`);
  return installed;
}

/** PostgreSQL does not run as root; its package made a user for it. */
export function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const of = (what: string): number => Number(execFileSync('id', [what, 'postgres']).toString());
  return { uid: of('-u'), gid: of('-g') };
}
