import type { Answer, staffDashboardEndpoints, StaffRole } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import type { OrderKindName } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { countQueues } from './countQueues.ts';
import { loadMoneyHealth } from './loadMoneyHealth.ts';
import { loadSales } from './loadSales.ts';
import { loadStock } from './loadStock.ts';

type Dashboard = Answer<(typeof staffDashboardEndpoints)['staffDashboard']>;

const salesRoles: readonly StaffRole[] = ['admin', 'finance', 'marketing', 'orders'];
const healthRoles: readonly StaffRole[] = ['admin', 'finance'];
const stockRoles: readonly StaffRole[] = ['admin', 'goods', 'marketing'];

interface Asked {
  readonly roles: readonly StaffRole[];
  /** Undefined: today. */
  readonly day?: string | undefined;
  /** Of which kind of orders; undefined: all. */
  readonly kind?: OrderKindName | undefined;
  readonly now: Date;
}

const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00+08:00`) + DAY_MS - 1);

/** What a member with these roles sees first. A reader that bundles sends it as two statements. */
export async function loadDashboard(db: Reader, { roles, day, kind, now }: Asked): Promise<Dashboard> {
  const today = businessDay(now);
  if (day !== undefined && day > today) throw new ShopError('INVALID_INPUT', { fields: ['day'] });
  // A day that is over is seen as at its end: beside all of the day before.
  const at = day === undefined || day === today ? now : endOfDay(day);
  const is = (some: readonly StaffRole[]) => some.some((role) => roles.includes(role));
  const [sales, health, queues, stock] = await Promise.all([
    is(salesRoles) ? loadSales(db, { at, kind }) : null,
    is(healthRoles) ? loadMoneyHealth(db, now) : null,
    countQueues(db, { roles, now }),
    is(stockRoles) ? loadStock(db, now) : null,
  ]);
  return { now: now.toISOString(), day: businessDay(at), sales, health, queues, stock };
}
