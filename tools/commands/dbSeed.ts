import { createDatabase } from '../../apps/server/src/platform/database/createDatabase.ts';
import { demoPassword, demoUsers } from '../demo-data/demoUsers.ts';
import { seedUsers } from '../demo-data/seedUsers.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startDatabase } from '../lib/startDatabase.ts';

/** `pnpm db:seed`: demo data in DATABASE_URL, or in the development database in .data/. What is there already stays. */
await runCommand('db:seed', async (interrupt) => {
  const supervisor = createSupervisor(interrupt);
  try {
    const connectionString = await startDatabase({ dir: dataDir, throwaway: false }, supervisor);
    const db = createDatabase({ connectionString, max: 2, applicationName: 'jiwu-seed' });
    const made = await supervisor.guard(seedUsers(db));
    await db.close();
    for (const { userName, phoneNumber, what } of demoUsers) {
      console.log(`[db:seed] ${userName} / ${phoneNumber} / ${demoPassword}  ${what}`);
    }
    console.log(`[db:seed] done, ${made} users new`);
    return 0;
  } finally {
    await supervisor.stop();
  }
});
