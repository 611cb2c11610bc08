import { listStockedSkus, reckonOutlooks } from '../modules/goods/stock/index.ts';
import type { Services } from '../platform/services.ts';

const CHUNK = 500;

/** Every hour: how long the stock of each SKU will last, by what was sold within seven days. In short transactions, by id. */
export async function countOutlooks({ db, clock }: Services): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const skuIds: string[] = await listStockedSkus(db.read, { after, limit: CHUNK });
    await db.transact((tx) => reckonOutlooks(tx, { skuIds, now: clock() }));
    after = skuIds.at(-1) ?? null;
    if (skuIds.length < CHUNK) return;
  }
}
