import { listAfterSalesOfOrder } from '../../modules/afterSale/index.ts';
import { getOrder } from '../../modules/orders/index.ts';
import { listParcels } from '../../modules/parcels/index.ts';
import type { Reader } from '../../platform/database/createDatabase.ts';

/** What a page that is open wants to hear of: it asks for the whole when any of this differs. */
export async function loadOrderNews(db: Reader, key: { userId: string; id: string }): Promise<unknown> {
  const order = await getOrder(db, key);
  const own = { userId: key.userId, orderId: key.id };
  const [parcels, afterSales] = await Promise.all([listParcels(db, own), listAfterSalesOfOrder(db, own)]);
  return {
    state: order.state,
    parcels: parcels.map(({ id, state, events }) => ({ id, state, events: events.length })),
    afterSales: afterSales.map(({ id, state }) => ({ id, state })),
  };
}
