import { z } from 'zod';
import type { RefundState } from '../Gateway.ts';
import { readReply } from '../readReply.ts';
import { toRefundState, wechatRefund } from './wechatRefund.ts';

/** A true reply about another refund, played again, must not count for this one. */
export function readRefund(data: unknown, numbers: { outTradeNo: string; outRefundNo: string }): RefundState {
  const ours = z.object({
    out_trade_no: z.literal(numbers.outTradeNo),
    out_refund_no: z.literal(numbers.outRefundNo),
  });
  return toRefundState(readReply(z.intersection(ours, wechatRefund), data));
}
