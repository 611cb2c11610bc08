import type { Refund } from '../pay/Refund.ts';
import { rfc3339 } from '../pay/shanghaiTime.ts';
import type { Trade } from '../pay/Trade.ts';

export const wechatRefundStatus = {
  processing: 'PROCESSING',
  abnormal: 'ABNORMAL',
  succeeded: 'SUCCESS',
  failed: 'CLOSED',
} as const;

const RECEIVED_BY = '支付用户零钱';

/** A refund as the request for it and a query answer it. */
export function wechatRefund(trade: Trade, refund: Refund): object {
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    transaction_id: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: RECEIVED_BY,
    ...successTime(refund),
    create_time: rfc3339(refund.createdAt),
    status: wechatRefundStatus[refund.state],
    funds_account: 'AVAILABLE',
    amount: {
      total: trade.amountFen,
      refund: refund.amountFen,
      payer_total: trade.amountFen,
      payer_refund: refund.amountFen,
      settlement_refund: refund.amountFen,
      settlement_total: trade.amountFen,
      discount_refund: 0,
      currency: 'CNY',
    },
  };
}

/** A refund as a callback encloses it: fewer fields, and other names. */
export function wechatRefundNews(mchid: string, trade: Trade, refund: Refund): object {
  return {
    mchid,
    out_trade_no: trade.outTradeNo,
    transaction_id: trade.transactionId,
    out_refund_no: refund.outRefundNo,
    refund_id: refund.refundId,
    refund_status: wechatRefundStatus[refund.state],
    ...successTime(refund),
    user_received_account: RECEIVED_BY,
    amount: {
      total: trade.amountFen,
      refund: refund.amountFen,
      payer_total: trade.amountFen,
      payer_refund: refund.amountFen,
    },
  };
}

function successTime(refund: Refund): { readonly success_time?: string } {
  return refund.state === 'succeeded' && refund.decidedAt !== null ? { success_time: rfc3339(refund.decidedAt) } : {};
}
