import { createRequire } from 'node:module';
import { z } from 'zod';
import { shanghaiField, yuanField } from '../fields.ts';
import type { StatementLine } from '../Gateway.ts';
import { readReply } from '../readReply.ts';

// oxlint-disable-next-line typescript/consistent-type-imports
type Csv = typeof import('csv-parse/sync');
const require = createRequire(import.meta.url);

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
export function parseTradeBill(text: string): StatementLine[] {
  const { parse } = require('csv-parse/sync') as Csv;
  const records = parse(text, {
    bom: true,
    // Titles and totals stand between signs of number; each value ends with a tab, which keeps Excel from rounding it.
    comment: '#',
    comment_no_infix: true,
    trim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const names = records[0] ?? [];
  if (names[0] !== FIRST_COLUMN) return [];
  return records
    .slice(1)
    .flatMap((record) =>
      toLine(readReply(row, Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])))),
    );
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
