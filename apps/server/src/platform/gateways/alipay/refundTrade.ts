import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import { shanghaiField } from '../fields.ts';
import type { RefundRequest, RefundState } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import { toYuan } from '../yuan.ts';
import type { AlipayClient } from './createAlipayClient.ts';
import { queryRefund } from './queryRefund.ts';

const REASON_LENGTH = 256;

/** Idempotent by outRefundNo. */
export async function refundTrade(client: AlipayClient, clock: Clock, request: RefundRequest): Promise<RefundState> {
  const { outTradeNo, outRefundNo } = request;
  const { code, data } = await client.call('alipay.trade.refund', {
    out_trade_no: outTradeNo,
    out_request_no: outRefundNo,
    refund_amount: toYuan(request.amountFen),
    refund_reason: request.reason.slice(0, REASON_LENGTH).toWellFormed(),
  });
  if (code !== undefined) throw new GatewayError('refused', code);
  const reply = readReply(
    z.object({
      out_trade_no: z.literal(outTradeNo),
      fund_change: z.enum(['Y', 'N']),
      gmt_refund_pay: shanghaiField.optional(),
    }),
    data,
  );
  if (reply.fund_change === 'Y') {
    return { state: 'succeeded', refundId: outRefundNo, refundedAt: reply.gmt_refund_pay ?? clock() };
  }
  // N: no money moved by this call, because it did by an earlier one, or because it has not yet.
  const known = await queryRefund(client, clock, { outTradeNo, outRefundNo });
  return known.state === 'succeeded' ? known : { state: 'processing' };
}
