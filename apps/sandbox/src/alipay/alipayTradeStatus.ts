import type { Trade } from '../pay/Trade.ts';

/** Paid and wholly refunded is TRADE_CLOSED too, as at Alipay: the status alone does not say that nothing was paid. */
export function alipayTradeStatus(trade: Trade, refundedFen: number): string {
  if (trade.state === 'unpaid') return 'WAIT_BUYER_PAY';
  if (trade.state === 'closed' || refundedFen >= trade.amountFen) return 'TRADE_CLOSED';
  return 'TRADE_SUCCESS';
}
