import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { applyAfterSale } from '../../../apps/server/src/flows/afterSale/applyAfterSale.ts';
import { approveAfterSale, receiveAfterSale } from '../../../apps/server/src/flows/afterSale/decideAfterSale.ts';
import { previewAfterSale } from '../../../apps/server/src/flows/afterSale/queries/previewAfterSale.ts';
import { sendBackAfterSale } from '../../../apps/server/src/flows/afterSale/sendBackAfterSale.ts';
import { followUpReview } from '../../../apps/server/src/flows/reviews/followUpReview.ts';
import { writeReview } from '../../../apps/server/src/flows/reviews/writeReview.ts';
import { listOrderLines, type Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { DemoOrder } from './demoOrders.ts';

interface Input {
  readonly demo: DemoOrder;
  readonly order: Order;
  readonly staffId: string;
  /** So many hours after it was received. */
  readonly at: (hours: number) => Date;
}

/** The buyer's reviews and after-sale requests. */
export async function playAfterwards(tx: Tx, input: Input): Promise<void> {
  const { demo, order, at } = input;
  const { userId, id: orderId } = order;
  const lines = await listOrderLines(tx, order);
  for (const [index, { stars, content, followUp }] of (demo.reviews ?? []).entries()) {
    const lineId = lines[index]?.id ?? '';
    await writeReview(tx, { userId, orderId, lineId, stars, content, pictures: [], now: at(20) }, orderRegistry);
    if (followUp) await followUpReview(tx, { userId, orderId, lineId, content: followUp, now: at(24 * 28) });
  }
  if (demo.afterSale) await giveBack(tx, { ...input, afterSale: demo.afterSale, lineId: lines[0]?.id ?? '' });
}

type GivenBack = Input & { readonly afterSale: NonNullable<DemoOrder['afterSale']>; readonly lineId: string };

async function giveBack(tx: Tx, { order, staffId, at, afterSale, lineId }: GivenBack): Promise<void> {
  const { userId, id: orderId } = order;
  const wanted = { orderId, kind: 'returnRefund', lines: [{ lineId, pieces: 1 }] } as const;
  const asked = { ...wanted, lines: [...wanted.lines] };
  const { totalFen } = await previewAfterSale(tx, { userId, ...asked, now: at(10) }, orderRegistry.kinds);
  const { reason, description } = afterSale;
  const wish = { ...asked, reason, description, pictures: [], totalFen };
  const { id } = await applyAfterSale(tx, { userId, wish, now: at(10) }, orderRegistry);
  if (afterSale.reached === 'applied') return;
  await approveAfterSale(tx, { staffId, id, note: '同意退货，请寄回有磕碰的那一件。', now: at(14) }, orderRegistry);
  await sendBackAfterSale(tx, { userId, id, carrier: 'zto', trackingNo: '781200439956', now: at(30) });
  await receiveAfterSale(tx, { staffId, id, note: '已收到，退款。', isSellable: false, now: at(60) }, orderRegistry);
}
