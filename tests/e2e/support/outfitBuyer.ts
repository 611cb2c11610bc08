import { randomUUID } from 'node:crypto';
import { applyCapture } from '../../../apps/server/src/flows/payments/applyCapture.ts';
import { payables } from '../../../apps/server/src/composition/payables.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { earnIntegral } from '../../../apps/server/src/modules/people/integral/index.ts';
import { getPayment } from '../../../apps/server/src/modules/money/payments/index.ts';
import {
  hashPaymentPassword,
  setPaymentPassword,
  startRecharge,
} from '../../../apps/server/src/modules/money/wallet/index.ts';
import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { createDatabase } from '../../../apps/server/src/platform/database/createDatabase.ts';

interface Outfit {
  readonly balanceFen?: number;
  readonly integral?: number;
  readonly paymentPassword?: string;
}

/** Gives a user balance, integral and a payment password through the shop's own use cases, without the pages of other tests. */
export async function outfitBuyer(phoneNumber: string, outfit: Outfit): Promise<void> {
  const connectionString = process.env['DATABASE_URL'] ?? '';
  const db = createDatabase({ connectionString, max: 1, applicationName: 'jiwu-e2e' });
  const user = await findUserByPhone(db.read, phoneNumber);
  if (!user) throw new Error(`nobody has the number ${phoneNumber}`);
  const userId = user.id;
  const now = new Date();
  // A throwaway shop has the secrets of development.
  const config = readConfig({ ...process.env, NODE_ENV: 'test' });
  const password = outfit.paymentPassword;
  const passwordHash = password ? hashPaymentPassword(config, { userId, password }) : null;
  await db.transact(async (tx) => {
    if (outfit.balanceFen) {
      const gateway = 'wechat';
      const { paymentId } = await startRecharge(tx, { userId, amountFen: outfit.balanceFen, gateway, now });
      const { outTradeNo, amountFen } = await getPayment(tx, { userId, id: paymentId });
      const transactionId = `4200${randomUUID().replaceAll('-', '').slice(0, 24)}`;
      await applyCapture(
        tx,
        { gateway, capture: { outTradeNo, transactionId, amountFen, paidAt: now }, now },
        payables,
      );
    }
    if (passwordHash) await setPaymentPassword(tx, { userId, passwordHash, now });
    if (outfit.integral) {
      const cause = { kind: 'testGift', id: randomUUID() };
      await earnIntegral(tx, { userId, amount: outfit.integral, cause, memo: '测试', now });
    }
  });
  await db.close();
}
