import { z } from 'zod';
import { shanghaiField, yuanField } from '../fields.ts';
import { parseRecords } from '../bills/parseRecords.ts';
import type { StatementLine } from '../Gateway.ts';
import { readReply } from '../readReply.ts';
import { alipayTable } from './alipayTable.ts';

const FIRST_COLUMN = '支付宝交易号';
const row = z.object({
  支付宝交易号: z.string().min(1),
  商户订单号: z.string().min(1),
  业务类型: z.string(),
  完成时间: shanghaiField,
  '订单金额（元）': yuanField,
  '退款批次号/请求号': z.string(),
});

/** The lines of the detail file; the summary by shop, which lies in the same archive, has none. */
export async function* parseTradeBill(
  text: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<StatementLine, void, undefined> {
  let names: readonly string[] | undefined;
  for await (const record of parseRecords(text, alipayTable)) {
    if (names) {
      yield* toLine(readReply(row, Object.fromEntries(names.map((name, index) => [name, record[index] ?? '']))));
      continue;
    }
    if (record[0] !== FIRST_COLUMN) return;
    names = record;
  }
}

/** Refunds are written with a minus. */
function toLine(cells: z.output<typeof row>): StatementLine[] {
  const common = {
    outTradeNo: cells.商户订单号,
    transactionId: cells.支付宝交易号,
    amountFen: Math.abs(cells['订单金额（元）']),
    at: cells.完成时间,
  };
  switch (cells.业务类型) {
    case '交易':
      return [{ kind: 'capture', outRefundNo: null, ...common }];
    case '退款':
      return [{ kind: 'refund', outRefundNo: cells['退款批次号/请求号'] || null, ...common }];
    default:
      return [];
  }
}
