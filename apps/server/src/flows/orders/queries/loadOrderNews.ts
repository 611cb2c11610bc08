import { listAfterSalesOfOrder } from '../../../modules/trade/afterSale/index.ts';
import { getOrder } from '../../../modules/trade/orders/index.ts';
import { listParcels } from '../../../modules/trade/parcels/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** The facts that an open page follows: it refetches the whole order when one of them differs. */
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
