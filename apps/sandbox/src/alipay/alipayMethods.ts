import { z } from 'zod';
import type { PayWorld } from '../pay/createPayWorld.ts';
import { numberNotice } from '../pay/numberNotice.ts';
import type { PayOperation } from '../pay/PayFaults.ts';
import { shanghaiTime } from '../pay/shanghaiTime.ts';
import type { Trade } from '../pay/Trade.ts';
import { formatYuan } from '../pay/yuan.ts';
import { businessError } from './AlipayError.ts';
import { alipayTradeStatus } from './alipayTradeStatus.ts';
import { buyer } from './buyer.ts';
import { readBizContent } from './readBizContent.ts';
import { refundTrade } from './refundTrade.ts';

type Params = Readonly<Record<string, string>>;

interface AlipayMethod {
  readonly operation: PayOperation;
  readonly act: (world: PayWorld, trade: Trade, params: Params) => object;
}

const refundQuestion = z.object({ out_request_no: z.string().min(1), query_options: z.array(z.string()).default([]) });

/** The methods that the shop's server calls for an existing trade. */
export const alipayMethods: Readonly<Record<string, AlipayMethod>> = {
  'alipay.trade.query': { operation: 'query', act: queryTrade },
  'alipay.trade.close': { operation: 'close', act: closeTrade },
  'alipay.trade.refund': { operation: 'refund', act: refundTrade },
  'alipay.trade.fastpay.refund.query': { operation: 'queryRefund', act: queryRefund },
};

function queryTrade(world: PayWorld, trade: Trade): object {
  const amount = formatYuan(trade.amountFen);
  const facts = {
    trade_no: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    buyer_logon_id: buyer.logonId,
    buyer_user_id: buyer.id,
    trade_status: alipayTradeStatus(trade, world.books.refunds.totalOf(trade).amountFen),
    total_amount: amount,
  };
  if (trade.paidAt === null) {
    return { ...facts, receipt_amount: '0.00', buyer_pay_amount: '0.00', point_amount: '0.00', invoice_amount: '0.00' };
  }
  return {
    ...facts,
    receipt_amount: amount,
    buyer_pay_amount: amount,
    point_amount: '0.00',
    invoice_amount: amount,
    send_pay_date: shanghaiTime(trade.paidAt),
    fund_bill_list: [{ amount, fund_channel: 'ALIPAYACCOUNT' }],
  };
}

function closeTrade(world: PayWorld, trade: Trade): object {
  if (trade.state !== 'unpaid') throw businessError('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
  const closed = world.books.trades.close(trade);
  void world.notifier.notify(numberNotice(world, 'closed', closed, null));
  return { trade_no: closed.transactionId, out_trade_no: closed.outTradeNo };
}

/** A refund that never was is answered with success and nothing in it. */
function queryRefund(world: PayWorld, trade: Trade, params: Params): object {
  const asked = readBizContent(refundQuestion, params);
  const refund = world.books.refunds.find(trade, asked.out_request_no);
  if (refund === undefined) return {};
  const time = asked.query_options.includes('gmt_refund_pay') && refund.decidedAt !== null;
  return {
    trade_no: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    out_request_no: refund.outRefundNo,
    refund_reason: refund.reason,
    total_amount: formatYuan(trade.amountFen),
    refund_amount: formatYuan(refund.amountFen),
    refund_status: 'REFUND_SUCCESS',
    ...(time ? { gmt_refund_pay: shanghaiTime(refund.decidedAt ?? 0) } : {}),
  };
}
