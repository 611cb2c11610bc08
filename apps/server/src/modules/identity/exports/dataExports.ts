import { newId } from '@jiwu/kernel';
import type { Reader, Tx } from '../../../platform/database/createDatabase.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import type { Services } from '../../../platform/services.ts';

/** A job that has not finished by now was lost with its worker. */
const OVERDUE_MS = 2 * 60_000;

/** One export at a time for a user; the job commits with the row. */
export async function requestExport(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  const exportId = newId();
  const inserted = await tx
    .insertInto('data_exports')
    .values({ user_id: input.userId, id: exportId, state: 'preparing', requested_at: input.now })
    .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'preparing').doNothing())
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
    .leftJoin('files', 'files.id', 'data_exports.file_id')
    .select(['data_exports.state', 'data_exports.requested_at', 'files.id as file_id', 'files.expires_at'])
    .where('user_id', '=', userId)
    .orderBy('data_exports.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Sets exports going again whose job is gone. The job key keeps it from being queued twice. */
export async function requeueOverdueExports(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - OVERDUE_MS);
  await services.db.transact(async (tx) => {
    const overdue = await tx
      .selectFrom('data_exports')
      .select(['user_id', 'id'])
      .where('state', '=', 'preparing')
      .where('requested_at', '<', before)
      .limit(100)
      .execute();
    for (const { user_id: userId, id: exportId } of overdue) {
      await addJob(tx, 'exportUserData', { userId, exportId }, { jobKey: `export:${exportId}` });
    }
  });
}
