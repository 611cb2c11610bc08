import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { fileOf, type RecipientFile } from './RecipientFile.ts';

/** The newest file of each of these batches of a user, by batch. */
export async function findNewestFiles(
  db: Reader,
  { userId, batchIds }: { userId: string; batchIds: readonly string[] },
): Promise<ReadonlyMap<string, RecipientFile>> {
  if (batchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('dropshipping_files')
    .selectAll()
    .distinctOn('batch_id')
    .where('user_id', '=', userId)
    .where('batch_id', 'in', [...batchIds])
    .orderBy('batch_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.batch_id, fileOf(row)]));
}

/** Files that a user sent since a moment. */
export async function countFiles(db: Reader, { userId, since }: { userId: string; since: Date }): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from dropshipping_files where user_id = ${userId} and started_at >= ${since}`.execute(
    db,
  );
  return rows[0]?.sent ?? 0;
}

/** For the sweep: files whose rows are still to be taken, the oldest first. */
export async function listReadingFiles(db: Reader, limit: number): Promise<RecipientFile[]> {
  const rows = await db
    .selectFrom('dropshipping_files')
    .selectAll()
    .where('state', '=', 'reading')
    .orderBy('started_at')
    .limit(limit)
    .execute();
  return rows.map(fileOf);
}
