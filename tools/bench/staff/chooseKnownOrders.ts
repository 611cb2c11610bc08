import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { KnownOrder } from './KnownOrder.ts';

/** So many paid orders of as many generated users, from everywhere in the table, so that no page of it is asked for twice. */
export async function chooseKnownOrders(db: Database, count: number): Promise<KnownOrder[]> {
  const rows = await db.read
    .selectFrom('orders')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.user_id', '=', 'orders.user_id').onRef('order_lines.order_id', '=', 'orders.id'),
    )
    .innerJoin('payments', (join) =>
      join.onRef('payments.user_id', '=', 'orders.user_id').onRef('payable_id', '=', 'orders.id'),
    )
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'no', 'orders.user_id', 'user_name', 'ship_to', 'sku_id', 'product_id', 'out_trade_no'])
    .where('orders.user_id', 'in', (users) =>
      users
        .selectFrom('users')
        .select('id')
        .where('user_name', 'like', 'loaded\\_%')
        .orderBy((eb) => eb.fn('random', []))
        .limit(count),
    )
    .limit(count)
    .execute();
  return rows.map((row) => {
    const { phoneNumber, recipient } = row.ship_to as unknown as Pick<KnownOrder, 'phoneNumber' | 'recipient'>;
    return {
      id: row.id,
      no: row.no,
      userId: row.user_id,
      userName: row.user_name,
      phoneNumber,
      recipient,
      skuId: row.sku_id,
      productId: row.product_id,
      tradeNo: row.out_trade_no,
    };
  });
}
