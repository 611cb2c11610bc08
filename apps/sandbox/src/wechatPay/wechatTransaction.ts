import type { WechatPayConfig } from '../config.ts';
import { rfc3339 } from '../pay/shanghaiTime.ts';
import type { Trade } from '../pay/Trade.ts';

const STATE_WORDS = { SUCCESS: '支付成功', REFUND: '转入退款', NOTPAY: '订单未支付', CLOSED: '订单已关闭' } as const;

/** A trade as a query answers it and a callback encloses it. */
export function wechatTransaction(config: WechatPayConfig, trade: Trade, hasRefunds: boolean): object {
  const state = tradeState(trade, hasRefunds);
  const facts = {
    appid: config.appId,
    mchid: config.mchid,
    out_trade_no: trade.outTradeNo,
    trade_state: state,
    trade_state_desc: STATE_WORDS[state],
    attach: '',
  };
  if (trade.paidAt === null) return { ...facts, amount: { total: trade.amountFen, currency: 'CNY' } };
  return {
    ...facts,
    transaction_id: trade.transactionId,
    trade_type: trade.kind,
    bank_type: 'OTHERS',
    success_time: rfc3339(trade.paidAt),
    payer: { openid: trade.payer },
    amount: { total: trade.amountFen, payer_total: trade.amountFen, currency: 'CNY', payer_currency: 'CNY' },
  };
}

function tradeState(trade: Trade, hasRefunds: boolean): keyof typeof STATE_WORDS {
  if (trade.state === 'paid') return hasRefunds ? 'REFUND' : 'SUCCESS';
  return trade.state === 'closed' ? 'CLOSED' : 'NOTPAY';
}
