import type { Answer, Contract } from '@jiwu/contract';
import { countProcessingBatches } from '../../../modules/channels/dropshipping/index.ts';
import { countMySeats } from '../../../modules/channels/groupPurchase/index.ts';
import { countUnread } from '../../../modules/content/notices/index.ts';
import { findThread } from '../../../modules/content/support/index.ts';
import { countCollected } from '../../../modules/goods/collection/index.ts';
import { countRefused } from '../../../modules/people/businesses/index.ts';
import { countUserCoupons } from '../../../modules/promotion/coupons/index.ts';
import { countForUser, kindsWhere, type OrderKinds, type OrderList } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** What waits for the user and what there is, for the menu beside their pages: one statement for each module that knows. */
export async function countForMenu(
  db: Reader,
  { userId, now }: { userId: string; now: Date },
  kinds: OrderKinds,
): Promise<Answer<Contract['userMenu']>> {
  const [orders, seats, batches, refused, notices, thread, coupons, collected] = await Promise.all([
    countForUser(db, userId),
    countMySeats(db, userId),
    countProcessingBatches(db, userId),
    countRefused(db, userId),
    countUnread(db, userId),
    findThread(db, userId),
    countUserCoupons(db, { userId, now }),
    countCollected(db, userId),
  ]);
  const inList = (list: OrderList) =>
    kindsWhere(kinds, ({ listedIn }) => listedIn === list).reduce((sum, name) => sum + (orders.get(name) ?? 0), 0);
  return {
    waiting: {
      orders: inList('mine'),
      groups: seats.open,
      openBoxOrders: inList('openBox'),
      batches,
      businesses: refused,
      notices,
      support: thread?.unreadCount ?? 0,
    },
    there: { coupons: coupons.unused, collection: collected },
  };
}
