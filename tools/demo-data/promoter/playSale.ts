import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { playOrder } from '../orders/playOrder.ts';
import { clickAs } from './clickAs.ts';
import type { DemoSale } from './demoSales.ts';
import type { PromoterScene } from './PromoterScene.ts';

/** Of an order of the demo shop, from its making to its receipt. */
export const RECEIVED_AFTER_MS = 2 * DAY_MS;
const CLICKED_BEFORE_MS = 20 * MINUTE_MS;
const SENT_AFTER_MS = 12 * HOUR_MS;

interface Input {
  readonly sale: DemoSale;
  readonly buyerId: string;
  readonly at: Date;
}

/** A click, and an order a little later, which has come as far as its time allows. */
export async function playSale(scene: PromoterScene, { sale, buyerId, at }: Input): Promise<Order> {
  const { db, staffId, now } = scene;
  const clickedAt = new Date(at.getTime() - CLICKED_BEFORE_MS);
  await clickAs(scene, { visitor: `buyer-${buyerId}`, userId: buyerId, place: sale.place, at: clickedAt });
  const passedMs = now.getTime() - at.getTime();
  const daysAgo = passedMs / DAY_MS;
  const order = { daysAgo, goods: sale.goods, paidWith: 'balance', reached: reachedBy(sale, passedMs) } as const;
  return await playOrder(db, { order, userId: buyerId, staffId, now });
}

function reachedBy({ wentBack }: DemoSale, passedMs: number): 'paid' | 'sent' | 'completed' {
  if (wentBack === 'unsent' || passedMs < SENT_AFTER_MS) return 'paid';
  return passedMs < RECEIVED_AFTER_MS ? 'sent' : 'completed';
}
