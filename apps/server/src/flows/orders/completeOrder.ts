import { integralEarned, type Level, shareOfPieces } from '@jiwu/pricing';
import { sumRefunded } from '../../modules/trade/afterSale/index.ts';
import { addSales } from '../../modules/goods/catalogue/index.ts';
import { getUser } from '../../modules/people/identity/index.ts';
import { earnIntegral } from '../../modules/people/integral/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import {
  changeState,
  kindOf,
  listOrderLines,
  lockOrder,
  type Order,
  type OrderLineRecord,
  recordCompletion,
} from '../../modules/trade/orders/index.ts';
import { findVip, isVipAt } from '../../modules/people/vip/index.ts';
import { sideBySide } from '../../platform/database/sideBySide.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { countSpend } from '../membership/countSpend.ts';
import type { OrderRegistry } from './OrderRegistry.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly by: { readonly kind: 'user'; readonly id: string } | { readonly kind: 'shop' };
  readonly now: Date;
}

/** Received: completes the order; the amount really paid for the pieces that were not refunded earns integral. */
export async function completeOrder(tx: Tx, input: Input, { kinds, completionSteps }: OrderRegistry): Promise<Order> {
  const { userId, id, by, now } = input;
  const before = await lockOrder(tx, { userId, id });
  if (before.state !== 'awaitingReceipt') throw new ShopError('ORDER_CHANGED');
  const kind = kindOf(kinds, before.kind);
  await kind.lock(tx, { order: before, to: 'complete' });
  const reason = by.kind === 'user' ? '确认收货' : '到期自动确认收货';
  const order = await changeState(tx, { order: before, step: 'receive', by, reason, now });
  const lines = await listOrderLines(tx, order);
  const { earned, vipExtra } = kind.isRewarded ? await earnings(tx, { userId, lines, now }) : nothingEarned;
  const integralOf = new Map(earned.lines.map((line) => [line.lineId, line.integral]));
  await recordCompletion(tx, order, {
    integral: earned.integral,
    mayBeReviewed: kind.mayBeReviewed,
    lines: lines.map((line) => ({
      lineId: line.id,
      integral: integralOf.get(line.id) ?? 0,
      pieces: line.quantity - refunded(line),
    })),
  });
  await addSales(tx, soldPieces(lines));
  await kind.onCompleted(tx, { order, lines: () => Promise.resolve(lines), now });
  if (kind.tellsBuyer) {
    const facts = { orderNo: order.no };
    await addNotice(tx, { userId, kind: 'orderCompleted', facts, cause: id, link: { kind: 'order', id }, now });
  }
  if (!kind.isRewarded) return order;
  for (const step of completionSteps) await step(tx, { order, now });
  const spentFen = order.payFen - (await sumRefunded(tx, { userId, orderId: id }));
  await countSpend(tx, { userId, completedAt: now, amountFen: spentFen, now });
  if (earned.integral > 0) {
    const cause = { kind: 'orderCompleted', id };
    await earnIntegral(tx, { userId, amount: earned.integral, vipExtra, cause, memo: `订单 ${order.no} 完成`, now });
  }
  return order;
}

const nothingEarned: Awaited<ReturnType<typeof earnings>> = { earned: { integral: 0, lines: [] }, vipExtra: 0 };

/** By the level and VIP of this moment; the order itself counts for the level from the next one on. */
async function earnings(
  tx: Tx,
  { userId, lines, now }: { userId: string; lines: readonly OrderLineRecord[]; now: Date },
) {
  const [user, vip] = await sideBySide(tx, [getUser(tx, userId), findVip(tx, userId)]);
  const level = user.level as Level;
  const stay = lines.map(kept);
  const plain = integralEarned(stay, { level, isVip: false });
  const earned = isVipAt(vip, now) ? integralEarned(stay, { level, isVip: true }) : plain;
  return { earned, vipExtra: earned.integral - plain.integral };
}

function refunded({ cancelledQuantity, returnedQuantity }: OrderLineRecord): number {
  return cancelledQuantity + returnedQuantity;
}

/** The amount paid for the pieces that were not refunded. */
function kept(line: OrderLineRecord): { lineId: string; payFen: number } {
  const gone = shareOfPieces(line.payFen, { quantity: line.quantity, before: 0, now: refunded(line) });
  return { lineId: line.id, payFen: line.payFen - gone };
}

/** Pieces of each product that stay with their buyer. */
function soldPieces(lines: readonly OrderLineRecord[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const line of lines) {
    pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + line.quantity - refunded(line));
  }
  return pieces;
}
