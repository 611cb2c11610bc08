import type { Answer, staffDashboardEndpoints, StaffRole } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import type { ShopServices } from '../../ShopServices.ts';
import { countQueues, maySee } from '../queries/countQueues.ts';
import { loadMoneyHealth } from '../queries/loadMoneyHealth.ts';
import { loadSales } from '../queries/loadSales.ts';
import { loadStock } from './loadStock.ts';

type Dashboard = Answer<(typeof staffDashboardEndpoints)['staffDashboard']>;

const salesRoles: readonly StaffRole[] = ['admin', 'finance', 'marketing', 'orders'];
const healthRoles: readonly StaffRole[] = ['admin', 'finance'];
const stockRoles: readonly StaffRole[] = ['admin', 'goods', 'marketing'];

/** What a member with these roles sees first. What is counted now goes as one statement or two. */
export async function loadDashboard(services: ShopServices, roles: readonly StaffRole[]): Promise<Dashboard> {
  const now = services.clock();
  const db = services.db.bundle();
  const is = (some: readonly StaffRole[]) => some.some((role) => roles.includes(role));
  const [sales, health, queues, stock] = await Promise.all([
    is(salesRoles) ? loadSales(db, now) : null,
    is(healthRoles) ? loadMoneyHealth(db, now) : null,
    countQueues(db, { roles, now }),
    is(stockRoles) ? loadStock(services) : null,
  ]);
  const low =
    stock && stock.total > 0 && maySee('stock', roles)
      ? [{ kind: 'stock' as const, count: stock.total, amountFen: null, oldestAt: null, isOverdue: false }]
      : [];
  return { now: now.toISOString(), day: businessDay(now), sales, health, queues: [...queues, ...low], stock };
}
