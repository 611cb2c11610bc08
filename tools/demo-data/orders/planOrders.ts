import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { readAllNotices } from '../../../apps/server/src/modules/content/notices/index.ts';
import { countOrders } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { findStaffByLoginName } from '../../../apps/server/src/modules/staff/staff/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { DemoAct } from '../playActs.ts';
import { momentOf } from '../promoter/momentOf.ts';
import { demoOrders } from './demoOrders.ts';
import { planOrder } from './planOrder.ts';

interface Input {
  /** The buyer, and the member of staff who handles the orders. */
  readonly phoneNumber: string;
  readonly loginName: string;
  readonly now: Date;
}

/** Older notices count as read. */
const READ_AFTER_DAYS = 2;

/** The demo user's orders, through the same flows as the shop. Once. */
export async function planOrders(db: Database, { phoneNumber, loginName, now }: Input): Promise<DemoAct[]> {
  const user = await findUserByPhone(db.read, phoneNumber);
  const staff = await findStaffByLoginName(db.read, loginName);
  if (!user || !staff) return [];
  const userId = user.id;
  const counts = await countOrders(db.read, { userId, kinds: null, reviewDays: 30, now });
  if (counts.all > 0) return [];
  const readAt = new Date(now.getTime() - READ_AFTER_DAYS * DAY_MS);
  const read = { at: readAt, act: () => db.transact((tx) => readAllNotices(tx, { userId, now: readAt })) };
  const ordered = demoOrders.flatMap(({ made, ...order }) => {
    const madeAt = 'hoursAgo' in made ? new Date(now.getTime() - made.hoursAgo * HOUR_MS) : momentOf(made, now);
    return planOrder(db, { order, madeAt, userId, staffId: staff.staffId, now });
  });
  return [...ordered, read];
}
