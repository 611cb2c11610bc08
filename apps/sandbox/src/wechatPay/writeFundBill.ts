import type { Books } from '../pay/createBooks.ts';
import { type Fund, listFunds } from '../pay/listFunds.ts';
import { shanghaiTime } from '../pay/shanghaiTime.ts';
import { formatYuan } from '../pay/yuan.ts';

const COLUMNS =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号';
const SUMMARY_COLUMNS = '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额';

/** 业务名称 and 业务类型. */
const names: Readonly<Record<Fund['kind'], string>> = {
  capture: '交易',
  fee: '扣除交易手续费',
  refund: '退款',
  feeBack: '扣除交易手续费',
  settlement: '提现',
};

/** The day's movements of the merchant's account in WeChat's own form; undefined when nothing moved. */
export function writeFundBill(books: Books, day: string): string | undefined {
  const funds = listFunds(books, 'wechat', day);
  if (funds.length === 0) return undefined;
  const income = funds.filter(({ amountFen }) => amountFen > 0);
  const expense = funds.filter(({ amountFen }) => amountFen < 0);
  const sum = (some: readonly Fund[]) =>
    formatYuan(some.reduce((total, { amountFen }) => total + Math.abs(amountFen), 0));
  const summary = [funds.length, income.length, sum(income), expense.length, sum(expense)].map(String);
  return `\uFEFF${[COLUMNS, ...funds.map(row), SUMMARY_COLUMNS, line(summary)].join('\r\n')}\r\n`;
}

function row(fund: Fund, index: number): string {
  return line([
    shanghaiTime(fund.at),
    fund.transactionId,
    `F${String(index).padStart(9, '0')}`,
    names[fund.kind],
    names[fund.kind],
    fund.amountFen > 0 ? '收入' : '支出',
    formatYuan(Math.abs(fund.amountFen)),
    formatYuan(fund.balanceFen),
    'system',
    '',
    fund.outTradeNo,
  ]);
}

function line(values: readonly string[]): string {
  return values.map((value) => `\`${value}`).join(',');
}
