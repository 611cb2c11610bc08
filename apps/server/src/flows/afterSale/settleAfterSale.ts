import { assert } from '@jiwu/kernel';
import {
  type AfterSale,
  type AfterSaleLine,
  type AfterSaleStep,
  changeAfterSale,
  earnedBy,
  listAfterSaleLines,
  recordSettled,
  sumIntegralBack,
  sumRefunded,
  totalFen,
} from '../../modules/trade/afterSale/index.ts';
import { returnCoupon } from '../../modules/promotion/coupons/index.ts';
import { putIntegralRight } from '../../modules/people/integral/index.ts';
import { cancelInvoice } from '../../modules/trade/invoices/index.ts';
import { forgoReviews, kindOf, type Order, type OrderLineRecord } from '../../modules/trade/orders/index.ts';
import { listReviewedLines } from '../../modules/goods/reviews/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { countSpend } from '../membership/countSpend.ts';
import type { OrderRegistry, RefundStep } from '../orders/OrderRegistry.ts';
import { finishAfterSale } from './finishAfterSale.ts';
import { forgetUnsentRefund } from './forgetUnsentRefund.ts';
import { giveMoneyBack } from './giveMoneyBack.ts';
import { takePiecesBack } from './takePiecesBack.ts';

interface Input {
  /** Held by the caller, like its lines. */
  readonly order: Order;
  readonly lines: readonly OrderLineRecord[];
  readonly afterSale: AfterSale;
  readonly step: Extract<AfterSaleStep, 'refund' | 'receive'>;
  readonly by: { readonly kind: 'user' | 'staff'; readonly id: string } | { readonly kind: 'shop' };
  readonly note?: string;
  /** Of goods that came back: whether they go on sale again. */
  readonly isSellable?: boolean;
  /** The caller tells the buyer of several refunds together: this one gets no notice of its own. */
  readonly isToldTogether?: boolean;
  readonly now: Date;
}

/**
 * A request is granted, and everything is put right in one transaction: pieces, stock, the order's state, draws, coupon,
 * invoice, level, money, integral. Only a gateway's money is on its way after that. Locks in the order of the whole shop: order,
 * what its kind locks, stock, players of draws, promoters, coupon, the user's level, payment, accounts: the house's, the user's, the
 * promoters'.
 */
export async function settleAfterSale(tx: Tx, input: Input, registry: OrderRegistry): Promise<AfterSale> {
  const { step, by, note = '', now } = input;
  const { userId } = input.order;
  const orderId = input.order.id;
  const kind = kindOf(registry.kinds, input.order.kind);
  await kind.lock(tx, { order: input.order, to: 'refund' });
  const beforeFen = await sumRefunded(tx, { userId, orderId });
  const ofPaymentFen = (await kind.sharedRefundFen(tx, input.order)) ?? beforeFen;
  const givenBefore = await sumIntegralBack(tx, { userId, orderId });
  const afterSale = await changeAfterSale(tx, { afterSale: input.afterSale, step, by, note, now });
  if (!afterSale.wasSent) await forgetUnsentRefund(tx, { order: input.order, now });
  const refunded = await listAfterSaleLines(tx, [afterSale]);
  const { order, isWhole, emptied } = await takePiecesBack(tx, { ...input, afterSale, refunded });
  const back = { order, afterSaleId: afterSale.id, pieces: backPieces(input.lines, refunded), isWhole, now } as const;
  const { wasSent } = afterSale;
  // What was still wanted and unsent is refunded: the rest is all on its way now.
  if (input.order.state === 'awaitingDispatch' && order.state === 'awaitingReceipt') {
    await kind.onDispatched(tx, { order, lines: () => Promise.resolve(input.lines), now });
  }
  const amountFen = totalFen(afterSale);
  if (step === 'receive')
    await kind.onReturned(tx, { ...back, wasSent, amountFen, isSellable: input.isSellable !== false });
  await kind.onRefunded(tx, { ...back, wasSent, amountFen });
  if (order.state === 'closed') await kind.onClosed(tx, { order, lines: () => Promise.resolve(input.lines), now });
  const refundedFen = beforeFen + totalFen(afterSale);
  const refund = { order, afterSale, refunded, lines: input.lines, emptied, isWhole, refundedFen, now };
  const runSteps = async (at: RefundStep['at']): Promise<void> => {
    for (const one of registry.refundSteps) if (one.at === at) await one.run(tx, refund);
  };
  await runSteps('beforeMoney');
  const returnsCoupon = isWhole && (await returnCoupon(tx, { userId, orderId: order.id }));
  if (isWhole) await cancelInvoice(tx, { userId, kind: 'order', id: order.id });
  if (order.state === 'completed' && kind.mayBeReviewed) await closeReviews(tx, { order, emptied });

  const earned = refunded.map(({ lineId, pieces }) => {
    const line = lineOf(input.lines, lineId);
    const before = line.cancelledQuantity + line.returnedQuantity;
    return { lineId, earnedIntegral: earnedBy(line, { before, now: pieces }) };
  });
  await recordSettled(tx, { afterSale, earned, returnsCoupon });

  if (order.completedAt && kind.isRewarded) {
    await countSpend(tx, { userId, completedAt: order.completedAt, amountFen: -totalFen(afterSale), now });
  }
  const money = await giveMoneyBack(tx, { order, afterSale, beforeFen: ofPaymentFen, now });
  await putIntegralRight(tx, {
    userId,
    orderId,
    giveBack: afterSale.integralBack,
    givenBefore,
    takeBack: earned.reduce((sum, { earnedIntegral }) => sum + earnedIntegral, 0),
    cause: { kind: 'afterSale', id: afterSale.id },
    now,
  });
  await runSteps('afterMoney');
  return money === 'done'
    ? await finishAfterSale(tx, { afterSale, isToldTogether: input.isToldTogether, now })
    : afterSale;
}

function backPieces(lines: readonly OrderLineRecord[], refunded: readonly AfterSaleLine[]) {
  return refunded.map(({ lineId, pieces, moneyFen }) => {
    const { skuId, productId } = lineOf(lines, lineId);
    return { lineId, skuId, productId, quantity: pieces, moneyFen };
  });
}

function lineOf(lines: readonly OrderLineRecord[], lineId: string): OrderLineRecord {
  const line = lines.find(({ id }) => id === lineId);
  assert(line, `line ${lineId} is of the order`);
  return line;
}

/** Wholly returned lines no longer wait for a review. */
async function closeReviews(
  tx: Tx,
  { order: { userId, id }, emptied }: { order: Order; emptied: readonly string[] },
): Promise<void> {
  const reviewed = new Set(await listReviewedLines(tx, { userId, orderId: id }));
  const forgone = emptied.filter((lineId) => !reviewed.has(lineId)).length;
  if (forgone > 0) await forgoReviews(tx, { userId, orderId: id, lines: forgone });
}
