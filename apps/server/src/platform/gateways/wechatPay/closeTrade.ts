import { GatewayError } from '../GatewayError.ts';
import type { WechatClient } from './createWechatClient.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

export async function closeTrade(
  config: WechatPayConfig,
  client: WechatClient,
  outTradeNo: string,
): Promise<'closed' | 'paid' | 'absent'> {
  const { code } = await client.call({
    method: 'POST',
    path: `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/close`,
    body: { mchid: config.mchid },
  });
  if (code === undefined || code === 'ORDER_CLOSED') return 'closed';
  if (code === 'ORDER_NOT_EXIST') return 'absent';
  if (code === 'ORDERPAID') return 'paid';
  throw new GatewayError('refused', code);
}
