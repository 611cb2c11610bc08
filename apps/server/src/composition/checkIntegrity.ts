import { MINUTE_MS } from '@jiwu/kernel';
import type { ShopServices } from '../flows/ShopServices.ts';
import { createDatabase } from '../platform/database/createDatabase.ts';
import { runIntegrity } from '../platform/invariants/runIntegrity.ts';
import { raiseAlarm } from '../platform/telemetry/raiseAlarm.ts';
import { invariants } from './invariants.ts';
import { windowSources } from './invariants/windows/windowSources.ts';

/** For each key; a run ends well within its hour. */
const ROLL_MS = 10 * MINUTE_MS;

/** Every hour: what must always be true, checked where something changed and, bit by bit, everywhere. An alarm for each that is broken. */
export async function checkIntegrity({ config, clock, log }: ShopServices): Promise<void> {
  // A connection of its own: those of the shop end a statement after five seconds.
  const db = createDatabase({
    connectionString: config.DATABASE_URL,
    max: 1,
    applicationName: 'jiwu-integrity',
    patient: true,
  });
  try {
    const results = await runIntegrity({ db, invariants, sources: windowSources, clock, rollMs: ROLL_MS });
    for (const { number, title, offending } of results ?? []) {
      if (offending.length === 0) continue;
      raiseAlarm(log, 'integrity.broken', { number, title, first: JSON.stringify(offending[0]).slice(0, 500) });
    }
  } finally {
    await db.close();
  }
}
