import type { PayDevice } from '@jiwu/contract';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { holdOpen } from '../identity/index.ts';
import { createPayment, findOpenPayment, type OutsideGateway, type PaymentRecord } from '../../money/payments/index.ts';
import { vipTitle } from './VipPurchase.ts';
import { findAndLockVipPurchase } from './vipQueries.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly gateway: OutsideGateway;
  readonly device?: PayDevice;
  readonly now: Date;
}

/** A try to pay at a gateway; the one that is open there already, if there is one. */
export async function payVipPurchase(tx: Tx, { userId, id, now, ...way }: Input): Promise<PaymentRecord> {
  // The account is locked before the purchase, in the same order as when an account is closed.
  await holdOpen(tx, userId);
  const purchase = await findAndLockVipPurchase(tx, { userId, id });
  if (!purchase) throw new ShopError('NOT_FOUND');
  if (purchase.state !== 'unpaid') throw new ShopError(purchase.paidAt ? 'PAYMENT_DONE' : 'VIP_PURCHASE_OVERDUE');
  if (purchase.payBy <= now) throw new ShopError('VIP_PURCHASE_OVERDUE');
  const payable = { kind: 'vip', id };
  const known = await findOpenPayment(tx, { userId, payable, ...way, now });
  if (known) return known;
  const { amountFen, plan, payBy: expiresAt } = purchase;
  return await createPayment(tx, { userId, payable, ...way, amountFen, title: vipTitle(plan), expiresAt, now });
}
