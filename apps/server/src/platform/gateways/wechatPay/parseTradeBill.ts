import { createRequire } from 'node:module';
import { z } from 'zod';
import { shanghaiField, yuanField } from '../fields.ts';
import type { StatementLine } from '../Gateway.ts';
import { readReply } from '../readReply.ts';

// oxlint-disable-next-line typescript/consistent-type-imports
type Csv = typeof import('csv-parse/sync');
const require = createRequire(import.meta.url);

const row = z.object({
  交易时间: shanghaiField,
  微信订单号: z.string().min(1),
  商户订单号: z.string().min(1),
  交易状态: z.string(),
  商户退款单号: z.string(),
  退款状态: z.string(),
  订单金额: yuanField,
  申请退款金额: yuanField,
});

/**
 * The bill is no proper CSV: nothing is quoted, and each value begins with a backtick, so that the separator is both signs
 * together and a comma in a title is only a comma. A title line comes first, a summary with fewer columns last.
 */
export function parseTradeBill(file: Buffer): StatementLine[] {
  const { parse } = require('csv-parse/sync') as Csv;
  const records = parse(file, { bom: true, delimiter: ',`', quote: false, relax_column_count: true });
  const names = records[0]?.[0]?.split(',') ?? [];
  return records
    .slice(1)
    .filter((record) => record.length === names.length && record[0]?.startsWith('`'))
    .flatMap((record) => {
      const cells = names.map((name, index) => [name, (record[index] ?? '').replace(/^`/, '').trim()]);
      return toLine(readReply(row, Object.fromEntries(cells)));
    });
}

function toLine(cells: z.output<typeof row>): StatementLine[] {
  const common = { outTradeNo: cells.商户订单号, transactionId: cells.微信订单号, at: cells.交易时间 };
  switch (cells.交易状态) {
    case 'SUCCESS':
      return [{ kind: 'capture', outRefundNo: null, amountFen: cells.订单金额, ...common }];
    case 'REFUND':
      // Refunds that did not come about, or have not yet (PROCESSING, CHANGE), stand in the bill as well.
      if (cells.退款状态 !== 'SUCCESS') return [];
      return [{ kind: 'refund', outRefundNo: cells.商户退款单号, amountFen: cells.申请退款金额, ...common }];
    default:
      return [];
  }
}
