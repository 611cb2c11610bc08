import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from '../lib/dataDir.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { goEnvironment } from './goEnvironment.ts';
import type { Outcome } from './Outcome.ts';
import { runTool } from './runTool.ts';

const MEMORY = path.join(dataDir, 'check/types');

/**
 * Checks the types of one project. What TypeScript learnt is kept, so that the next run only looks at what has changed since; a
 * clean clone has nothing kept, and the first run takes no longer for keeping it.
 */
export async function checkTypes(dir: string): Promise<Outcome> {
  const memory = path.join(MEMORY, `${dir.replaceAll('/', '-')}.tsbuildinfo`);
  const cwd = path.join(repositoryRoot, dir);
  return await runTool([['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', memory]], { cwd, env: goEnvironment });
}

/** Whether React Router makes types for the project's routes; lint and type checks read them. */
export function hasGeneratedTypes(dir: string): boolean {
  return existsSync(path.join(repositoryRoot, dir, 'react-router.config.ts'));
}

export async function generateTypes(dir: string): Promise<Outcome> {
  return await runTool([['react-router', 'typegen']], { cwd: path.join(repositoryRoot, dir) });
}
