import { invariants } from '../../apps/server/src/composition/invariants.ts';
import { createDatabase } from '../../apps/server/src/platform/database/createDatabase.ts';
import { checkInvariants } from '../../apps/server/src/platform/invariants/checkInvariants.ts';

/** What a bench has made must satisfy the same invariants as everything else. */
export async function assertInvariants(databaseUrl: string): Promise<void> {
  const db = createDatabase({ connectionString: databaseUrl, max: 1, applicationName: 'bench', patient: true });
  const broken = (await checkInvariants(db, invariants)).filter(({ offending }) => offending.length > 0);
  await db.close();
  if (broken.length > 0) throw new Error(`after the bench: ${JSON.stringify(broken).slice(0, 1000)}`);
}
