import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Supervisor } from './createSupervisor.ts';
import { dataDir } from './dataDir.ts';
import { startDatabase } from './startDatabase.ts';
import type { RunningPostgres } from './startPostgres.ts';
import { startRedis } from './startRedis.ts';

interface Stores {
  readonly databaseUrl: string;
  /** The server, unless it is somebody else's. */
  readonly postgres: RunningPostgres | null;
  readonly redisUrl: string;
  readonly storageDir: string;
}

/** PostgreSQL, Redis and a directory for files: lasting ones, or ones that vanish with the supervisor. */
export async function startStores(kind: 'persistent' | 'throwaway', supervisor: Supervisor): Promise<Stores> {
  const throwaway = kind === 'throwaway';
  const dir = throwaway ? mkdtempSync(path.join(tmpdir(), 'jiwu-')) : dataDir;
  mkdirSync(dir, { recursive: true });
  if (throwaway) {
    chmodSync(dir, 0o711); // as root, PostgreSQL runs as another user, who must pass through
    supervisor.onStop(() => rmSync(dir, { recursive: true, force: true }));
  }
  const redis = async () => {
    const given = process.env['REDIS_URL'];
    if (given && !throwaway) return given;
    const server = await startRedis();
    supervisor.onStop(server.stop);
    supervisor.watch(server.child);
    return server.url;
  };
  const [database, redisUrl] = await supervisor.guard(
    Promise.all([startDatabase({ dir, throwaway }, supervisor), redis()]),
  );
  return { ...database, redisUrl, storageDir: path.join(dir, 'files') };
}
