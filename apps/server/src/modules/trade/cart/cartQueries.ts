import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

export interface CartLine {
  readonly id: string;
  readonly skuId: string;
  readonly productId: string;
  /** Through what it is bought: a celebrity's pick. Null: simply from the shop. */
  readonly sourceId: string | null;
  readonly quantity: number;
  readonly isChosen: boolean;
  readonly addedPriceFen: number;
  readonly wasAvailable: boolean;
  readonly addedAt: Date;
}

export interface CartCount {
  readonly kinds: number;
  readonly pieces: number;
}

const liveLines = (db: Reader, ownerId: string) =>
  db.selectFrom('cart_lines').where('owner_id', '=', ownerId).where('removed_at', 'is', null);

const columns = [
  'id',
  'sku_id as skuId',
  'product_id as productId',
  'source_id as sourceId',
  'quantity',
  'is_chosen as isChosen',
  'added_price_fen as addedPriceFen',
  'was_available as wasAvailable',
  'added_at as addedAt',
] as const;

/** A query for the products in a cart, as `product_id`, each once: a part of other modules' statements. */
export function productsInCart(ownerId: string): RawBuilder<unknown> {
  return sql`select distinct product_id from cart_lines where owner_id = ${ownerId}::uuid and removed_at is null`;
}

/** All lines of a cart, the last added first. */
export async function listLines(db: Reader, ownerId: string): Promise<CartLine[]> {
  return await liveLines(db, ownerId).select(columns).orderBy('added_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findLine(db: Reader, input: { ownerId: string; id: string }): Promise<CartLine | undefined> {
  return await liveLines(db, input.ownerId).select(columns).where('id', '=', input.id).executeTakeFirst();
}

export async function hasCart(db: Reader, ownerId: string): Promise<boolean> {
  return !!(await db.selectFrom('carts').select('owner_id').where('owner_id', '=', ownerId).executeTakeFirst());
}

/** The lines of a SKU: at most one from each source. */
export async function listLinesOfSku(db: Reader, input: { ownerId: string; skuId: string }): Promise<CartLine[]> {
  return await liveLines(db, input.ownerId).select(columns).where('sku_id', '=', input.skuId).execute();
}

export async function countCart(db: Reader, ownerId: string): Promise<CartCount> {
  return await liveLines(db, ownerId)
    .select((select) => [
      select.fn.countAll<number>().as('kinds'),
      sql<number>`coalesce(sum(quantity), 0)::integer`.as('pieces'),
    ])
    .executeTakeFirstOrThrow();
}

/** Chooses or unchooses lines, all of them when none are named; ids of other carts are ignored. */
export async function setChosen(
  tx: Tx,
  input: { ownerId: string; ids: readonly string[] | null; isChosen: boolean },
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ is_chosen: input.isChosen })
    .where('owner_id', '=', input.ownerId)
    .where('removed_at', 'is', null)
    .$if(input.ids !== null, (update) => update.where('id', 'in', [...(input.ids ?? [])]))
    .execute();
}

/** They can be put back as they were for a while: see restoreLines. */
export async function removeLines(
  tx: Tx,
  input: { ownerId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ removed_at: input.now })
    .where('owner_id', '=', input.ownerId)
    .where('removed_at', 'is', null)
    .where('id', 'in', [...input.ids])
    .execute();
}
