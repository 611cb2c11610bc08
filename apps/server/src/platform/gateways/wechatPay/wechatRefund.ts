import { z } from 'zod';
import type { RefundState } from '../Gateway.ts';
import { instantField } from '../fields.ts';

/** ABNORMAL: the payer's account or card would not take it. Asking again with this number changes nothing. */
export const wechatRefund = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SUCCESS'), refund_id: z.string().min(1), success_time: instantField }),
  z.object({ status: z.literal('PROCESSING') }),
  z.object({ status: z.literal(['ABNORMAL', 'CLOSED']) }),
]);

export function toRefundState(refund: z.output<typeof wechatRefund>): RefundState {
  switch (refund.status) {
    case 'SUCCESS':
      return { state: 'succeeded', refundId: refund.refund_id, refundedAt: refund.success_time };
    case 'PROCESSING':
      return { state: 'processing' };
    default:
      return { state: 'failed', reason: refund.status };
  }
}
