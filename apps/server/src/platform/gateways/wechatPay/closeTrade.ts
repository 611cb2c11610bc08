import { GatewayError } from '../GatewayError.ts';
import type { WechatClient } from './createWechatClient.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

/** Nothing stays open where there was nothing, or where it was closed before. */
const CLOSED = new Set<string | undefined>([undefined, 'ORDER_CLOSED', 'ORDER_NOT_EXIST']);

export async function closeTrade(
  config: WechatPayConfig,
  client: WechatClient,
  outTradeNo: string,
): Promise<'closed' | 'paid'> {
  const { code } = await client.call({
    method: 'POST',
    path: `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/close`,
    body: { mchid: config.mchid },
  });
  if (CLOSED.has(code)) return 'closed';
  if (code === 'ORDERPAID') return 'paid';
  throw new GatewayError('refused', code ?? '');
}
