import { z } from 'zod';
import { parseRecords } from '../bills/parseRecords.ts';
import { yuanField } from '../fields.ts';
import type { FundLine } from '../Gateway.ts';
import { readReply } from '../readReply.ts';
import { alipayTable } from './alipayTable.ts';

const FIRST_COLUMN = '账务流水号';
const row = z.object({
  '收入金额（+元）': yuanField,
  '支出金额（-元）': yuanField,
  '账户余额（元）': yuanField,
  业务类型: z.string().min(1),
});

/** By 业务类型, of what comes in and of what goes out. Any other is told, not guessed. */
const kinds: Readonly<Record<'in' | 'out', Readonly<Record<string, FundLine['kind']>>>> = {
  in: { 在线支付: 'capture', 收费: 'feeBack', 退费: 'feeBack', 充值: 'topUp' },
  out: { 交易退款: 'refund', 收费: 'fee', 提现: 'settlement' },
};

/** The lines of the detail file; the summary, which lies in the same archive, has none. What goes out is written with or without a minus. */
export async function* parseAccountBill(
  text: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<FundLine, void, undefined> {
  let names: readonly string[] | undefined;
  for await (const record of parseRecords(text, alipayTable)) {
    if (!names) {
      if (record[0] !== FIRST_COLUMN) return;
      names = record;
      continue;
    }
    const cells = readReply(row, Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])));
    const amountFen = cells['收入金额（+元）'] - Math.abs(cells['支出金额（-元）']);
    const type = cells.业务类型;
    yield {
      kind: kinds[amountFen > 0 ? 'in' : 'out'][type] ?? 'other',
      type,
      amountFen,
      balanceFen: cells['账户余额（元）'],
    };
  }
}
