import { policies, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { applyCapture } from '../../../apps/server/src/flows/payments/applyCapture.ts';
import { openSession } from '../../../apps/server/src/flows/accounts/outside/openSession.ts';
import { payables } from '../../../apps/server/src/composition/payables.ts';
import { createAddress } from '../../../apps/server/src/modules/people/addresses/index.ts';
import { createUser } from '../../../apps/server/src/modules/people/identity/index.ts';
import { getPayment } from '../../../apps/server/src/modules/money/payments/index.ts';
import {
  hashPaymentPassword,
  setPaymentPassword,
  startRecharge,
} from '../../../apps/server/src/modules/money/wallet/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';

export interface Buyer {
  readonly userId: string;
  readonly addressId: string;
  readonly passwordHash: string;
  readonly token: string;
  /** Each comes from an address of its own: requests are limited by it. */
  readonly from: string;
}

export const PAYMENT_PASSWORD = '270514';
/** Each as large as a recharge may be. Ten pay for 250 of the dearest goods here. */
const RECHARGES = 10;
const AT_ONCE = 8;

/** People who can buy, made by the same use cases as everybody, with more on their balance than they can spend here. */
export async function makeBuyers(services: Services, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  const waiting = Array.from({ length: count }, (_, number) => number).values();
  const work = async () => {
    for (const number of waiting) buyers.push(await makeBuyer(services, number));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return buyers;
}

async function makeBuyer(services: Services, number: number): Promise<Buyer> {
  const now = services.clock();
  const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  return await services.db.transact(async (tx) => {
    const userId = await createUser(tx, {
      phoneNumber: `13${newId().replaceAll(/\D/g, '').slice(-9)}`,
      passwordHash: null,
      agreed: { serviceTerms: policies.serviceTerms.version, privacyPolicy: policies.privacyPolicy.version },
      browserId: 'bench',
      now,
    });
    const { token } = await openSession(tx, services, {
      userId,
      device: { browserId: 'bench', device: 'bench', address: from },
    });
    const passwordHash = hashPaymentPassword(services.config, { userId, password: PAYMENT_PASSWORD });
    await setPaymentPassword(tx, { userId, passwordHash, now });
    const fields = {
      recipient: '林知夏',
      phoneNumber: '13800006024',
      divisionCode: '330106',
      detail: '文三路 478 号',
      label: null,
      isDefault: true,
    };
    const { id: addressId } = await createAddress(tx, { userId, fields, now });
    for (let nth = 0; nth < RECHARGES; nth += 1) await recharge(tx, { userId, now });
    return { userId, addressId, passwordHash, token, from };
  });
}

async function recharge(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const { paymentId } = await startRecharge(tx, { userId, amountFen: rules.recharge.maxFen, gateway: 'wechat', now });
  const { outTradeNo, amountFen } = await getPayment(tx, { userId, id: paymentId });
  const capture = { outTradeNo, transactionId: `bench${newId()}`, amountFen, paidAt: now };
  await applyCapture(tx, { gateway: 'wechat', capture, now }, payables);
}
