import { GatewayError } from '../GatewayError.ts';
import type { AlipayClient } from './createAlipayClient.ts';
import { queryTrade } from './queryTrade.ts';

/** Alipay's one refusal for a trade that is paid and for one that is closed already. */
const WRONG_STATE = new Set(['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID']);

export async function closeTrade(client: AlipayClient, outTradeNo: string): Promise<'closed' | 'paid' | 'absent'> {
  const { code } = await client.call('alipay.trade.close', { out_trade_no: outTradeNo });
  if (code === undefined) return 'closed';
  if (code === 'ACQ.TRADE_NOT_EXIST') return 'absent';
  if (!WRONG_STATE.has(code)) throw new GatewayError('refused', code);
  const { state } = await queryTrade(client, outTradeNo);
  if (state === 'paid' || state === 'closed') return state;
  throw new GatewayError('refused', code);
}
