import { assert, newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { holdTransfers, houseAccount, userAccount } from '../../ledger/index.ts';
import { findCountedPayment, requestRefund } from '../../payments/index.ts';
import { lockWallet } from '../lots/lockWallet.ts';
import { useLots } from '../lots/useLots.ts';
import { loadRecharges } from './loadRecharges.ts';
import { rechargeRefundOf } from './rechargeRefundOf.ts';
import { refundCauses } from './refundCauses.ts';

interface Input {
  readonly userId: string;
  readonly rechargeId: string;
  /** The amount that the user was shown. */
  readonly amountFen: number;
  readonly now: Date;
}

/** Sets the money of a recharge aside and sends it back to where it came from. */
export async function requestRechargeRefund(tx: Tx, input: Input) {
  const { userId, rechargeId, now } = input;
  await lockWallet(tx, userId);
  await tx
    .selectFrom('recharges')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', rechargeId)
    .forUpdate()
    .execute();
  const [facts] = await loadRecharges(tx, { userId, rechargeId, limit: 1 });
  if (!facts) throw new ShopError('NOT_FOUND');
  const refund = rechargeRefundOf(facts, now);
  if (refund.state === 'refunding' || refund.state === 'refunded') throw new ShopError('REFUND_RUNNING');
  if (refund.state === 'expired') throw new ShopError('REFUND_TOO_LATE');
  if (refund.state === 'used') throw new ShopError('REFUND_NOTHING');
  const { refundableFen, bonusBackFen, bonusSpentFen } = refund;
  if (refundableFen !== input.amountFen) throw new ShopError('REFUND_CHANGED', { refundableFen });

  const requestId = newId();
  const memo = '退回充值本金';
  const payment = await findCountedPayment(tx, { userId, kind: 'recharge', id: rechargeId });
  assert(payment, 'a paid recharge has its payment');
  await requestRefund(tx, {
    payment,
    amountFen: refundableFen,
    causeKind: 'recharge',
    causeId: requestId,
    reason: memo,
    now,
  });
  await setAsideLots(tx, { ...input, requestId });
  const balance = userAccount(userId, 'balance');
  const causes = refundCauses(requestId);
  const bonusFen = bonusBackFen + bonusSpentFen;
  await holdTransfers(tx, {
    transfers: [
      { from: balance, to: houseAccount('clearing'), amount: refundableFen, cause: causes.principal, memo },
      ...(bonusFen > 0
        ? [
            {
              from: balance,
              to: houseAccount('rechargeBonus'),
              amount: bonusFen,
              cause: causes.bonus,
              memo: '随本金退回收回赠金',
            },
          ]
        : []),
    ],
    now,
  });
  const changed = await tx
    .updateTable('recharges')
    .set({
      state: 'refunding',
      refund_request_id: requestId,
      refund_fen: refundableFen,
      bonus_back_fen: bonusBackFen,
      bonus_spent_fen: bonusSpentFen,
    })
    .where('user_id', '=', userId)
    .where('id', '=', rechargeId)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  assert(changed.numUpdatedRows === 1n, 'the recharge is locked and paid');
  return { ...refund, state: 'refunding' as const };
}

/** All that is left of the recharge, principal and bonus. */
async function setAsideLots(tx: Tx, input: Input & { readonly requestId: string }): Promise<void> {
  const { userId, rechargeId, requestId, now } = input;
  const lots = await tx
    .selectFrom('wallet_lots')
    .select(['id', 'left_fen'])
    .where('user_id', '=', userId)
    .where('source_kind', '=', 'recharge')
    .where('source_id', '=', rechargeId)
    .where('left_fen', '>', 0)
    .execute();
  const uses = lots.map((lot) => ({ lotId: lot.id, amountFen: lot.left_fen }));
  await useLots(tx, { userId, uses, cause: { kind: 'rechargeRefund', id: requestId }, now });
}
