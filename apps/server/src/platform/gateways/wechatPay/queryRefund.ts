import type { RefundState } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import type { WechatClient } from './createWechatClient.ts';
import { readRefund } from './readRefund.ts';

export async function queryRefund(
  client: WechatClient,
  numbers: { outTradeNo: string; outRefundNo: string },
): Promise<RefundState> {
  const { code, data } = await client.call({
    method: 'GET',
    path: `/v3/refund/domestic/refunds/${encodeURIComponent(numbers.outRefundNo)}`,
  });
  if (code === 'RESOURCE_NOT_EXISTS') return { state: 'absent' };
  if (code !== undefined) throw new GatewayError('refused', code);
  return readRefund(data, numbers);
}
