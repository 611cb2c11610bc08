import type { staffInvoiceEndpoints } from '@jiwu/contract';
import { listInvoiceQueue } from '../flows/orders/queries/listInvoiceQueue.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffInvoiceHandlers = {
  async staffInvoiceList({ services }, { query }) {
    return await listInvoiceQueue(services.db.read, query.cursor);
  },
} satisfies HandlersOf<typeof staffInvoiceEndpoints, ShopServices>;
