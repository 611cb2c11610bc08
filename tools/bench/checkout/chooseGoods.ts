import { newId } from '@jiwu/kernel';
import { quoteOrder } from '../../../apps/server/src/flows/orders/queries/quoteOrder.ts';
import { moveStock } from '../../../apps/server/src/modules/goods/stock/index.ts';
import type { ShopServices } from '../../../apps/server/src/flows/ShopServices.ts';
import type { Buyer } from './makeBuyers.ts';

/** Something to buy, and the name of its price: it is the same for every buyer here. */
export interface Good {
  readonly skuId: string;
  readonly productId: string;
  readonly quoteKey: string;
}

const PIECES = 5_000_000;
/** Sent for nothing and without a campaign: the same work for each, as pgbench does it. */
const MIN_FEN = 9900;
const MAX_FEN = 19_900;

/** SKUs of which there are more than can be bought here. */
export async function chooseGoods(services: ShopServices, buyer: Buyer, count: number): Promise<Good[]> {
  const rows = await services.db.read
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id as skuId', 'products.id as productId'])
    .where('products.state', '=', 'onSale')
    .where('limit_per_user', 'is', null)
    .where('price_fen', '>=', MIN_FEN)
    .where('price_fen', '<=', MAX_FEN)
    .orderBy('skus.code')
    .limit(count)
    .execute();
  const now = services.clock();
  const moves = rows.map((row) => ({ ...row, quantity: PIECES }));
  const cause = { kind: 'bench', id: newId() };
  await services.db.transact((tx) => moveStock(tx, { kind: 'intake', moves, cause, now }));
  const goods: Good[] = [];
  for (const row of rows) {
    const draft = draftOf(buyer, row);
    const { key } = await quoteOrder(services.db.read, { userId: buyer.userId, draft, now }, services.orders.kinds);
    goods.push({ ...row, quoteKey: key });
  }
  return goods;
}

export function draftOf({ addressId }: Pick<Buyer, 'addressId'>, { skuId }: Pick<Good, 'skuId'>) {
  return {
    lines: [{ skuId, quantity: 1 }],
    addressId,
    coupon: 'none' as const,
    useIntegral: 0,
    delivery: { kind: 'standard' as const },
  };
}
