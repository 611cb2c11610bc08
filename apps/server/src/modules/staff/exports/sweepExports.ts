import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { inBatches } from '../../../platform/database/inBatches.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import type { Services } from '../../../platform/services.ts';
import { exportJobKey } from './staffExports.ts';

/** A job that has not finished by now was lost with its worker. */
const OVERDUE_MS = 5 * MINUTE_MS;
const GIVEN_UP_MS = HOUR_MS;
/** The rows, for the list of what was taken away; the audit log has it for good. */
const KEPT_MS = 90 * DAY_MS;
const BATCH = 100;

/** Queues exports again whose job is lost, and gives up those that have been tried for an hour. */
export async function requeueStaffExports(services: Services): Promise<void> {
  const now = services.clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await services.db.transact(async (tx) => {
    await tx
      .updateTable('staff_exports')
      .set({ state: 'failed', finished_at: now })
      .where('state', 'in', ['waiting', 'running'])
      .where('asked_at', '<', before(GIVEN_UP_MS))
      .execute();
    const overdue = await tx
      .selectFrom('staff_exports')
      .select(['staff_id', 'id'])
      .where('state', 'in', ['waiting', 'running'])
      .where('asked_at', '<', before(OVERDUE_MS))
      .orderBy('asked_at')
      .limit(BATCH)
      .execute();
    for (const { staff_id: staffId, id } of overdue) {
      const job = { jobKey: exportJobKey(id), keepExisting: true };
      await addJob(tx, 'makeStaffExport', { staffId, exportId: id }, job);
    }
  });
}

/** Removes files whose day is over. The bytes go first: an interruption leaves rows that the next sweep finds. */
export async function sweepStaffExports(services: Services): Promise<void> {
  const { db, storage, clock } = services;
  for (;;) {
    const gone = await db.read
      .selectFrom('staff_exports')
      .select(['id', 'storage_key'])
      .where('storage_key', 'is not', null)
      .where('expires_at', '<=', clock())
      .limit(BATCH)
      .execute();
    if (gone.length === 0) break;
    for (const { storage_key: key } of gone) if (key !== null) await storage.remove(key);
    const ids = gone.map(({ id }) => id);
    await db.transact((tx) =>
      tx.updateTable('staff_exports').set({ storage_key: null }).where('id', 'in', ids).execute(),
    );
  }
  const before = new Date(clock().getTime() - KEPT_MS);
  await inBatches(
    db,
    (limit) => sql`
    delete from staff_exports
    where ctid in (select ctid from staff_exports where finished_at < ${before} and storage_key is null limit ${limit})`,
  );
}
