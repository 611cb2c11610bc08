import type { Reader } from '../../../../platform/database/Reader.ts';
import { orderColumns, orderOf, type ShipTo } from '../Order.ts';
import type { StaffOrderFacts } from '../listStaffOrders.ts';

/** Orders by their numbers; those that there are not are left out. */
export async function findStaffOrdersByNo(
  db: Reader,
  nos: readonly string[],
): Promise<ReadonlyMap<string, StaffOrderFacts>> {
  if (nos.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select([...orderColumns, 'ship_to', 'remark'])
    .where('no', 'in', [...new Set(nos)])
    .execute();
  return new Map(
    rows.map((row) => [row.no, { order: orderOf(row), shipTo: row.ship_to as unknown as ShipTo, remark: row.remark }]),
  );
}
