import { rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { heldUnpaid } from '../../../apps/server/src/flows/orders/heldUnpaid.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { countOrders, findUnpaid } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { ignoringRefusals } from '../channels/ignoringRefusals.ts';
import { unpaidOrder } from './demoOrders.ts';
import { makeDemoOrder } from './makeDemoOrder.ts';
import { withoutSms } from './withoutSms.ts';

/** The shop is tended every five minutes; with less left than this, somebody who looks at the order might see it lapse. */
const LEAST_LEFT_MS = 16 * MINUTE_MS;
const MADE_AGO_MS = 2 * MINUTE_MS;
/** Of what the demo makes: whoever uses the demo user lets their own orders lapse as in any shop. */
const REMARK = '周六在家，请送到楼上。';

/**
 * Lets an order of the demo user wait to be paid whenever one looks. The same one is as if it were made just now, since a closed one every half
 * hour would fill the list and, as whoever lets orders lapse may hold fewer, stop the demo user from buying.
 */
export async function keepUnpaidOrder(
  db: Database,
  { phoneNumber, now }: { phoneNumber: string; now: Date },
): Promise<void> {
  const user = await findUserByPhone(db.read, phoneNumber);
  if (!user) return;
  const userId = user.id;
  const madeAt = new Date(now.getTime() - MADE_AGO_MS);
  await renew(db, { userId, madeAt, now });
  const { awaitingPayment } = await countOrders(db.read, { userId, kinds: null, reviewDays: 30, now });
  // After some that lapsed it would be the only one that the user may have unpaid.
  const { hasLapsed } = await findUnpaid(db.read, heldUnpaid({ userId, now }, orderRegistry.kinds));
  if (awaitingPayment > 0 || hasLapsed) return;
  const demo = { ...unpaidOrder, remark: REMARK };
  await withoutSms(db, { userId, now }, async () => {
    await ignoringRefusals(() => db.transact((tx) => makeDemoOrder(tx, { demo, userId, now: madeAt })));
  });
}

/** One for which somebody has opened a payment is theirs now. */
async function renew(
  db: Database,
  { userId, madeAt, now }: { userId: string; madeAt: Date; now: Date },
): Promise<void> {
  const payBy = new Date(madeAt.getTime() + rules.order.payMinutes * MINUTE_MS);
  const renewed = (tx: Tx) =>
    tx
      .updateTable('orders')
      .set({ created_at: madeAt, pay_by: payBy, reminded_at: null })
      .where('user_id', '=', userId)
      .where('state', '=', 'awaitingPayment')
      .where('kind', '=', 'normal')
      .where('remark', '=', REMARK)
      .where('pay_by', '<', new Date(now.getTime() + LEAST_LEFT_MS))
      .where((order) =>
        order.not(
          order.exists(
            order.selectFrom('payments').select('payments.id').whereRef('payments.payable_id', '=', 'orders.id'),
          ),
        ),
      )
      .execute();
  await db.transact(renewed);
}
