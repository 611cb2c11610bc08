import type { invoiceEndpoints } from '@jiwu/contract';
import {
  createInvoiceTitle,
  deleteInvoiceTitle,
  listInvoiceTitles,
  updateInvoiceTitle,
} from '../modules/trade/invoices/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const invoiceHandlers = {
  async invoiceTitles(context) {
    return { items: await listInvoiceTitles(context.services.db.read, context.user().userId) };
  },
  async invoiceTitleCreate(context, { body }) {
    const { userId } = context.user();
    return await context.write((tx) => createInvoiceTitle(tx, { userId, fields: body, now: context.services.clock() }));
  },
  async invoiceTitleUpdate(context, { params, body }) {
    const { userId } = context.user();
    return await context.write((tx) => updateInvoiceTitle(tx, { userId, id: params.id, fields: body }));
  },
  async invoiceTitleDelete(context, { params }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await deleteInvoiceTitle(tx, { userId, id: params.id });
      return {};
    });
  },
} satisfies HandlersOf<typeof invoiceEndpoints>;
