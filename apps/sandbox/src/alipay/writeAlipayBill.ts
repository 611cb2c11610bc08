import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import type { AlipayConfig } from '../config.ts';
import type { Books } from '../pay/createBooks.ts';
import type { Refund } from '../pay/Refund.ts';
import { dayBounds, shanghaiTime } from '../pay/shanghaiTime.ts';
import type { Trade } from '../pay/Trade.ts';
import { formatYuan } from '../pay/yuan.ts';
import { buyer } from './buyer.ts';

const COLUMNS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,' +
  '商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,' +
  '卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
const SUMMARY_COLUMNS =
  '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）,支付宝优惠（元）,商家优惠（元）,' +
  '卡消费金额（元）,服务费（元）,分润（元）,实收净额（元）';
const DASHES = '-'.repeat(40);

/** The day's ZIP of GBK tables as Alipay makes it; undefined when nothing happened. */
export function writeAlipayBill(config: AlipayConfig, books: Books, day: string): Uint8Array | undefined {
  const bounds = dayBounds(day);
  if (bounds === undefined) return undefined;
  const paid = books.trades.paidBetween('alipay', bounds.from, bounds.to);
  const returned = books.refunds.succeededBetween('alipay', bounds.from, bounds.to);
  if (paid.length + returned.length === 0) return undefined;
  const rows = [
    ...paid.map((trade) => row(trade, null)),
    ...returned.flatMap((refund) => {
      const trade = books.trades.find('alipay', refund.outTradeNo);
      return trade === undefined ? [] : [row(trade, refund)];
    }),
  ];
  const totalFen = paid.reduce((sum, trade) => sum + trade.amountFen, 0);
  const backFen = returned.reduce((sum, refund) => sum + refund.amountFen, 0);
  const counts = `共${paid.length}笔，商家实收共${formatYuan(totalFen)}元`;
  const backCounts = `共${returned.length}笔，商家实收退款共-${formatYuan(backFen)}元`;
  const net = formatYuan(totalFen - backFen);
  const sums = ['合计', '', paid.length, returned.length, net, net, '0.00', '0.00', '0.00', '0.00', '0.00', net];
  const name = `${config.sellerId}0156_${day.replaceAll('-', '')}_业务明细`;
  return zipSync({
    [`${name}.csv`]: gbk([
      ...preface('业务明细', config, bounds),
      COLUMNS,
      ...rows,
      `#${DASHES}业务明细列表结束${DASHES}`,
      `#交易合计：${counts}，商家优惠共0.00元`,
      `#退款合计：${backCounts}，商家优惠退款共0.00元`,
      `#导出时间：[${shanghaiTime(bounds.to)}]`,
    ]),
    [`${name}(汇总).csv`]: gbk([
      ...preface('业务汇总', config, bounds),
      SUMMARY_COLUMNS,
      sums.join(','),
      `#${DASHES}业务汇总列表结束${DASHES}`,
    ]),
  });
}

function preface(kind: string, config: AlipayConfig, bounds: { from: number; to: number }): readonly string[] {
  const time = (at: number) =>
    shanghaiTime(at).replace(/^(\d+)-(\d+)-(\d+) /, (_all, year, month, day) => `${year}年${month}月${day}日 `);
  return [
    `#支付宝${kind}查询`,
    `#账号：[${config.sellerId}0156]`,
    `#起始日期：[${time(bounds.from)}]   终止日期：[${time(bounds.to)}]`,
    `#${DASHES}${kind}列表${DASHES}`,
  ];
}

function row(trade: Trade, refund: Refund | null): string {
  const amount = formatYuan(refund === null ? trade.amountFen : -refund.amountFen);
  return [
    `${trade.transactionId}\t`,
    `${trade.outTradeNo}\t`,
    refund === null ? '交易\t' : '退款\t',
    // The table has no quotes: characters that would split or end a row are replaced.
    trade.title.replaceAll(',', '，').replaceAll(/[\r\n\t]/g, ' '),
    shanghaiTime(refund?.createdAt ?? trade.createdAt),
    shanghaiTime(refund?.decidedAt ?? trade.paidAt ?? 0),
    '\t',
    '\t',
    '\t',
    '\t',
    `*林(${buyer.logonId})\t`,
    amount,
    amount,
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '',
    '0.00\t',
    '0.00',
    `${refund?.outRefundNo ?? ''}\t`,
    '0.00',
    '0.00',
    refund?.reason.replaceAll(/[,\r\n\t]/g, ' ') ?? '',
  ].join(',');
}

function gbk(lines: readonly string[]): Uint8Array {
  return iconv.encode(`${lines.join('\r\n')}\r\n`, 'gbk');
}
