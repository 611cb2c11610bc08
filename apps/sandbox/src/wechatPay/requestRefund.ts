import { z } from 'zod';
import type { PayWorld } from '../pay/createPayWorld.ts';
import type { Refund } from '../pay/Refund.ts';
import { settleRefund } from '../pay/settleRefund.ts';
import type { Trade } from '../pay/Trade.ts';
import { readBody } from './readBody.ts';
import { WechatPayError } from './WechatPayError.ts';
import { wechatRefund } from './wechatRefund.ts';

const DAYS_TO_REFUND = 365;
const MOST_PARTS = 50;
const DAY_MS = 86_400_000;

const refundOrder = z.object({
  transaction_id: z.string().max(32).optional(),
  out_trade_no: z.string().max(32).optional(),
  out_refund_no: z.string().regex(/^[0-9A-Za-z_\-|*@]{1,64}$/),
  reason: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= 80, '不能超过80个字节')
    .default(''),
  notify_url: z
    .url({ protocol: /^https?$/ })
    .max(256)
    .refine((url) => !/[?#]/.test(url), '不能携带参数')
    .optional(),
  amount: z.object({ refund: z.number().int().min(1), total: z.number().int().min(1), currency: z.literal('CNY') }),
});

const fates = { none: 'succeeded', abnormal: 'abnormal', closed: 'failed' } as const;

type RefundOrder = z.infer<typeof refundOrder>;

/** POST /v3/refund/domestic/refunds: the answer says that it is accepted; the money moves a moment later. */
export function requestRefund(world: PayWorld, body: string): object {
  const order = readBody(refundOrder, body);
  const trade = findPaid(world, order);
  const known = world.books.refunds.findByNumber('wechat', order.out_refund_no);
  if (known !== undefined) return wechatRefund(trade, sameOnly(known, trade, order));
  checkAmounts(world, trade, order);
  const failure = world.faults.failsRefund('wechat');
  if (failure === 'systemError') throw new WechatPayError('SYSTEM_ERROR', '系统超时');
  if (failure === 'notEnough') throw new WechatPayError('NOT_ENOUGH', '基本账户余额不足，请充值后重新发起');
  if (failure === 'invalid') throw new WechatPayError('INVALID_REQUEST', '请求参数符合参数格式，但不符合业务规则');
  const refund = world.books.refunds.add(trade, {
    outRefundNo: order.out_refund_no,
    amountFen: order.amount.refund,
    reason: order.reason,
    fate: fates[failure ?? 'none'],
    notifyUrl: order.notify_url ?? null,
  });
  world.timers.after(world.faults.of('wechat').refundDelayMs, () => settleRefund(world, refund));
  return wechatRefund(trade, refund);
}

function findPaid(world: PayWorld, order: RefundOrder): Trade {
  const { trades } = world.books;
  if ((order.transaction_id ?? order.out_trade_no) === undefined) {
    throw new WechatPayError('PARAM_ERROR', 'transaction_id和out_trade_no必须二选一');
  }
  const trade =
    order.transaction_id === undefined
      ? trades.find('wechat', order.out_trade_no ?? '')
      : trades.findByTransaction('wechat', order.transaction_id);
  if (trade === undefined) throw new WechatPayError('RESOURCE_NOT_EXISTS', '订单不存在');
  if (trade.state !== 'paid') throw new WechatPayError('INVALID_REQUEST', '订单未支付');
  return trade;
}

function sameOnly(known: Refund, trade: Trade, order: RefundOrder): Refund {
  const isSame =
    known.outTradeNo === trade.outTradeNo &&
    known.amountFen === order.amount.refund &&
    trade.amountFen === order.amount.total;
  if (!isSame) throw new WechatPayError('INVALID_REQUEST', '订单金额或退款金额与之前请求不一致，请核实后再试');
  return known;
}

function checkAmounts(world: PayWorld, trade: Trade, order: RefundOrder): void {
  const { parts, amountFen } = world.books.refunds.totalOf(trade);
  if (order.amount.total !== trade.amountFen) throw new WechatPayError('PARAM_ERROR', '订单金额与原订单不一致');
  if (amountFen + order.amount.refund > trade.amountFen) {
    throw new WechatPayError('INVALID_REQUEST', '累计退款金额大于支付金额');
  }
  if (parts >= MOST_PARTS) throw new WechatPayError('INVALID_REQUEST', '部分退款次数超过限制');
  if (world.now() > (trade.paidAt ?? 0) + DAYS_TO_REFUND * DAY_MS) {
    throw new WechatPayError('INVALID_REQUEST', '订单已超过可退款的最大期限');
  }
}
