import type { StaffAfterSaleDetail } from '@jiwu/contract';
import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { listAboutLines } from '../../../modules/trade/afterSale/index.ts';
import { listNewestLinesOfSku } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Lines of a SKU that are looked at: of a SKU that sells more the oldest of the time are left out. */
const LINES = 1000;
const SHOWN = 6;
const DAYS = 90;

interface Input {
  readonly id: string;
  readonly skuId: string;
  readonly reason: string;
  readonly now: Date;
}

type Precedents = Pick<StaffAfterSaleDetail, 'precedents' | 'sold'>;

const outcomes: Readonly<Record<string, 'refunded' | 'rejected'>> = {
  refunding: 'refunded',
  refunded: 'refunded',
  rejected: 'rejected',
};

/** How requests about the same SKU and for the same reason ended, and how often it is asked back at all. */
export async function loadPrecedents(db: Reader, { id, skuId, reason, now }: Input): Promise<Precedents> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const lines = (await listNewestLinesOfSku(db, { skuId, limit: LINES })).filter(
    ({ orderId }) => Number.parseInt(orderId.replaceAll('-', '').slice(0, 12), 16) >= since.getTime(),
  );
  const about = (await listAboutLines(db, lines)).filter((one) => one.id !== id);
  const same = about
    .filter((one) => one.reason === reason && outcomes[one.state] !== undefined && one.decidedAt !== null)
    .slice(0, SHOWN);
  const names = await listStaffNames(db, [...new Set(same.flatMap(({ decidedBy }) => decidedBy ?? []))]);
  return {
    precedents: same.map((one) => ({
      id: one.id,
      at: one.appliedAt.toISOString(),
      description: one.description,
      totalFen: one.totalFen,
      outcome: outcomes[one.state] ?? 'refunded',
      staffName: (one.decidedBy !== null && names.get(one.decidedBy)) || null,
      hours: one.decidedAt && Math.round((one.decidedAt.getTime() - one.appliedAt.getTime()) / HOUR_MS),
    })),
    sold: { days: DAYS, orders: new Set(lines.map(({ orderId }) => orderId)).size, afterSales: about.length },
  };
}
