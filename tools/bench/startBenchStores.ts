import path from 'node:path';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import type { Supervisor } from '../lib/createSupervisor.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { spawnChild } from '../lib/spawnChild.ts';
import { startStores } from '../lib/startStores.ts';
import type { RunningPostgres } from '../lib/startPostgres.ts';
import { productionEnvironment } from './productionEnvironment.ts';

/** PostgreSQL, Redis and files with the demo shop in them. */
export interface BenchStores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** What a process of the shop finds in its environment. */
  readonly env: Record<string, string>;
  readonly postgres: RunningPostgres;
}

/** Throwaway stores, filled by `pnpm db:seed` with the given arguments. */
export async function startBenchStores(supervisor: Supervisor, seedArgs: string[] = []): Promise<BenchStores> {
  const { databaseUrl, redisUrl, cacheRedisUrl, storageDir, postgres } = await startStores('throwaway', supervisor);
  if (!postgres) throw new Error('throwaway stores have a PostgreSQL of their own');
  await supervisor.guard(migrate(databaseUrl));
  const env = productionEnvironment({ databaseUrl, redisUrl, cacheRedisUrl, storageDir });
  await seed(env, seedArgs, supervisor);
  return { databaseUrl, redisUrl, env, postgres };
}

/** `pnpm db:seed` with the given arguments. */
export async function seed(env: Record<string, string>, args: string[], supervisor: Supervisor): Promise<void> {
  const child = spawnChild({
    name: 'seed',
    command: [process.execPath, path.join(repositoryRoot, 'tools/commands/dbSeed.ts'), ...args],
    env,
  });
  supervisor.onStop(child.stop);
  const how = await supervisor.guard(child.ended);
  if (how !== 'ended with code 0') throw new Error(`seed ${how}\n${child.lastLines()}`);
}
