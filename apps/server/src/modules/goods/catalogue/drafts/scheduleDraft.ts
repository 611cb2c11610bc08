import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Schedule {
  readonly productId: string;
  readonly publishAt: Date;
  readonly reason: string;
  /** In whose name it is published then. */
  readonly staffId: string;
}

/** What is being written waits for its date. The caller has taken the product. */
export async function scheduleDraft(tx: Tx, { productId, publishAt, reason, staffId }: Schedule): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('product_versions')
    .set({ state: 'scheduled', publish_at: publishAt, reason, saved_by: staffId, problem: null })
    .where('product_id', '=', productId)
    .where('state', '<>', 'published')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ShopError('PRODUCT_NO_DRAFT');
}

/** A draft again, perhaps because it could not be published. Does nothing to one that waits for no date. */
export async function unschedule(
  tx: Tx,
  { productId, problem }: { readonly productId: string; readonly problem: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product_versions')
    .set({ state: 'draft', publish_at: null, problem })
    .where('product_id', '=', productId)
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Products whose date has come. */
export async function listDueDrafts(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  return await db
    .selectFrom('product_versions')
    .select('product_id as id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(limit)
    .execute();
}

/** Takes a product whose date has come; null when another worker has published it, or staff have changed it. */
export async function takeDueDraft(
  tx: Tx,
  { productId, now }: { productId: string; now: Date },
): Promise<{ staffId: string } | null> {
  await tx.selectFrom('products').select('id').where('id', '=', productId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ staffId: string }>`
    select saved_by as "staffId" from product_versions
    where product_id = ${productId} and state = 'scheduled' and publish_at <= ${now}`.execute(tx);
  const [due] = rows;
  if (!due) return null;
  await tx
    .updateTable('products')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_by: due.staffId, updated_at: now }))
    .where('id', '=', productId)
    .execute();
  return due;
}
