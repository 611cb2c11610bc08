import type { staffDashboardEndpoints } from '@jiwu/contract';
import { loadDashboard } from '../flows/dashboard/queries/loadDashboard.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffDashboardHandlers = {
  staffDashboard: ({ services, staff }, { query }) =>
    loadDashboard(services.db.bundle(), { roles: staff().roles, ...query, now: services.clock() }),
} satisfies HandlersOf<typeof staffDashboardEndpoints, ShopServices>;
