import { DAY_MS, businessDay } from '@jiwu/kernel';
import { channelNames, channels, type Channel, type Scope, type SharedDiscount } from '@jiwu/pricing';
import { listIdsInCategories } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { startOfDay } from '../../startOfDay.ts';

const DAYS = 30;

/** The thirty whole days before today. */
export function lastDays(now: Date) {
  const until = startOfDay(now);
  const from = new Date(until.getTime() - DAYS * DAY_MS);
  return { from, until, fromDay: businessDay(from), toDay: businessDay(new Date(until.getTime() - 1)) };
}

/** The goods that a discount is for, as orders know them. */
export async function foreseeGoods(
  db: Reader,
  { scope, discount }: { scope: Scope; discount: SharedDiscount },
): Promise<{ channels: readonly Channel[]; productIds: readonly string[] | null }> {
  const taking = channelNames.filter((name) => channels[name].takes[discount]);
  switch (scope.kind) {
    case 'all':
      return { channels: taking, productIds: null };
    case 'channel':
      return { channels: taking.filter((name) => name === scope.channel), productIds: null };
    case 'categories':
      return { channels: taking, productIds: await listIdsInCategories(db, scope.categoryIds) };
    case 'products':
      return { channels: taking, productIds: scope.productIds };
  }
}
