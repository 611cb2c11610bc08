import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/createDatabase.ts';

/** The limit is over all rows of a user, of which there may be none to lock. Held until the transaction ends. */
export async function lockCollection(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`collection:${userId}`}, 0))`.execute(tx);
}

export async function countKept(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collection_items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Everything a user keeps, newest first: at most the 500 that anyone may keep. */
export async function listKept(db: Reader, userId: string) {
  return await db
    .selectFrom('collection_items')
    .select([
      'product_id as productId',
      'price_fen as priceFen',
      'was_in_stock as wasInStock',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();
}

/** Who keeps a product, in the order of their ids; with a price, only those for whom it cost more. */
export async function listKeepers(
  db: Reader,
  input: { productId: string; paidMoreThanFen: number | null; afterUserId: string | null; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('collection_items')
    .select('user_id')
    .where('product_id', '=', input.productId)
    .where('removed_at', 'is', null)
    .orderBy('user_id')
    .limit(input.limit);
  if (input.paidMoreThanFen !== null) query = query.where('price_fen', '>', input.paidMoreThanFen);
  if (input.afterUserId !== null) query = query.where('user_id', '>', input.afterUserId);
  return (await query.execute()).map((row) => row.user_id);
}

/** They can be put back as they were for a while: see addToCollection. */
export async function removeFromCollection(
  tx: Tx,
  input: { userId: string; productIds: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('collection_items')
    .set({ removed_at: input.now })
    .where('user_id', '=', input.userId)
    .where('removed_at', 'is', null)
    .where('product_id', 'in', [...input.productIds])
    .execute();
}

/** When an account is closed: under the lock, so that nothing is kept for it afterwards. */
export async function removeCollection(tx: Tx, userId: string): Promise<void> {
  await lockCollection(tx, userId);
  await tx.deleteFrom('collection_items').where('user_id', '=', userId).execute();
}
