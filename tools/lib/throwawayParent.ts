import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * Where a throwaway store is laid. In memory the server's tests took 293 s instead of 378, and a slow disk keeps no connection
 * waiting; a machine without such a file system, or with a small one, has its directory of temporary files.
 */
export function throwawayParent(kind: 'throwaway' | 'memory'): string {
  if (kind === 'throwaway' || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}
