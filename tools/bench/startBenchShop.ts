import path from 'node:path';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import type { Supervisor } from '../lib/createSupervisor.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { spawnChild } from '../lib/spawnChild.ts';
import { API_FLAGS } from '../lib/startShop.ts';
import { startStores } from '../lib/startStores.ts';
import { productionEnvironment } from './productionEnvironment.ts';
import { startBenchProcess } from './startBenchProcess.ts';

export interface BenchShop {
  readonly env: Record<string, string>;
  readonly startApi: (env?: Record<string, string>) => Promise<string>;
  readonly startWeb: (env: Record<string, string>) => Promise<string>;
}

/** The demo shop's stores, filled, and ways to start its processes as in production. */
export async function startBenchShop(supervisor: Supervisor): Promise<BenchShop> {
  const stores = await startStores('throwaway', supervisor);
  await supervisor.guard(migrate(stores.databaseUrl));
  const env = productionEnvironment(stores);
  await seed(env, [], supervisor);
  return {
    env,
    startApi: (extra = {}) => startApi({ ...env, ...extra }, supervisor),
    startWeb: (extra) =>
      startBenchProcess(
        { name: 'web', cwd: 'apps/web', args: ['server/main.ts'], env: { ...env, ...extra }, probe: '/healthz' },
        supervisor,
      ),
  };
}

export async function startApi(env: Record<string, string>, supervisor: Supervisor): Promise<string> {
  const args = [...API_FLAGS, 'apps/server/src/entry/api.ts'];
  return await startBenchProcess({ name: 'api', args, env, probe: '/readyz' }, supervisor);
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
