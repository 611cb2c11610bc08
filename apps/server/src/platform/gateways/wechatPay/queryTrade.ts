import { z } from 'zod';
import type { TradeState } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { WechatClient } from './createWechatClient.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';
import { paidTrade, toCapture } from './wechatTrade.ts';

/** REFUND: it was paid, and some or all of it has gone back since. */
const tradeStates = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'unpaid',
  USERPAYING: 'unpaid',
  PAYERROR: 'unpaid',
  CLOSED: 'closed',
  REVOKED: 'closed',
} as const;

export async function queryTrade(
  config: WechatPayConfig,
  client: WechatClient,
  outTradeNo: string,
): Promise<TradeState> {
  const query = new URLSearchParams({ mchid: config.mchid }).toString();
  const { code, data } = await client.call({
    method: 'GET',
    path: `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}?${query}`,
  });
  if (code === 'ORDER_NOT_EXIST') return { state: 'absent' };
  if (code !== undefined) throw new GatewayError('refused', code);
  // A true reply about another trade, played again, must not count for this one.
  const ours = {
    mchid: z.literal(config.mchid),
    appid: z.literal(config.appId),
    out_trade_no: z.literal(outTradeNo),
  };
  const known = readReply(z.object({ ...ours, trade_state: z.literal(Object.keys(tradeStates)) }), data);
  const state = tradeStates[known.trade_state as keyof typeof tradeStates];
  return state === 'paid' ? { state, capture: toCapture(readReply(paidTrade.extend(ours), data)) } : { state };
}
