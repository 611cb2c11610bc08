import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

export interface OrderHold {
  readonly reason: string;
  readonly staffId: string;
  readonly at: Date;
}

/** Not to be sent until this is settled; who holds it again says why anew. The caller holds the order's lock. */
export async function holdOrder(tx: Tx, order: Key, hold: OrderHold): Promise<void> {
  const values = { reason: hold.reason, staff_id: hold.staffId, at: hold.at };
  await tx
    .insertInto('order_holds')
    .values({ user_id: order.userId, order_id: order.id, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'order_id']).doUpdateSet(values))
    .execute();
}

/** The caller holds the order's lock. Answers what it was held for. */
export async function releaseOrder(tx: Tx, order: Key): Promise<OrderHold> {
  const row = await tx
    .deleteFrom('order_holds')
    .where('user_id', '=', order.userId)
    .where('order_id', '=', order.id)
    .returning(['reason', 'staff_id as staffId', 'at'])
    .executeTakeFirst();
  if (!row) throw new ShopError('ORDER_CHANGED');
  return row;
}

export async function findHold(db: Reader, order: Key): Promise<OrderHold | null> {
  const row = await db
    .selectFrom('order_holds')
    .select(['reason', 'staff_id as staffId', 'at'])
    .where('user_id', '=', order.userId)
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  return row ?? null;
}

export interface OrderCare {
  readonly noteCount: number;
  readonly hold: OrderHold | null;
}

/** For a page of orders: how many notes each has, and whether it is held. One statement. */
export async function findCareOf(db: Reader, orders: readonly Key[]): Promise<ReadonlyMap<string, OrderCare>> {
  if (orders.length === 0) return new Map();
  const { rows } = await sql<{ id: string; notes: number; reason: string | null; staff_id: string; at: Date }>`
    select wanted.id, hold.reason, hold.staff_id, hold.at, (
        select count(*)::int from order_notes where user_id = wanted.user_id and order_id = wanted.id
      ) as notes
    from unnest(${orders.map(({ userId }) => userId)}::uuid[], ${orders.map(({ id }) => id)}::uuid[]) as wanted (user_id, id)
    left join order_holds as hold on hold.user_id = wanted.user_id and hold.order_id = wanted.id`.execute(db);
  return new Map(
    rows.map(({ id, notes, reason, staff_id, at }) => [
      id,
      { noteCount: notes, hold: reason === null ? null : { reason, staffId: staff_id, at } },
    ]),
  );
}
