import type { staffDashboardEndpoints } from '@jiwu/contract';
import { loadDashboard } from '../flows/dashboard/outside/loadDashboard.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffDashboardHandlers = {
  staffDashboard: ({ services, staff }) => loadDashboard(services, staff().roles),
} satisfies HandlersOf<typeof staffDashboardEndpoints, ShopServices>;
