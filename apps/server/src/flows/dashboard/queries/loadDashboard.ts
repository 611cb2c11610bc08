import type { Answer, staffDashboardEndpoints, StaffRole } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import type { Reader } from '../../../platform/database/Reader.ts';
import { countQueues, maySee } from './countQueues.ts';
import { loadMoneyHealth } from './loadMoneyHealth.ts';
import { loadSales } from './loadSales.ts';
import { loadStock } from './loadStock.ts';

type Dashboard = Answer<(typeof staffDashboardEndpoints)['staffDashboard']>;

const salesRoles: readonly StaffRole[] = ['admin', 'finance', 'marketing', 'orders'];
const healthRoles: readonly StaffRole[] = ['admin', 'finance'];
const stockRoles: readonly StaffRole[] = ['admin', 'goods', 'marketing'];

/** What a member with these roles sees first. A reader that bundles sends it as two statements. */
export async function loadDashboard(
  db: Reader,
  { roles, now }: { roles: readonly StaffRole[]; now: Date },
): Promise<Dashboard> {
  const is = (some: readonly StaffRole[]) => some.some((role) => roles.includes(role));
  const [sales, health, queues, stock] = await Promise.all([
    is(salesRoles) ? loadSales(db, now) : null,
    is(healthRoles) ? loadMoneyHealth(db, now) : null,
    countQueues(db, { roles, now }),
    is(stockRoles) ? loadStock(db, now) : null,
  ]);
  const low =
    stock && stock.total > 0 && maySee('stock', roles)
      ? [{ kind: 'stock' as const, count: stock.total, amountFen: null, oldestAt: null, isOverdue: false }]
      : [];
  return { now: now.toISOString(), day: businessDay(now), sales, health, queues: [...queues, ...low], stock };
}
