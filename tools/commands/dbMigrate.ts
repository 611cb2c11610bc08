import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startDatabase } from '../lib/startDatabase.ts';

const sayWait = (name: string, attempt: number) =>
  console.log(`[db:migrate] ${name} gave way to the shop, and comes again (attempt ${attempt})`);

/** `pnpm db:migrate`: applies the missing migrations to DATABASE_URL, or to the development database in .data/. */
await runCommand('db:migrate', async (interrupt) => {
  const supervisor = createSupervisor(interrupt);
  try {
    const given = process.env['DATABASE_URL'] !== undefined;
    console.log(`[db:migrate] ${given ? 'the database of DATABASE_URL' : 'the development database in .data/'}`);
    const { databaseUrl } = await startDatabase({ dir: dataDir, throwaway: false }, supervisor);
    const applied = await supervisor.guard(migrate(databaseUrl, { onWait: sayWait }));
    for (const name of applied) console.log(`[db:migrate] applied ${name}`);
    console.log(`[db:migrate] done, ${applied.length} new`);
    return 0;
  } finally {
    await supervisor.stop();
  }
});
