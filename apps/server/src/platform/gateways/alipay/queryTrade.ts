import { z } from 'zod';
import { shanghaiField, yuanField } from '../fields.ts';
import type { TradeState } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { AlipayClient } from './createAlipayClient.ts';

const tradeStates = {
  WAIT_BUYER_PAY: 'unpaid',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
} as const;

const paidTrade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string().min(1),
  total_amount: yuanField,
  send_pay_date: shanghaiField,
});

export async function queryTrade(client: AlipayClient, outTradeNo: string): Promise<TradeState> {
  const { code, data } = await client.call('alipay.trade.query', { out_trade_no: outTradeNo });
  if (code === 'ACQ.TRADE_NOT_EXIST') return { state: 'absent' };
  if (code !== undefined) throw new GatewayError('refused', code);
  // A true reply about another trade, played again, must not count for this one.
  const known = readReply(
    z.object({
      out_trade_no: z.literal(outTradeNo),
      trade_status: z.literal(Object.keys(tradeStates)),
      send_pay_date: z.string().optional(),
    }),
    data,
  );
  const state = tradeStates[known.trade_status as keyof typeof tradeStates];
  // A trade that was paid and wholly refunded is closed as well; only the time of its payment tells.
  const wasPaid = state === 'paid' || (state === 'closed' && Boolean(known.send_pay_date));
  if (!wasPaid) return { state };
  const trade = readReply(paidTrade, data);
  return {
    state: 'paid',
    capture: {
      outTradeNo,
      transactionId: trade.trade_no,
      amountFen: trade.total_amount,
      paidAt: trade.send_pay_date,
    },
  };
}
