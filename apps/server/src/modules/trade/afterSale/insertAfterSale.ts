import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import type { Order } from '../orders/index.ts';
import { type AfterSale, type AfterSaleKind, afterSaleOf, type AfterSaleReason } from './AfterSale.ts';
import type { AfterSalePlan } from './planAfterSale.ts';

interface Input {
  readonly order: Order;
  readonly plan: AfterSalePlan;
  readonly kind: AfterSaleKind;
  readonly reason: AfterSaleReason;
  readonly description: string;
  readonly pictures: readonly string[];
  /** The shop refunds by itself, or staff ask for the buyer; otherwise the buyer requests it. */
  readonly by?: { readonly kind: 'shop' } | { readonly kind: 'staff'; readonly id: string };
  readonly now: Date;
}

/** A request as it is asked for, with the amounts that were shown. The caller holds the order. */
export async function insertAfterSale(tx: Tx, input: Input): Promise<AfterSale> {
  const { order, plan, now } = input;
  const { userId } = order;
  const by = input.by ?? { kind: 'user', id: userId };
  const row = await tx
    .insertInto('after_sales')
    .values({
      user_id: userId,
      id: newId(),
      order_id: order.id,
      order_no: order.no,
      kind: input.kind,
      state: 'applied',
      was_sent: plan.wasSent,
      reason: input.reason,
      description: input.description,
      money_fen: plan.moneyFen,
      shipping_fen: plan.shippingFen,
      integral_back: plan.integralBack,
      earned_back: plan.earnedBack,
      returns_coupon: plan.returnsCoupon,
      refund_to: plan.refundTo,
      applied_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const key = { user_id: userId, after_sale_id: row.id };
  await tx
    .insertInto('after_sale_lines')
    .values(
      plan.lines.map((line) => ({
        ...key,
        line_id: line.lineId,
        pieces: line.pieces,
        goods_fen: line.goodsFen,
        campaign_fen: line.campaignFen,
        coupon_fen: line.couponFen,
        integral_fen: line.integralFen,
        money_fen: line.moneyFen,
        integral: line.integral,
        earned_integral: line.earnedIntegral,
      })),
    )
    .execute();
  if (input.pictures.length > 0) {
    const pictures = input.pictures.map((fileId, position) => ({ ...key, position, file_id: fileId }));
    await tx.insertInto('after_sale_pictures').values(pictures).execute();
  }
  await tx
    .insertInto('after_sale_history')
    .values({
      ...key,
      position: 0,
      from_state: null,
      to_state: 'applied',
      by_kind: by.kind,
      by_id: 'id' in by ? by.id : null,
      at: now,
    })
    .execute();
  announceLive(tx, liveChannels.order(order.id));
  return afterSaleOf(row);
}
