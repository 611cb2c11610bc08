import type { Answer, staffAdvertisementEndpoints } from '@jiwu/contract';
import { aimOf, findOutageRefunds, type Outage } from '../../../modules/content/advertisement/index.ts';
import { findCategoryNames } from '../../../modules/goods/catalogue/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Described = Answer<(typeof staffAdvertisementEndpoints)['staffOutageReport']>;

/** Outages as staff see them: with the names of what was out and of who reported it, and with what went back. */
export async function describeOutages(db: Reader, outages: readonly Outage[]): Promise<Described[]> {
  if (outages.length === 0) return [];
  const aims = outages.map(({ place, target }) =>
    target === null ? { categoryId: null, word: null } : aimOf({ place, target }),
  );
  const [categories, staff, refunds] = await Promise.all([
    findCategoryNames(
      db,
      aims.flatMap(({ categoryId }) => categoryId ?? []),
    ),
    listStaffNames(db, [...new Set(outages.map(({ reportedBy }) => reportedBy))]),
    findOutageRefunds(
      db,
      outages.map(({ id }) => id),
    ),
  ]);
  return outages.map(({ id, place, fromAt, toAt, reason, reportedAt, reportedBy }, nth) => {
    const { categoryId = null, word = null } = aims[nth] ?? {};
    return {
      id,
      place,
      category: categoryId === null ? null : { id: categoryId, name: categories.get(categoryId) ?? categoryId },
      word,
      fromAt: fromAt.toISOString(),
      toAt: toAt.toISOString(),
      reason,
      reportedAt: reportedAt.toISOString(),
      reportedBy,
      reporterName: staff.get(reportedBy) ?? '',
      refundedDays: refunds.get(id)?.days ?? 0,
      refundedFen: refunds.get(id)?.amountFen ?? 0,
    };
  });
}
