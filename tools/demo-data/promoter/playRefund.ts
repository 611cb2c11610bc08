import type { rules } from '@jiwu/contract';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { applyAfterSale } from '../../../apps/server/src/flows/afterSale/applyAfterSale.ts';
import { approveAfterSale } from '../../../apps/server/src/flows/afterSale/decideAfterSale.ts';
import { previewAfterSale } from '../../../apps/server/src/flows/afterSale/queries/previewAfterSale.ts';
import { listOrderLines, type Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { PromoterScene } from './PromoterScene.ts';

interface Input {
  readonly order: Order;
  readonly pieces: 'one' | 'all';
  readonly reason: (typeof rules.afterSale.reasons)[number];
  readonly description: string;
  readonly askedAt: Date;
  /** What was not sent yet is refunded as it is asked for. */
  readonly grantedAt: Date;
}

/** The buyer asks for money without sending anything back, and gets it. */
export async function playRefund({ db, staffId }: PromoterScene, input: Input): Promise<void> {
  const { order, pieces, reason, description, askedAt, grantedAt } = input;
  const { userId, id: orderId } = order;
  await db.transact(async (tx) => {
    const bought = await listOrderLines(tx, order);
    const all = bought.map(({ id, quantity }) => ({ lineId: id, pieces: quantity }));
    const lines = pieces === 'all' ? all : all.slice(0, 1).map((line) => ({ ...line, pieces: 1 }));
    const asked = { orderId, kind: 'refundOnly', lines } as const;
    const { totalFen } = await previewAfterSale(tx, { userId, ...asked, now: askedAt }, orderRegistry.kinds);
    const wish = { ...asked, reason, description, pictures: [], totalFen };
    const { id, state } = await applyAfterSale(tx, { userId, wish, now: askedAt }, orderRegistry);
    if (state !== 'applied') return;
    await approveAfterSale(tx, { staffId, id, note: '情况属实，已退款。', now: grantedAt }, orderRegistry);
  });
}
