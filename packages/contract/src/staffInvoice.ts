import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, fen } from './productCard.ts';

/** What finance has to make out; making out stands with orders and batches. */
export const staffInvoiceEndpoints = {
  staffInvoiceList: endpoint({
    method: 'GET',
    path: '/staff/invoice',
    summary: '等开的发票，申请早的在前；能不能现在开，开多少',
    caller: 'staff',
    roles: ['finance'],
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          of: z.strictObject({ kind: z.enum(['order', 'dropshippingBatch']), id, no: z.string() }),
          kind: z.enum(['personal', 'company']),
          title: z.string(),
          taxNo: z.string().nullable(),
          /** As it was asked for, and what is paid and not refunded of it now: this is made out. */
          askedFen: fen,
          amountFen: fen,
          /** Paid, not closed, and something of it stays. */
          isDue: z.boolean(),
          requestedAt: instant,
        }),
      ),
      nextCursor: z.string().nullable(),
      /** Up to a bound. */
      waiting: count,
      most: count,
    }),
  }),
};
