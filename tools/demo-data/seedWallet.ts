import { DAY_MS } from '@jiwu/kernel';
import { applyCapture } from '../../apps/server/src/flows/payments/applyCapture.ts';
import { payables } from '../../apps/server/src/composition/payables.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { getPayment } from '../../apps/server/src/modules/money/payments/index.ts';
import { loadRecharges, startRecharge } from '../../apps/server/src/modules/money/wallet/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { transactionId } from './transactionId.ts';

/**
 * Days ago, yuan, gateway; oldest first. All are older than the 7 days in which a recharge can be taken back: the sandbox
 * does not know these trades, and could not refund them.
 */
const RECHARGES: readonly (readonly [daysAgo: number, yuan: number, gateway: 'wechat' | 'alipay'])[] = [
  [338, 100, 'wechat'],
  [301, 200, 'wechat'],
  [262, 50, 'alipay'],
  [228, 200, 'wechat'],
  [190, 100, 'alipay'],
  [151, 500, 'wechat'],
  [109, 50, 'wechat'],
  [77, 200, 'alipay'],
  [44, 100, 'wechat'],
  [12, 200, 'wechat'],
  [9, 50, 'alipay'],
];

/** A year of recharges for a demo user, through the same use cases as the shop. Once. */
export async function seedWallet(db: Database, input: { phoneNumber: string; now: Date }): Promise<number> {
  const user = await findUserByPhone(db.read, input.phoneNumber);
  if (!user || (await loadRecharges(db.read, { userId: user.id, limit: 1 })).length > 0) return 0;
  for (const [daysAgo, yuan, gateway] of RECHARGES) {
    const now = new Date(input.now.getTime() - daysAgo * DAY_MS);
    await db.transact(async (tx) => {
      const { paymentId } = await startRecharge(tx, { userId: user.id, amountFen: yuan * 100, gateway, now });
      const { outTradeNo, amountFen } = await getPayment(tx, { userId: user.id, id: paymentId });
      const capture = { outTradeNo, transactionId: transactionId(paymentId), amountFen, paidAt: now };
      await applyCapture(tx, { gateway, capture, now }, payables);
    });
  }
  return RECHARGES.length;
}
