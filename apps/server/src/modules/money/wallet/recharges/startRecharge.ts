import { rechargeBonusFen, rules, type OutsideGateway, type PayDevice } from '@jiwu/contract';
import { MINUTE_MS, newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { hasApprovedBusiness } from '../../../people/businesses/index.ts';
import { createPayment } from '../../payments/index.ts';

interface Input {
  readonly userId: string;
  readonly amountFen: number;
  readonly gateway: OutsideGateway;
  readonly device?: PayDevice;
  readonly now: Date;
}

/** A recharge that waits to be paid, and the payment for it. A large one is for those who have an approved business. */
export async function startRecharge(tx: Tx, input: Input) {
  const { userId, amountFen, gateway, now, ...on } = input;
  const isLarge = amountFen > rules.recharge.maxFen;
  if (isLarge && !(await hasApprovedBusiness(tx, userId))) throw new ShopError('RECHARGE_TOO_LARGE');
  const rechargeId = newId();
  const bonusFen = rechargeBonusFen(amountFen);
  const expiresAt = new Date(now.getTime() + rules.recharge.payMinutes * MINUTE_MS);
  await tx
    .insertInto('recharges')
    .values({
      user_id: userId,
      id: rechargeId,
      amount_fen: amountFen,
      bonus_fen: bonusFen,
      gateway,
      state: 'unpaid',
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const payment = await createPayment(tx, {
    userId,
    payable: { kind: 'recharge', id: rechargeId },
    gateway,
    ...on,
    amountFen,
    title: '集物余额充值',
    expiresAt,
    now,
  });
  return { rechargeId, paymentId: payment.id, amountFen, bonusFen, expiresAt: expiresAt.toISOString() };
}
