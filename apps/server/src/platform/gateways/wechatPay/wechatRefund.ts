import { z } from 'zod';
import type { RefundState } from '../Gateway.ts';
import { instantField } from '../fields.ts';

/**
 * ABNORMAL: the payer's account or card would not take it. It is no end: the merchant finishes it by hand (to another
 * account of the payer), and it becomes SUCCESS. Only CLOSED says that the money stays.
 */
export const wechatRefund = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SUCCESS'), refund_id: z.string().min(1), success_time: instantField }),
  z.object({ status: z.literal('PROCESSING') }),
  z.object({ status: z.literal('ABNORMAL') }),
  z.object({ status: z.literal('CLOSED') }),
]);

export function toRefundState(refund: z.output<typeof wechatRefund>): RefundState {
  switch (refund.status) {
    case 'SUCCESS':
      return { state: 'succeeded', refundId: refund.refund_id, refundedAt: refund.success_time };
    case 'PROCESSING':
      return { state: 'processing' };
    case 'ABNORMAL':
      return { state: 'processing', isAbnormal: true };
    case 'CLOSED':
      return { state: 'failed', reason: refund.status };
  }
}
