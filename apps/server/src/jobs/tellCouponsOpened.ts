import { takeDueReminders } from '../modules/promotion/coupons/index.ts';
import { addNotices } from '../modules/content/notices/index.ts';
import type { Services } from '../platform/services.ts';

const BATCH = 500;

/** A sweep: notifies users who asked for a reminder, once, that a coupon can be claimed. */
export async function tellCouponsOpened(services: Services): Promise<void> {
  for (;;) {
    const now = services.clock();
    const taken = await services.db.transact(async (tx) => {
      const due = await takeDueReminders(tx, { now, limit: BATCH });
      const byCoupon = Map.groupBy(
        due.filter(({ isWorthIt }) => isWorthIt),
        ({ couponId }) => couponId,
      );
      for (const [couponId, reminders] of byCoupon) {
        await addNotices(tx, {
          userIds: reminders.map(({ userId }) => userId),
          kind: 'couponOpened',
          facts: { couponName: reminders[0]?.couponName ?? '' },
          cause: couponId,
          link: { kind: 'coupon', id: couponId },
          now,
        });
      }
      return due.length;
    });
    if (taken < BATCH) return;
  }
}
