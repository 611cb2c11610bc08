import { z } from 'zod';
import type { Capture } from '../Gateway.ts';
import { instantField } from '../fields.ts';

/** A paid trade, as queries and callbacks tell it alike. */
export const paidTrade = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string().min(1),
  transaction_id: z.string().min(1),
  success_time: instantField,
  amount: z.object({ total: z.number().int().positive(), currency: z.literal('CNY') }),
});

export function toCapture(trade: z.output<typeof paidTrade>): Capture {
  return {
    outTradeNo: trade.out_trade_no,
    transactionId: trade.transaction_id,
    amountFen: trade.amount.total,
    paidAt: trade.success_time,
  };
}
