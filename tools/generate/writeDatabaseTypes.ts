import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { startStores } from '../lib/startStores.ts';

/** Writes the types of the tables anew, from a fresh database with all migrations. */
export async function writeDatabaseTypes(): Promise<void> {
  const supervisor = createSupervisor();
  try {
    const { databaseUrl } = await startStores('throwaway', supervisor);
    await migrate(databaseUrl);
    const server = path.join(repositoryRoot, 'apps/server');
    execFileSync(path.join(server, 'node_modules/.bin/kysely-codegen'), ['--config-file', 'kysely-codegen.json'], {
      cwd: server,
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
  } finally {
    await supervisor.stop();
  }
}
