import { rules } from '@jiwu/contract';
import { assert, yuanText } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { holdOpen } from '../../../people/identity/index.ts';
import { addTransfers, houseAccount, userAccount } from '../../ledger/index.ts';
import type { Payable } from '../../payments/index.ts';
import { endClosingRefund } from '../closing/endClosingRefund.ts';
import { CLOSING } from '../closing/makeClosingPayouts.ts';
import { addLot } from '../lots/addLot.ts';
import { endRechargeRefund } from './endRechargeRefund.ts';

/** A recharge as a payable. */
export const rechargePayable: Payable = {
  async lock(tx, { userId, id }) {
    // The account is locked before the recharge, in the same order as when an account is closed; closing it closes every unpaid
    // recharge.
    await holdOpen(tx, userId);
    const recharge = await lockRecharge(tx, userId, id);
    if (!recharge) return null;
    if (recharge.state !== 'unpaid') return { wants: 'nothing' };
    const { amount_fen: amountFen, bonus_fen: bonusFen } = recharge;
    return {
      wants: 'payment',
      amountFen,
      async onPaid({ payment, now }) {
        const updated = await tx
          .updateTable('recharges')
          .set({ state: 'paid', paid_at: now })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('state', '=', 'unpaid')
          .executeTakeFirst();
        assert(updated.numUpdatedRows === 1n, `recharge ${id} is locked and unpaid`);
        const memo = `${rules.payment.names[payment.gateway]}，流水 ${payment.transactionId}`;
        await creditRecharge(tx, { userId, id, amountFen, bonusFen, memo, now });
      },
    };
  },

  // Money is not topped up out of itself.
  takesBalance: false,
  // A closed account takes nothing back.
  takesFailedRefund: (causeKind) => causeKind !== CLOSING,
  pageToPay: () => '/user/balance',
  pageAfter: ({ payment }) => `/user/balance?payment=${payment.id}`,
  onRefundEnded: (tx, ended) => (ended.causeKind === CLOSING ? endClosingRefund : endRechargeRefund)(tx, ended),
};

interface Credit {
  readonly userId: string;
  readonly id: string;
  readonly amountFen: number;
  readonly bonusFen: number;
  readonly memo: string;
  readonly now: Date;
}

/** Adds what was paid, and the bonus that it brings, to the balance; each is a lot of its own. */
async function creditRecharge(tx: Tx, { userId, id, amountFen, bonusFen, memo, now }: Credit): Promise<void> {
  const source = { kind: 'recharge', id };
  const balance = userAccount(userId, 'balance');
  await addLot(tx, { userId, kind: 'principal', source, amountFen, now });
  const principal = {
    from: houseAccount('clearing'),
    to: balance,
    amount: amountFen,
    cause: { kind: 'recharge', id, leg: 'principal' },
    memo,
  };
  if (bonusFen === 0) {
    await addTransfers(tx, { transfers: [principal], now });
    return;
  }
  await addLot(tx, { userId, kind: 'bonus', source, amountFen: bonusFen, now });
  const bonus = {
    from: houseAccount('rechargeBonus'),
    to: balance,
    amount: bonusFen,
    cause: { kind: 'rechargeBonus', id, leg: 'bonus' },
    memo: `充 ${yuanText(amountFen)} 送 ${yuanText(bonusFen)}，只能消费，不能退回`,
  };
  await addTransfers(tx, { transfers: [principal, bonus], now });
}

async function lockRecharge(tx: Tx, userId: string, id: string) {
  return await tx
    .selectFrom('recharges')
    .select(['state', 'amount_fen', 'bonus_fen'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
