import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import { shanghaiField } from '../fields.ts';
import type { RefundState } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { AlipayClient } from './createAlipayClient.ts';

const ABSENT = new Set(['ACQ.TRADE_NOT_EXIST', 'ACQ.REFUND_NOT_EXIST']);
const refund = z.object({ refund_status: z.string().optional(), gmt_refund_pay: shanghaiField.optional() });

/** Alipay numbers no refunds: one is known by our own number within its trade. */
export async function queryRefund(
  client: AlipayClient,
  clock: Clock,
  { outTradeNo, outRefundNo }: { outTradeNo: string; outRefundNo: string },
): Promise<RefundState> {
  const { code, data } = await client.call('alipay.trade.fastpay.refund.query', {
    out_trade_no: outTradeNo,
    out_request_no: outRefundNo,
    query_options: ['gmt_refund_pay'],
  });
  if (code !== undefined && ABSENT.has(code)) return { state: 'absent' };
  if (code !== undefined) throw new GatewayError('refused', code);
  const { refund_status: status, gmt_refund_pay: at } = readReply(refund, data);
  // Without a status Alipay has not heard of this refund, or it came to nothing: it may be asked for again.
  if (status === undefined) return { state: 'absent' };
  readReply(z.object({ out_trade_no: z.literal(outTradeNo), out_request_no: z.literal(outRefundNo) }), data);
  return status === 'REFUND_SUCCESS'
    ? { state: 'succeeded', refundId: outRefundNo, refundedAt: at ?? clock() }
    : { state: 'processing' };
}
