import { announceNotice } from '../flows/announceNotice.ts';
import { takeDueReminders } from '../modules/coupons/index.ts';
import { addNotices } from '../modules/notices/index.ts';
import type { Services } from '../platform/services.ts';

const BATCH = 500;

/** A sweep: whoever asked for it is told, once, that a coupon can be claimed. */
export async function tellCouponsOpened(services: Services): Promise<void> {
  for (;;) {
    const now = services.clock();
    const { taken, told } = await services.db.transact(async (tx) => {
      const due = await takeDueReminders(tx, { now, limit: BATCH });
      const byCoupon = Map.groupBy(
        due.filter(({ isWorthIt }) => isWorthIt),
        ({ couponId }) => couponId,
      );
      const heard: string[] = [];
      for (const [couponId, reminders] of byCoupon) {
        const news = await addNotices(tx, {
          userIds: reminders.map(({ userId }) => userId),
          kind: 'couponOpened',
          facts: { couponName: reminders[0]?.couponName ?? '' },
          cause: couponId,
          link: { kind: 'coupon', id: couponId },
          now,
        });
        heard.push(...news);
      }
      return { taken: due.length, told: heard };
    });
    for (const userId of told) await announceNotice(services, userId);
    if (taken < BATCH) return;
  }
}
