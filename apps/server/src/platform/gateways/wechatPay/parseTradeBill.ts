import { z } from 'zod';
import { shanghaiField, yuanField } from '../fields.ts';
import type { StatementLine } from '../Gateway.ts';
import { readReply } from '../readReply.ts';
import { parseWechatTable } from './parseWechatTable.ts';

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

/** A title line comes first, a summary with fewer columns last. */
export async function* parseTradeBill(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<StatementLine, void, undefined> {
  for await (const cells of parseWechatTable(chunks)) yield* toLine(readReply(row, cells));
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
