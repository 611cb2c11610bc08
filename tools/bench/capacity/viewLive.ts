import { setTimeout as pause } from 'node:timers/promises';
import { changePrice } from '../../../apps/server/src/flows/catalogue/changePrice.ts';
import type { ShopServices } from '../../../apps/server/src/flows/ShopServices.ts';
import type { Supervisor } from '../../lib/createSupervisor.ts';
import { startViewers } from '../live/startViewers.ts';
import { cpuFor, type Parts } from './cpuFor.ts';

interface Watch {
  readonly liveUrl: string;
  readonly parts: Parts;
  readonly viewers: number;
  readonly seconds: number;
  /** So many changes in these seconds, each told to all. */
  readonly changes: number;
}

/** What one viewer of a product's live page costs for a minute, with signs of life and changes. */
export async function viewLive(
  services: ShopServices,
  { liveUrl, parts, viewers: count, seconds, changes }: Watch,
  supervisor: Supervisor,
): Promise<Record<string, number>> {
  const sku = await services.db.read
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id', 'skus.product_id', 'skus.price_fen'])
    .where('products.state', '=', 'onSale')
    .executeTakeFirstOrThrow();
  const viewers = await startViewers(supervisor);
  await viewers.open(`${liveUrl}/live/product/${sku.product_id}`, count);
  const spent = await cpuFor(parts, async () => {
    for (let nth = 1; nth <= changes; nth += 1) {
      const change = { skuId: sku.id, priceFen: sku.price_fen + nth, vipPriceFen: null, now: services.clock() };
      await services.db.transact((tx) => changePrice(tx, change));
      await pause((seconds * 1000) / changes);
    }
    return (count * seconds) / 60;
  });
  await viewers.leave();
  return spent;
}
