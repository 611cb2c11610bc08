import { invariants } from '../../apps/server/src/composition/invariants.ts';
import { createDatabase } from '../../apps/server/src/platform/database/createDatabase.ts';
import { checkInvariants } from '../../apps/server/src/platform/invariants/checkInvariants.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startDatabase } from '../lib/startDatabase.ts';

const SHOWN_ROWS = 20;

/** `pnpm invariants`: what must always be true, checked in DATABASE_URL or in the development database in .data/. */
await runCommand('invariants', async (interrupt) => {
  const supervisor = createSupervisor(interrupt);
  try {
    const { databaseUrl: connectionString } = await startDatabase({ dir: dataDir, throwaway: false }, supervisor);
    const db = createDatabase({ connectionString, max: 1, applicationName: 'jiwu-invariants', patient: true });
    const results = await supervisor.guard(checkInvariants(db, invariants));
    await db.close();
    for (const { number, title, offending } of results) {
      console.log(`${offending.length === 0 ? 'holds ' : 'BROKEN'} ${String(number).padStart(2)} ${title}`);
      for (const row of offending.slice(0, SHOWN_ROWS)) console.log(`         ${JSON.stringify(row)}`);
      if (offending.length > SHOWN_ROWS) console.log(`         … ${offending.length - SHOWN_ROWS} more`);
    }
    const broken = results.filter(({ offending }) => offending.length > 0).length;
    console.log(`[invariants] ${results.length - broken} hold, ${broken} broken`);
    return broken === 0 ? 0 : 1;
  } finally {
    await supervisor.stop();
  }
});
