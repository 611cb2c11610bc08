import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type Order, orderColumns, orderOf, type ShipTo } from './Order.ts';

export interface StaffOrderFacts {
  readonly order: Order;
  readonly shipTo: ShipTo;
  readonly remark: string;
}

interface Input {
  /** The order with this number, in any state; else the orders that wait for dispatch. */
  readonly no?: string;
  /** Of the last one on the page before. */
  readonly after?: { readonly paidAt: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** Orders that wait for dispatch, the first paid first. */
export async function listStaffOrders(db: Reader, { no, after, limit }: Input): Promise<StaffOrderFacts[]> {
  let query = db.selectFrom('orders').select([...orderColumns, 'ship_to', 'remark']);
  query = no === undefined ? query.where('state', '=', 'awaitingDispatch') : query.where('no', '=', no);
  if (after) query = query.where(sql<boolean>`(paid_at, id) > (${after.paidAt}::timestamptz, ${after.id}::uuid)`);
  const rows = await query.orderBy('paid_at').orderBy('id').limit(limit).execute();
  return rows.map((row) => ({
    order: orderOf(row),
    shipTo: row.ship_to as unknown as ShipTo,
    remark: row.remark,
  }));
}
