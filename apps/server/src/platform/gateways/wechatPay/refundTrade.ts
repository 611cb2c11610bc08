import type { RefundRequest, RefundState } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import type { WechatClient } from './createWechatClient.ts';
import { cutToBytes } from './cutToBytes.ts';
import { readRefund } from './readRefund.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

const REASON_BYTES = 80;

/** Idempotent by outRefundNo. The reply means accepted; the end of it comes by callback or query. */
export async function refundTrade(
  config: WechatPayConfig,
  client: WechatClient,
  request: RefundRequest,
): Promise<RefundState> {
  const { code, data } = await client.call({
    method: 'POST',
    path: '/v3/refund/domestic/refunds',
    body: {
      out_trade_no: request.outTradeNo,
      out_refund_no: request.outRefundNo,
      reason: cutToBytes(request.reason, REASON_BYTES),
      notify_url: config.notifyUrl(request.bucket),
      amount: { refund: request.amountFen, total: request.totalFen, currency: 'CNY' },
    },
  });
  if (code !== undefined) throw new GatewayError('refused', code);
  return readRefund(data, request);
}
