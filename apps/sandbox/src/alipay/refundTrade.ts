import { z } from 'zod';
import type { PayWorld } from '../pay/createPayWorld.ts';
import { settleRefund } from '../pay/settleRefund.ts';
import type { Trade } from '../pay/Trade.ts';
import { formatYuan } from '../pay/yuan.ts';
import { businessError } from './AlipayError.ts';
import { buyer } from './buyer.ts';
import { readBizContent } from './readBizContent.ts';
import { yuan } from './yuanField.ts';

const refundOrder = z.object({
  refund_amount: yuan,
  refund_reason: z.string().max(256).default(''),
  out_request_no: z.string().min(1).max(64).optional(),
});

/** alipay.trade.refund: at once; fund_change tells whether this very call moved money. */
export function refundTrade(world: PayWorld, trade: Trade, params: Readonly<Record<string, string>>): object {
  const order = readBizContent(refundOrder, params);
  const { refunds } = world.books;
  // Without a number it is the one whole refund of the trade, known by the trade's own number.
  const outRefundNo = order.out_request_no ?? trade.outTradeNo;
  const known = refunds.find(trade, outRefundNo);
  if (known === undefined) {
    checkRefund(world, trade, order.refund_amount, order.out_request_no === undefined);
    const refund = refunds.add(trade, {
      outRefundNo,
      amountFen: order.refund_amount,
      reason: order.refund_reason,
      fate: 'succeeded',
      notifyUrl: trade.notifyUrl,
    });
    void settleRefund(world, refund);
  } else if (known.amountFen !== order.refund_amount) {
    throw businessError('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致');
  }
  return {
    trade_no: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    buyer_logon_id: buyer.logonId,
    buyer_user_id: buyer.id,
    fund_change: known === undefined ? 'Y' : 'N',
    refund_fee: formatYuan(refunds.totalOf(trade).amountFen),
    send_back_fee: formatYuan(order.refund_amount),
  };
}

function checkRefund(world: PayWorld, trade: Trade, amountFen: number, isWhole: boolean): void {
  if (trade.state !== 'paid') throw businessError('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
  const refundedFen = world.books.refunds.totalOf(trade).amountFen;
  if (refundedFen >= trade.amountFen) throw businessError('ACQ.TRADE_HAS_CLOSE', '交易已经关闭');
  if (isWhole && amountFen !== trade.amountFen) {
    throw businessError('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '撤销或退款金额与订单金额不一致');
  }
  if (refundedFen + amountFen > trade.amountFen) {
    throw businessError('ACQ.REASON_TRADE_REFUND_FEE_ERR', '退款金额无效');
  }
  const failure = world.faults.failsRefund('alipay');
  if (failure === 'systemError') throw businessError('ACQ.SYSTEM_ERROR', '系统错误');
  if (failure === 'notEnough') throw businessError('ACQ.SELLER_BALANCE_NOT_ENOUGH', '卖家余额不足');
  if (failure === 'invalid') throw businessError('ACQ.INVALID_PARAMETER', '参数无效');
  if (failure !== null) throw businessError('ACQ.TRADE_NOT_ALLOW_REFUND', '当前交易不允许退款');
}
