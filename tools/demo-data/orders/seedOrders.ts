import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { readAllNotices } from '../../../apps/server/src/modules/content/notices/index.ts';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { heldUnpaid } from '../../../apps/server/src/flows/orders/heldUnpaid.ts';
import { countOrders, findUnpaid } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { findStaffByLoginName } from '../../../apps/server/src/modules/staff/staff/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { demoOrders } from './demoOrders.ts';
import { playOrder } from './playOrder.ts';
import { withoutSms } from './withoutSms.ts';

interface Input {
  /** The buyer, and the member of staff who handles the orders. */
  readonly phoneNumber: string;
  readonly loginName: string;
  readonly now: Date;
}

/** Older notices count as read. */
const READ_AFTER_DAYS = 2;

/** Orders in every state, through the same flows as the shop. Once; only the unpaid one is made again after it was closed. */
export async function seedOrders(db: Database, { phoneNumber, loginName, now }: Input): Promise<number> {
  const user = await findUserByPhone(db.read, phoneNumber);
  const staff = await findStaffByLoginName(db.read, loginName);
  if (!user || !staff) return 0;
  const userId = user.id;
  const counts = await countOrders(db.read, { userId, kinds: null, reviewDays: 30, now });
  const { hasLapsed } = await findUnpaid(db.read, heldUnpaid({ userId, now }, orderRegistry.kinds));
  // After some that lapsed it would be the only one that the user may have unpaid.
  const again = counts.awaitingPayment === 0 && !hasLapsed ? demoOrders.slice(-1) : [];
  const missing = counts.all === 0 ? demoOrders : again;
  await withoutSms(db, { userId, now }, async () => {
    for (const order of missing) {
      await playOrder(db, { order, userId, staffId: staff.staffId, now });
      if (order.daysAgo > READ_AFTER_DAYS) await db.transact((tx) => readAllNotices(tx, { userId, now }));
    }
  });
  return missing.length;
}
