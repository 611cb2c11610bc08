import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { repositoryRoot } from './repositoryRoot.ts';

const BUILT = path.join(repositoryRoot, 'apps/web/build/server/index.js');
const SOURCES = [
  'apps/web/{app,public,scripts,vite}/**/*',
  'apps/web/*.{ts,json}',
  'packages/*/src/**/*',
  'pnpm-lock.yaml',
];

/** Builds the web app, unless the build there is newer than everything it is made from. */
export async function buildWeb(): Promise<'built' | 'up to date'> {
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs > newestSource()) return 'up to date';
  const { failed, all } = await execa('pnpm', ['--filter', '@jiwu/web', 'build'], {
    cwd: repositoryRoot,
    env: { NODE_ENV: 'production' },
    all: true,
    reject: false,
    stdin: 'ignore',
  });
  if (failed) throw new Error(`the web app does not build:\n${all}`);
  return 'built';
}

function newestSource(): number {
  const files = globSync(SOURCES, { cwd: repositoryRoot, exclude: ['**/*.test.*', 'apps/web/app/generated/**'] });
  return Math.max(...files.map((file) => statSync(path.join(repositoryRoot, file)).mtimeMs));
}
