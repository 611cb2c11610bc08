import type { staffMonitorEndpoints } from '@jiwu/contract';
import { listBatchMonitor } from '../flows/dropshipping/queries/listBatchMonitor.ts';
import { listGroupMonitor } from '../flows/groupPurchase/queries/listGroupMonitor.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffMonitorHandlers = {
  async staffGroupList({ services }, { query }) {
    return await listGroupMonitor(services.db.read, { query, now: services.clock() });
  },

  async staffBatchList({ services }, { query }) {
    return await listBatchMonitor(services.db.read, { query, now: services.clock() });
  },
} satisfies HandlersOf<typeof staffMonitorEndpoints, ShopServices>;
