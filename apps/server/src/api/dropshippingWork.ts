import type { dropshippingWorkEndpoints } from '@jiwu/contract';
import { invoiceBatch, issueBatchInvoice } from '../flows/dropshipping/invoiceBatch.ts';
import { cancelRows } from '../flows/dropshipping/outside/cancelRows.ts';
import { describeBatch } from '../flows/dropshipping/queries/describeBatch.ts';
import { repeatBatch } from '../flows/dropshipping/repeatBatch.ts';
import { tellOfCancelled } from '../flows/dropshipping/tellOfCancelled.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { getBatch } from '../modules/channels/dropshipping/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const dropshippingWorkHandlers = {
  async dropshippingRepeat(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      return await describeBatch(tx, await repeatBatch(tx, { ...own, ...body, now }), now);
    });
  },

  async dropshippingRowsCancel(context, { params, body }) {
    const { services } = context;
    const own = { userId: context.user().userId, id: params.id };
    const { batch, cancelled, fresh, refused } = await cancelRows(services, { ...own, ...body });
    return await context.write(async (tx) => {
      const now = services.clock();
      await tellOfCancelled(tx, { batch, fresh, now });
      return { batch: await describeBatch(tx, await getBatch(tx, own), now), cancelled, refused };
    });
  },

  async dropshippingInvoice(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      return await describeBatch(tx, await invoiceBatch(tx, { ...own, now }), now);
    });
  },

  async staffBatchInvoiceIssue(context, { params, body }) {
    const { staffId } = context.staff();
    return await context.write(async (tx) => {
      await issueBatchInvoice(tx, { staffId, ...params, ...body, now: context.services.clock() });
      return { invoiceNo: body.invoiceNo };
    });
  },
} satisfies HandlersOf<typeof dropshippingWorkEndpoints, ShopServices>;
