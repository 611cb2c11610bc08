import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

/** The limit is over all rows of a user, of which there may be none to lock. Held until the transaction ends. */
export async function lockCollection(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`collection:${userId}`}, 0))`.execute(tx);
}

export async function countCollected(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collection_items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** All products in a user's collection, newest first: 500 at most. */
export async function listCollected(db: Reader, userId: string) {
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

/** The users who collected a product, by id; with a price, only those for whom the product cost more when they added it. */
export async function listCollectors(
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

/** For a while they can be restored with their old price and date: see addToCollection. */
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

/** When an account is closed: under the lock, so that nothing is added to it afterwards. */
export async function removeCollection(tx: Tx, userId: string): Promise<void> {
  await lockCollection(tx, userId);
  await tx.deleteFrom('collection_items').where('user_id', '=', userId).execute();
}
