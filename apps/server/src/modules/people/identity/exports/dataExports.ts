import { HOUR_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { addJob } from '../../../../platform/jobs/addJob.ts';
import type { Services } from '../../../../platform/services.ts';

/** A job that has not finished by now was lost with its worker. */
const OVERDUE_MS = 2 * 60_000;
const GIVEN_UP_MS = HOUR_MS;

/** One export at a time for a user; the job commits with the row. */
export async function requestExport(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  const exportId = newId();
  const inserted = await tx
    .insertInto('data_exports')
    .values({ user_id: input.userId, id: exportId, state: 'preparing', requested_at: input.now })
    // Written out: with a parameter here PostgreSQL no longer recognises the index once it keeps one plan for all values.
    .onConflict((conflict) => conflict.column('user_id').where('state', '=', sql.lit('preparing')).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new ShopError('EXPORT_RUNNING');
  await addJob(tx, 'exportUserData', { userId: input.userId, exportId }, { jobKey: `export:${exportId}` });
}

/** preparing → ready. False when another run was faster. */
export async function finishExport(
  tx: Tx,
  input: { userId: string; exportId: string; fileId: string; now: Date },
): Promise<boolean> {
  const finished = await tx
    .updateTable('data_exports')
    .set({ state: 'ready', file_id: input.fileId, finished_at: input.now })
    .where('user_id', '=', input.userId)
    .where('id', '=', input.exportId)
    .where('state', '=', 'preparing')
    .executeTakeFirst();
  return finished.numUpdatedRows === 1n;
}

export async function findLatestExport(db: Reader, userId: string) {
  return await db
    .selectFrom('data_exports')
    .select(['state', 'requested_at as requestedAt', 'file_id as fileId'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** preparing → failed, for an account that closes or an export that never succeeds. */
export async function failExports(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({ state: 'failed', finished_at: input.now })
    .where('user_id', '=', input.userId)
    .where('state', '=', 'preparing')
    .execute();
}

/** Queues exports again whose job is lost, and gives up those that have been tried for an hour. */
export async function requeueOverdueExports(services: Services): Promise<void> {
  const now = services.clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await services.db.transact(async (tx) => {
    await tx
      .updateTable('data_exports')
      .set({ state: 'failed', finished_at: now })
      .where('state', '=', 'preparing')
      .where('requested_at', '<', before(GIVEN_UP_MS))
      .execute();
    const overdue = await tx
      .selectFrom('data_exports')
      .select(['user_id', 'id'])
      .where('state', '=', 'preparing')
      .where('requested_at', '<', before(OVERDUE_MS))
      .orderBy('requested_at')
      .limit(100)
      .execute();
    for (const { user_id: userId, id: exportId } of overdue) {
      await addJob(tx, 'exportUserData', { userId, exportId }, { jobKey: `export:${exportId}`, keepExisting: true });
    }
  });
}
