import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { countLapsed } from '../../modules/channels/dropshipping/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { startOfDay } from '../startOfDay.ts';

/** Until when the user orders no batch, because too many of today were not paid; null when they may. */
export async function findBlockedUntil(
  db: Reader,
  { userId, now }: { userId: string; now: Date },
): Promise<Date | null> {
  const since = startOfDay(now);
  const lapsed = await countLapsed(db, { userId, since });
  return lapsed < rules.dropshipping.lapsedPerDay ? null : new Date(since.getTime() + DAY_MS);
}

/** Nobody empties the shop for free. */
export async function assertMayOrder(db: Reader, asked: { userId: string; now: Date }): Promise<void> {
  if (await findBlockedUntil(db, asked)) throw new ShopError('BATCH_BLOCKED');
}
