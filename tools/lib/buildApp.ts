import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { repositoryRoot } from './repositoryRoot.ts';

interface App {
  readonly filter: string;
  readonly built: string;
  readonly sources: readonly string[];
}

const SHARED = ['packages/*/src/**/*', 'pnpm-lock.yaml'];

const apps = {
  web: {
    filter: '@jiwu/web',
    built: 'apps/web/build/server/index.js',
    sources: ['apps/web/{app,public,scripts,vite}/**/*', 'apps/web/*.{ts,json}', ...SHARED],
  },
  console: {
    filter: '@jiwu/console',
    built: 'apps/console/build/index.html',
    sources: ['apps/console/{src,public}/**/*', 'apps/console/*.{ts,json,html}', ...SHARED],
  },
} as const satisfies Record<string, App>;

type AppName = keyof typeof apps;

/** Builds what the browser gets of an app, unless the build there is newer than everything it is made from. */
export async function buildApp(name: AppName): Promise<'built' | 'up to date'> {
  const { filter, built, sources }: App = apps[name];
  const made = path.join(repositoryRoot, built);
  if (existsSync(made) && statSync(made).mtimeMs > newestOf(sources)) return 'up to date';
  const { failed, all } = await execa('pnpm', ['--filter', filter, 'build'], {
    cwd: repositoryRoot,
    env: { NODE_ENV: 'production' },
    all: true,
    reject: false,
    stdin: 'ignore',
  });
  if (failed) throw new Error(`${name} does not build:\n${all}`);
  return 'built';
}

function newestOf(sources: readonly string[]): number {
  const files = globSync([...sources], { cwd: repositoryRoot, exclude: ['**/*.test.*', 'apps/web/app/generated/**'] });
  return Math.max(...files.map((file) => statSync(path.join(repositoryRoot, file)).mtimeMs));
}
