import { assert, yuanText } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/createDatabase.ts';
import { holdOpen } from '../../identity/index.ts';
import { addTransfers, houseAccount, userAccount } from '../../ledger/index.ts';
import type { Payable } from '../../payments/index.ts';
import { addLot } from '../lots/addLot.ts';
import { endRechargeRefund } from './endRechargeRefund.ts';

const gatewayNames = { wechat: '微信支付', alipay: '支付宝', balance: '余额' } as const;

/** A recharge as something that can be paid for. */
export const rechargePayable: Payable = {
  async lock(tx, { userId, id }) {
    // Before the recharge, as who closes an account takes them; of one that is closed, every unpaid recharge is, too.
    await holdOpen(tx, userId);
    const recharge = await lockRecharge(tx, userId, id);
    if (!recharge) return null;
    return recharge.state === 'unpaid' ? { wants: 'payment', amountFen: recharge.amount_fen } : { wants: 'nothing' };
  },

  async onPaid(tx, { id, userId, payment, now }) {
    const recharge = await lockRecharge(tx, userId, id);
    assert(recharge?.state === 'unpaid', 'only a recharge that waits is paid');
    await tx
      .updateTable('recharges')
      .set({ state: 'paid', paid_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    const { amount_fen: amountFen, bonus_fen: bonusFen } = recharge;
    const source = { kind: 'recharge', id };
    const balance = userAccount(userId, 'balance');
    await addLot(tx, { userId, kind: 'principal', source, amountFen, now });
    const principal = {
      from: houseAccount('clearing'),
      to: balance,
      amount: amountFen,
      cause: { kind: 'recharge', id, leg: 'principal' },
      memo: `${gatewayNames[payment.gateway]}，流水 ${payment.transactionId}`,
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
  },

  onRefundEnded: endRechargeRefund,
};

async function lockRecharge(tx: Tx, userId: string, id: string) {
  return await tx
    .selectFrom('recharges')
    .select(['state', 'amount_fen', 'bonus_fen'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
