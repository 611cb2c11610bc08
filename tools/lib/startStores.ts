import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Supervisor } from './createSupervisor.ts';
import { dataDir } from './dataDir.ts';
import { startDatabase } from './startDatabase.ts';
import type { RunningPostgres } from './startPostgres.ts';
import { redisBudgets, startRedis } from './startRedis.ts';
import { throwawayParent } from './throwawayParent.ts';

/** Lasting stores; ones that vanish with the supervisor; or such ones in memory, for tests, which make hundreds of databases. */
export type StoresKind = 'persistent' | 'throwaway' | 'memory';

interface Stores {
  readonly databaseUrl: string;
  /** The server, unless it is somebody else's. */
  readonly postgres: RunningPostgres | null;
  readonly redisUrl: string;
  readonly cacheRedisUrl: string;
  readonly storageDir: string;
}

/** PostgreSQL, the two Redis and a directory for files. */
export async function startStores(kind: StoresKind, supervisor: Supervisor): Promise<Stores> {
  const throwaway = kind !== 'persistent';
  const dir = throwaway ? mkdtempSync(path.join(throwawayParent(kind), 'jiwu-')) : dataDir;
  mkdirSync(dir, { recursive: true });
  if (throwaway) {
    chmodSync(dir, 0o711); // as root, PostgreSQL runs as another user, who must pass through
    supervisor.onStop(() => rmSync(dir, { recursive: true, force: true }));
  }
  const { REDIS_URL, CACHE_REDIS_URL } = process.env;
  const redis = async (given: string | undefined, budget: Parameters<typeof startRedis>[0]) => {
    if (given && !throwaway) return given;
    const server = await startRedis(budget);
    supervisor.onStop(server.stop);
    supervisor.watch(server.child);
    return server.url;
  };
  const [database, redisUrl, cacheRedisUrl] = await supervisor.guard(
    Promise.all([
      startDatabase({ dir, throwaway }, supervisor),
      redis(REDIS_URL, redisBudgets.limits),
      // Whoever has one Redis and names no other has one for both: other machines may keep their answers there.
      redis(CACHE_REDIS_URL ?? REDIS_URL, redisBudgets.answers),
    ]),
  );
  const databaseUrl = kind === 'memory' ? patient(database.databaseUrl) : database.databaseUrl;
  return { ...database, databaseUrl, redisUrl, cacheRedisUrl, storageDir: path.join(dir, 'files') };
}

/** Tests wait longer for a connection: a machine that stands still for some seconds is no fault of the shop's. */
function patient(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('connect_timeout', '20');
  return url.href;
}
