import path from 'node:path';
import type { Supervisor } from './createSupervisor.ts';
import { startPostgres } from './startPostgres.ts';

/** The database of DATABASE_URL, or one of an embedded PostgreSQL below `dir`; a throwaway one is always embedded. */
export async function startDatabase(
  { dir, throwaway }: { dir: string; throwaway: boolean },
  supervisor: Supervisor,
): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given && !throwaway) return given;
  const server = await startPostgres({ dir: path.join(dir, 'postgres'), persistent: !throwaway, fsync: !throwaway });
  supervisor.onStop(server.stop);
  supervisor.watch(server.child);
  return server.createDatabase('jiwu');
}
