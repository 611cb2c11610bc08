import { DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { applyCapture } from '../../apps/server/src/flows/payments/applyCapture.ts';
import { payables } from '../../apps/server/src/composition/payables.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { createVipPurchase, listVipPurchases, payVipPurchase } from '../../apps/server/src/modules/people/vip/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { transactionId } from './transactionId.ts';

/** Before the first of the demo orders: all of them are a VIP's. */
const DAYS_AGO = 36;

/** A year of VIP for the demo user, bought and paid as in the shop. Once. */
export async function seedVip(db: Database, { phoneNumber, now }: { phoneNumber: string; now: Date }): Promise<void> {
  const user = await findUserByPhone(db.read, phoneNumber);
  if (!user || (await listVipPurchases(db.read, user.id)).length > 0) return;
  const boughtAt = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  const paidAt = new Date(boughtAt.getTime() + MINUTE_MS);
  await db.transact(async (tx) => {
    const { userId, id } = await createVipPurchase(tx, { userId: user.id, plan: 'year', now: boughtAt });
    const payment = await payVipPurchase(tx, { userId, id, gateway: 'alipay', now: boughtAt });
    const { outTradeNo, amountFen } = payment;
    const capture = { outTradeNo, transactionId: transactionId(payment.id), amountFen, paidAt };
    await applyCapture(tx, { gateway: 'alipay', capture, now: paidAt }, payables);
  });
}
