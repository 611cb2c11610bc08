import { z } from 'zod';
import { yuanField } from '../fields.ts';
import type { FundLine } from '../Gateway.ts';
import { readReply } from '../readReply.ts';
import { parseWechatTable } from './parseWechatTable.ts';

const row = z.object({
  业务类型: z.string().min(1),
  收支类型: z.enum(['收入', '支出']),
  '收支金额(元)': yuanField,
  '账户结余(元)': yuanField,
});

/** By 业务类型, of what comes in and of what goes out. Any other is told, not guessed. */
const kinds: Readonly<Record<'收入' | '支出', Readonly<Record<string, FundLine['kind']>>>> = {
  收入: { 交易: 'capture', 扣除交易手续费: 'feeBack', 充值: 'topUp' },
  支出: { 退款: 'refund', 扣除交易手续费: 'fee', 提现: 'settlement' },
};

export async function* parseFundBill(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<FundLine, void, undefined> {
  for await (const cells of parseWechatTable(chunks)) {
    const { 业务类型: type, 收支类型: way, ...amounts } = readReply(row, cells);
    const amountFen = amounts['收支金额(元)'];
    yield {
      kind: kinds[way][type] ?? 'other',
      type,
      amountFen: way === '收入' ? amountFen : -amountFen,
      balanceFen: amounts['账户结余(元)'],
    };
  }
}
