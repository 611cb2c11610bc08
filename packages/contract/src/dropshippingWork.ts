import { z } from 'zod';
import { batch, rowNo } from './dropshippingParts.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';

const { dropshipping } = rules;
const params = z.strictObject({ id });
const owned = { id: 'dropshippingBatch' } as const;
const nos = z.array(rowNo).min(1).max(dropshipping.rowsPerRequest);

/** What a business does with a batch that it has ordered. */
export const dropshippingWorkEndpoints = {
  dropshippingRepeat: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/repeat',
    summary: '再寄一次：把寄过的几行或整批抄进一个新批次，寄给同样的人、同样的规格和件数',
    caller: 'user',
    params,
    owned,
    /** Null: every row that was ordered. */
    body: z.strictObject({ nos: nos.nullable() }),
    /** The new batch, open. */
    answer: batch,
    perMinute: 60,
  }),
  dropshippingRowsCancel: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/rows/cancel',
    summary: '取消还没发货的几行：钱退回余额；已经取消的行再取消一次没有关系',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({ nos }),
    answer: z.strictObject({
      batch,
      /** Of the rows that were named: those that are cancelled now. */
      cancelled: count,
      refused: z.array(z.strictObject({ no: count, reason: z.enum(dropshipping.cancelRefusals) })),
    }),
    perMinute: 60,
  }),
  dropshippingInvoice: endpoint({
    method: 'POST',
    path: '/dropshipping/:id/invoice',
    summary: '给整个批次开一张发票，抬头和税号取自商户的执照',
    caller: 'user',
    params,
    owned,
    body: z.strictObject({}),
    answer: batch,
    perMinute: 60,
  }),
  staffBatchInvoiceIssue: endpoint({
    method: 'POST',
    path: '/staff/dropshipping/:no/invoice',
    summary: '登记一个代发批次已开的发票号码',
    caller: 'staff',
    roles: ['finance'],
    params: z.strictObject({ no: z.string().regex(dropshipping.noPattern) }),
    body: z.strictObject({ invoiceNo: z.string().regex(rules.invoice.noPattern) }),
    answer: z.strictObject({ invoiceNo: z.string() }),
  }),
};
