import type { WechatPayConfig } from '../config.ts';
import type { Books } from '../pay/createBooks.ts';
import type { Refund } from '../pay/Refund.ts';
import { dayBounds, shanghaiTime } from '../pay/shanghaiTime.ts';
import type { Trade } from '../pay/Trade.ts';
import { formatYuan } from '../pay/yuan.ts';

export type BillType = 'ALL' | 'SUCCESS' | 'REFUND';

const COLUMNS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,' +
  '应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,' +
  '手续费,费率,订单金额,申请退款金额,费率备注';
const SUMMARY_COLUMNS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/** The day's statement in WeChat's own form; undefined when nothing happened. Refunds stand in it once money has moved. */
export function writeTradeBill(config: WechatPayConfig, books: Books, day: string, type: BillType): string | undefined {
  const bounds = dayBounds(day);
  if (bounds === undefined) return undefined;
  const paid = type === 'REFUND' ? [] : books.trades.paidBetween('wechat', bounds.from, bounds.to);
  const returned = type === 'SUCCESS' ? [] : books.refunds.succeededBetween('wechat', bounds.from, bounds.to);
  if (paid.length + returned.length === 0) return undefined;
  const rows = [
    ...paid.map((trade) => row(config, trade, null)),
    ...returned.flatMap((refund) => {
      const trade = books.trades.find('wechat', refund.outTradeNo);
      return trade === undefined ? [] : [row(config, trade, refund)];
    }),
  ];
  const total = formatYuan(paid.reduce((sum, trade) => sum + trade.amountFen, 0));
  const back = formatYuan(returned.reduce((sum, refund) => sum + refund.amountFen, 0));
  const summary = line([String(rows.length), total, back, '0.00', '0.00000', total, back]);
  return `\uFEFF${[COLUMNS, ...rows, SUMMARY_COLUMNS, summary].join('\r\n')}\r\n`;
}

function row(config: WechatPayConfig, trade: Trade, refund: Refund | null): string {
  const amount = refund === null ? formatYuan(trade.amountFen) : '0.00';
  const back = refund === null ? '0.00' : formatYuan(refund.amountFen);
  return line([
    shanghaiTime(refund?.decidedAt ?? trade.paidAt ?? 0),
    config.appId,
    config.mchid,
    '0',
    '',
    trade.transactionId ?? '',
    trade.outTradeNo,
    trade.payer ?? '',
    trade.kind,
    refund === null ? 'SUCCESS' : 'REFUND',
    'OTHERS',
    'CNY',
    amount,
    '0.00',
    refund?.refundId ?? '0',
    refund?.outRefundNo ?? '0',
    back,
    '0.00',
    ...(refund === null ? ['', ''] : ['ORIGINAL', 'SUCCESS']),
    // A line end would tear the row apart.
    trade.title.replaceAll(/[\r\n`]/g, ' '),
    '',
    '0.00000',
    '0.00%',
    amount,
    back,
    '',
  ]);
}

function line(values: readonly string[]): string {
  return values.map((value) => `\`${value}`).join(',');
}
