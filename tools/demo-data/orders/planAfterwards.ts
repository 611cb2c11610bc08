import { HOUR_MS } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { applyAfterSale } from '../../../apps/server/src/flows/afterSale/applyAfterSale.ts';
import { approveAfterSale, receiveAfterSale } from '../../../apps/server/src/flows/afterSale/decideAfterSale.ts';
import { previewAfterSale } from '../../../apps/server/src/flows/afterSale/queries/previewAfterSale.ts';
import { sendBackAfterSale } from '../../../apps/server/src/flows/afterSale/sendBackAfterSale.ts';
import { followUpReview } from '../../../apps/server/src/flows/reviews/followUpReview.ts';
import { writeReview } from '../../../apps/server/src/flows/reviews/writeReview.ts';
import { listOrderLines, type Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { createRandom } from '../createRandom.ts';
import { atWork, awake, withinHours } from '../withinHours.ts';
import type { DemoOrder } from './demoOrders.ts';

/** 穿了一个月: what was received a month ago, and reviewed a day later. */
const MONTH_DAYS = 31;

type Work = (tx: Tx, order: Order, at: Date) => Promise<unknown>;

interface Input {
  readonly demo: DemoOrder;
  readonly userId: string;
  readonly staffId: string;
  readonly receivedAt: Date;
  /** Adds a step of the order. */
  readonly step: (at: Date, work: Work) => void;
}

/** The buyer's reviews and after-sale requests, while people are awake and at work. */
export function planAfterwards({ demo, userId, staffId, receivedAt, step }: Input): void {
  const random = createRandom(`afterwards ${demo.goods[0]?.[0]}`);
  const after = (at: Date, hours: number, when = awake) =>
    withinHours(new Date(at.getTime() + (hours + random.next()) * HOUR_MS), when, random);
  for (const [index, { stars, content, followUp }] of (demo.reviews ?? []).entries()) {
    const writtenAt = after(receivedAt, 20 + index);
    step(writtenAt, async (tx, order, now) => {
      const wish = { ...(await lineOf(tx, order, index)), stars, content, pictures: [], now };
      await writeReview(tx, wish, orderRegistry);
    });
    if (!followUp) continue;
    step(after(writtenAt, 24 * MONTH_DAYS), async (tx, order, now) => {
      await followUpReview(tx, { ...(await lineOf(tx, order, index)), content: followUp, now });
    });
  }
  const { afterSale } = demo;
  if (!afterSale) return;
  const asked: { id?: string } = {};
  const idOf = () => {
    if (!asked.id) throw new Error('goods go back once it has been asked for');
    return asked.id;
  };
  const askedAt = after(receivedAt, 9);
  step(askedAt, async (tx, order, now) => {
    asked.id = await askBack(tx, { order, afterSale, now });
  });
  if (afterSale.reached === 'applied') return;
  const approvedAt = after(askedAt, 3, atWork);
  const sentBackAt = after(approvedAt, 14);
  step(approvedAt, (tx, _, now) => {
    const note = '同意退货，请寄回有磕碰的那一件。';
    return approveAfterSale(tx, { staffId, id: idOf(), note, now }, orderRegistry);
  });
  step(sentBackAt, (tx, _, now) =>
    sendBackAfterSale(tx, { userId, id: idOf(), carrier: 'zto', trackingNo: '781200439956', now }),
  );
  step(after(sentBackAt, 24, atWork), (tx, _, now) =>
    receiveAfterSale(tx, { staffId, id: idOf(), note: '已收到，退款。', isSellable: false, now }, orderRegistry),
  );
}

async function lineOf(tx: Tx, order: Order, index: number) {
  const lines = await listOrderLines(tx, order);
  return { userId: order.userId, orderId: order.id, lineId: lines[index]?.id ?? '' };
}

/** One piece of the first line. */
async function askBack(
  tx: Tx,
  { order, afterSale, now }: { order: Order; afterSale: NonNullable<DemoOrder['afterSale']>; now: Date },
): Promise<string> {
  const { userId, id: orderId } = order;
  const { lineId } = await lineOf(tx, order, 0);
  const asked = { orderId, kind: 'returnRefund' as const, lines: [{ lineId, pieces: 1 }] };
  const { totalFen } = await previewAfterSale(tx, { userId, ...asked, now }, orderRegistry.kinds);
  const { reason, description } = afterSale;
  const wish = { ...asked, reason, description, pictures: [], totalFen };
  const { id } = await applyAfterSale(tx, { userId, wish, now }, orderRegistry);
  return id;
}
