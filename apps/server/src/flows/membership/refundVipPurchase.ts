import { assert } from '@jiwu/kernel';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import { houseAccount } from '../../modules/money/ledger/index.ts';
import { requestRefund } from '../../modules/money/payments/index.ts';
import {
  findAndLockVipPurchase,
  getVipBuyer,
  getVipPurchase,
  markVipRefunded,
  startVipRefund,
  type VipPurchase,
  vipRefundCause,
} from '../../modules/people/vip/index.ts';
import { returnToBalance } from '../../modules/money/wallet/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly note: string;
  readonly now: Date;
}

const MEMO = 'VIP 退款';

/**
 * All of it goes back to where it came from, and the time that it gave is gone at once. One that the gateway refused is asked
 * for again by calling this once more; one that is under way stays one.
 */
export async function refundVipPurchase(tx: Tx, { staffId, id, note, now }: Input): Promise<VipPurchase> {
  const userId = await getVipBuyer(tx, id);
  // Before the purchase: closing an account takes them in this order.
  const isOpen = await holdOpen(tx, userId);
  const purchase = await findAndLockVipPurchase(tx, { userId, id });
  if (purchase?.state !== 'paid' && purchase?.state !== 'refunding') throw new ShopError('VIP_REFUND_REFUSED');
  const { state, paidWith, paymentId, amountFen } = purchase;
  if (paidWith === 'balance' && !isOpen) throw new ShopError('VIP_BUYER_GONE');
  assert(paymentId, `VIP purchase ${id} was paid by a payment`);
  const requestId = state === 'paid' ? await startVipRefund(tx, { purchase, now }) : (purchase.refundRequestId ?? '');
  if (paidWith === 'balance') {
    const from = [{ account: houseAccount('vipIncome'), amountFen, leg: 'income' }];
    const cause = vipRefundCause(requestId);
    await returnToBalance(tx, { userId, paymentId, beforeFen: 0, from, cause, memo: MEMO, now });
    await markVipRefunded(tx, { userId, requestId, now });
  } else {
    const payment = { userId, id: paymentId };
    await requestRefund(tx, { payment, amountFen, causeKind: 'vip', causeId: requestId, reason: MEMO, now });
  }
  const refunded = await getVipPurchase(tx, { userId, id });
  await recordAudit(tx, {
    staffId,
    action: state === 'paid' ? 'vip.refund' : 'vip.refundAgain',
    target: { kind: 'vipPurchase', id },
    before: { state },
    after: { state: refunded.state, amountFen, note },
    now,
  });
  return refunded;
}
