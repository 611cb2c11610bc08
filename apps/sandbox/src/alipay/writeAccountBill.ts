import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import type { AlipayConfig } from '../config.ts';
import type { Books } from '../pay/createBooks.ts';
import { type Fund, listFunds } from '../pay/listFunds.ts';
import { shanghaiTime } from '../pay/shanghaiTime.ts';
import { formatYuan } from '../pay/yuan.ts';

const COLUMNS =
  '账务流水号,业务流水号,商户订单号,商品名称,发生时间,对方账号,收入金额（+元）,支出金额（-元）,账户余额（元）,交易渠道,业务类型,备注';
const DASHES = '-'.repeat(40);

const names: Readonly<Record<Fund['kind'], string>> = {
  capture: '在线支付',
  fee: '收费',
  refund: '交易退款',
  feeBack: '收费',
  settlement: '提现',
};

/** The day's movements of the merchant's account (bill type signcustomer), zipped GBK; undefined when nothing moved. */
export function writeAccountBill(config: AlipayConfig, books: Books, day: string): Uint8Array | undefined {
  const funds = listFunds(books, 'alipay', day);
  if (funds.length === 0) return undefined;
  const text = [
    '#支付宝账务明细查询',
    `#账号：[${config.sellerId}0156]`,
    `#${DASHES}账务明细列表${DASHES}`,
    COLUMNS,
    ...funds.map(row),
    `#${DASHES}账务明细列表结束${DASHES}`,
  ].join('\r\n');
  const name = `${config.sellerId}0156_${day.replaceAll('-', '')}_账务明细`;
  return zipSync({ [`${name}.csv`]: iconv.encode(`${text}\r\n`, 'gbk') });
}

function row(fund: Fund, index: number): string {
  const { amountFen } = fund;
  return [
    `${fund.at}${index}\t`,
    `${fund.transactionId}\t`,
    `${fund.outTradeNo}\t`,
    '',
    shanghaiTime(fund.at),
    '\t',
    amountFen > 0 ? formatYuan(amountFen) : '0.00',
    amountFen < 0 ? formatYuan(amountFen) : '0.00',
    formatYuan(fund.balanceFen),
    '支付宝',
    names[fund.kind],
    fund.kind === 'feeBack' ? '手续费返还' : '',
  ].join(',');
}
