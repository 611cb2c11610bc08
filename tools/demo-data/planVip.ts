import { MINUTE_MS } from '@jiwu/kernel';
import { applyCapture } from '../../apps/server/src/flows/payments/applyCapture.ts';
import { payables } from '../../apps/server/src/composition/payables.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { createVipPurchase, listVipPurchases, payVipPurchase } from '../../apps/server/src/modules/people/vip/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import type { DemoAct } from './playActs.ts';
import { momentOf } from './promoter/momentOf.ts';
import { transactionId } from './transactionId.ts';

/** Before the first of the demo orders: all of them are a VIP's. */
const BOUGHT = { daysAgo: 43, hour: 21.2 };

/** A year of VIP for the demo user, bought and paid as in the shop. Once. */
export async function planVip(
  db: Database,
  { phoneNumber, now }: { phoneNumber: string; now: Date },
): Promise<DemoAct[]> {
  const user = await findUserByPhone(db.read, phoneNumber);
  if (!user || (await listVipPurchases(db.read, user.id)).length > 0) return [];
  const boughtAt = momentOf(BOUGHT, now);
  const paidAt = new Date(boughtAt.getTime() + MINUTE_MS);
  const buy = async (tx: Tx): Promise<void> => {
    const { userId, id } = await createVipPurchase(tx, { userId: user.id, plan: 'year', now: boughtAt });
    const payment = await payVipPurchase(tx, { userId, id, gateway: 'alipay', now: boughtAt });
    const { outTradeNo, amountFen } = payment;
    const capture = { outTradeNo, transactionId: transactionId(payment.id), amountFen, paidAt };
    await applyCapture(tx, { gateway: 'alipay', capture, now: paidAt }, payables);
  };
  return [{ at: boughtAt, act: () => db.transact(buy) }];
}
