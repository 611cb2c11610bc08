import { assert } from '@jiwu/kernel';
import { holdOpen } from '../identity/index.ts';
import { addTransfers, houseAccount } from '../../money/ledger/index.ts';
import type { Payable } from '../../money/payments/index.ts';
import { grantVip } from './grantVip.ts';
import { vipTitle } from './VipPurchase.ts';
import { findAndLockVipPurchase, lockVip } from './vipQueries.ts';
import { markVipRefunded, vipRefundCause } from './vipRefunds.ts';

/** A VIP plan as a payable: can be paid for and refunded. */
export const vipPayable: Payable = {
  async lock(tx, key) {
    // The account is locked before the purchase, in the same order as when an account is closed; closing it closes every unpaid
    // purchase.
    await holdOpen(tx, key.userId);
    const purchase = await findAndLockVipPurchase(tx, key);
    if (!purchase) return null;
    if (purchase.state !== 'unpaid') return { wants: 'nothing' };
    // Now, before the wallet: a refund of another plan takes them in this order.
    await lockVip(tx, key.userId);
    const { userId, id, amountFen, plan, days, payBy } = purchase;
    const title = vipTitle(plan);
    const cause = { kind: 'vip', id, leg: 'income' };
    const income = {
      from: houseAccount('clearing'),
      to: houseAccount('vipIncome'),
      amount: amountFen,
      cause,
      memo: title,
    };
    const due = { by: payBy, refusal: 'VIP_PURCHASE_OVERDUE' } as const;
    return {
      wants: 'payment',
      amountFen,
      title,
      due,
      income: [income],
      async onPaid({ payment, now }) {
        const updated = await tx
          .updateTable('vip_purchases')
          .set({ state: 'paid', paid_at: now, paid_with: payment.gateway, payment_id: payment.id })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('state', '=', 'unpaid')
          .executeTakeFirst();
        assert(updated.numUpdatedRows === 1n, `VIP purchase ${id} is locked and unpaid`);
        await grantVip(tx, { userId, days, cause: { kind: 'purchase', id }, now });
      },
    };
  },

  takesBalance: true,
  takesFailedRefund: () => false,
  pageToPay: () => '/user/personCenter#vip',
  pageAfter: ({ payment }) => `/user/personCenter?payment=${payment.id}#vip`,

  /** Until then the time stays revoked and the purchase on its way back. */
  async onRefundEnded(tx, { causeId, userId, refund, now }) {
    await addTransfers(tx, {
      transfers: [
        {
          from: houseAccount('vipIncome'),
          to: houseAccount('clearing'),
          amount: refund.amountFen,
          cause: { ...vipRefundCause(causeId), leg: 'income' },
          memo: 'VIP 退款',
        },
      ],
      now,
    });
    await markVipRefunded(tx, { userId, requestId: causeId, now });
  },
};
