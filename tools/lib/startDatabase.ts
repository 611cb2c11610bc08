import path from 'node:path';
import type { Supervisor } from './createSupervisor.ts';
import { type RunningPostgres, startPostgres } from './startPostgres.ts';

interface StartedDatabase {
  /** As the owner of the tables: for migrations, and for tools that fill or measure. */
  readonly databaseUrl: string;
  /** The server, unless it is somebody else's. */
  readonly postgres: RunningPostgres | null;
}

/**
 * The database of DATABASE_OWNER_URL or DATABASE_URL, or one of an embedded PostgreSQL below `dir`; a throwaway one is always embedded.
 */
export async function startDatabase(
  { dir, throwaway }: { dir: string; throwaway: boolean },
  supervisor: Supervisor,
): Promise<StartedDatabase> {
  const given = process.env['DATABASE_OWNER_URL'] ?? process.env['DATABASE_URL'];
  if (given && !throwaway) return { databaseUrl: given, postgres: null };
  const postgres = await startPostgres({ dir: path.join(dir, 'postgres'), persistent: !throwaway, fsync: !throwaway });
  supervisor.onStop(postgres.stop);
  supervisor.watch(postgres.child);
  return { databaseUrl: await postgres.createDatabase('jiwu'), postgres };
}
