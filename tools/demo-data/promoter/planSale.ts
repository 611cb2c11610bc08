import { MINUTE_MS } from '@jiwu/kernel';
import { type MadeOrder, orderTimes, planOrder } from '../orders/planOrder.ts';
import type { DemoAct } from '../playActs.ts';
import { clickAs } from './clickAs.ts';
import type { DemoSale } from './demoSales.ts';
import type { PromoterScene } from './PromoterScene.ts';

const CLICKED_BEFORE_MS = 20 * MINUTE_MS;

interface Input {
  readonly sale: DemoSale;
  readonly buyerId: string;
  readonly at: Date;
  readonly made: MadeOrder;
}

/** A click, and an order a little later, which comes as far as its time allows. */
export function planSale(scene: PromoterScene, { sale, buyerId, at, made }: Input): DemoAct[] {
  const { db, staffId, now } = scene;
  const clickedAt = new Date(at.getTime() - CLICKED_BEFORE_MS);
  const click = { visitor: `buyer-${buyerId}`, userId: buyerId, place: sale.place, at: clickedAt };
  const order = { goods: sale.goods, paidWith: 'balance', reached: reachedBy(sale, at, now) } as const;
  return [
    { at: clickedAt, act: () => clickAs(scene, click) },
    ...planOrder(db, { order, madeAt: at, userId: buyerId, staffId, now }, made),
  ];
}

function reachedBy(sale: DemoSale, at: Date, now: Date): 'paid' | 'sent' | 'completed' {
  const { sentAt, receivedAt } = orderTimes(sale, at);
  if (sale.wentBack === 'unsent' || sentAt > now) return 'paid';
  return receivedAt > now ? 'sent' : 'completed';
}
