import type { staffOrderSearchEndpoints } from '@jiwu/contract';
import { countStaffOrders, searchStaffOrders } from '../flows/orders/queries/searchStaffOrders.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffOrderSearchHandlers = {
  async staffOrderSearch({ services }, { query }) {
    return await searchStaffOrders(services.db.read, { query, now: services.clock() }, services.orders.kinds);
  },

  async staffOrderByPhone({ services }, { body }) {
    const query = { ...body, by: 'created' as const };
    return await searchStaffOrders(services.db.read, { query, now: services.clock() }, services.orders.kinds);
  },

  async staffOrderCounts({ services }) {
    return await countStaffOrders(services.db.read, services.clock());
  },
} satisfies HandlersOf<typeof staffOrderSearchEndpoints, ShopServices>;
