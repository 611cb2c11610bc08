import type { Supervisor } from '../lib/createSupervisor.ts';
import { API_FLAGS, LIVE_ARGS } from '../lib/startShop.ts';
import type { BenchOptions } from './BenchOptions.ts';
import { startBenchProcess } from './startBenchProcess.ts';
import { startBenchStores } from './startBenchStores.ts';

export interface BenchShop {
  readonly env: Record<string, string>;
  readonly startApi: (env?: Record<string, string>) => Promise<string>;
  readonly startLive: () => Promise<string>;
  readonly startWeb: (env: Record<string, string>) => Promise<string>;
}

/** The demo shop's stores, filled, and ways to start its processes as in production. */
export async function startBenchShop(
  { shared }: Pick<BenchOptions, 'shared'>,
  supervisor: Supervisor,
): Promise<BenchShop> {
  const { env } = shared ?? (await startBenchStores(supervisor));
  return {
    env,
    startApi: (extra = {}) => startApi({ ...env, ...extra }, supervisor),
    startLive: () => startLive(env, supervisor),
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

export async function startLive(env: Record<string, string>, supervisor: Supervisor): Promise<string> {
  const wish = { name: 'live', args: LIVE_ARGS, env, portName: 'LIVE_PORT', probe: '/readyz' };
  return await startBenchProcess(wish, supervisor);
}
