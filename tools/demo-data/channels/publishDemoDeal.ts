import { HOUR_MS, newId } from '@jiwu/kernel';
import { publishDeal } from '../../../apps/server/src/flows/woot/publishDeal.ts';
import { saveDeal } from '../../../apps/server/src/flows/woot/saveDeal.ts';
import { dealTimes, type WootDeal } from '../../../apps/server/src/modules/channels/woot/index.ts';
import { listAvailable, moveStock } from '../../../apps/server/src/modules/goods/stock/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { idFrom } from '../idFrom.ts';
import { productIdOf } from '../seeding/seedProduct.ts';
import type { DemoDeal } from './demoDeals.ts';

/** Published at six in the evening of the day before. */
const BEFORE_MS = 16 * HOUR_MS;
/** What is left for everyone else. */
const SPARE = 20;
const INTAKE = 100;

interface Input {
  readonly demo: DemoDeal;
  readonly day: string;
  readonly position: number;
  readonly now: Date;
}

/** A deal of that day, with more goods brought in where months of deals have used them up. */
export async function publishDemoDeal(tx: Tx, { demo, day, position, now }: Input): Promise<WootDeal> {
  const productId = productIdOf(demo.slug);
  const skuId = idFrom('sku', demo.slug, ...demo.values);
  const eve = new Date(Math.min(dealTimes(day).beginsAt.getTime() - BEFORE_MS, now.getTime()));
  const available = (await listAvailable(tx, [productId])).get(skuId) ?? 0;
  if (available < demo.pieces + SPARE) {
    const cause = { kind: 'demoData', id: newId() };
    await moveStock(tx, { kind: 'intake', moves: [{ skuId, productId, quantity: INTAKE }], cause, now: eve });
  }
  const wish = {
    day,
    skuId,
    priceFen: Math.round(demo.priceYuan * 100),
    allocated: demo.pieces,
    limitPerUser: demo.limitPerUser ?? 1,
    note: demo.note,
    position,
  };
  const { deal } = await saveDeal(tx, { wish, draft: null, now: eve });
  return (await publishDeal(tx, { id: deal.id, version: deal.version, now: eve })).deal;
}
