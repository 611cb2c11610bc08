import { DAY_MS } from '@jiwu/kernel';
import type { RawBuilder } from 'kysely';
import { lapsedBatches, unpaidBatches } from '../../modules/channels/dropshipping/index.ts';
import { kindsWhere, type OrderKinds, unpaidQuery } from '../../modules/trade/orders/index.ts';
import { startOfDay } from '../startOfDay.ts';

/** What a user holds without having paid for it: single orders, and batches, each of which counts as one. */
export function heldUnpaid({ userId, now }: { userId: string; now: Date }, kinds: OrderKinds): RawBuilder<unknown> {
  const dayStart = startOfDay(now);
  return unpaidQuery({
    userId,
    kinds: kindsWhere(kinds, ({ countsAsUnpaid }) => countsAsUnpaid),
    besides: {
      unpaid: unpaidBatches(userId),
      lapsed: lapsedBatches({ userId, since: new Date(dayStart.getTime() - DAY_MS) }),
    },
    dayStart,
  });
}
