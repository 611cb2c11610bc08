import { assert } from '@jiwu/kernel';
import { type AfterSale, totalFen } from '../../modules/trade/afterSale/index.ts';
import { addTransfers, houseAccount, type NewTransfer, userAccount } from '../../modules/money/ledger/index.ts';
import type { Order } from '../../modules/trade/orders/index.ts';
import { requestRefund } from '../../modules/money/payments/index.ts';
import { addPrincipal, returnToBalance } from '../../modules/money/wallet/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly order: Order;
  readonly afterSale: AfterSale;
  /** Given back of the payment before. */
  readonly beforeFen: number;
  readonly now: Date;
}

/**
 * Money goes back to where it came from: to the balance at once, to a gateway when that says so. Asking a gateway again has
 * the effect of one, unless it has refused. What a gateway was paid for an unsent order of a batch comes into the balance as principal of its own.
 */
export async function giveMoneyBack(tx: Tx, { order, afterSale, beforeFen, now }: Input): Promise<'done' | 'underWay'> {
  const { userId, id, refundTo } = afterSale;
  if (refundTo === 'nothing') return 'done';
  const { paymentId } = order;
  assert(paymentId, `order ${order.id} was paid by a payment`);
  const memo = `订单 ${order.no} 退款`;
  if (refundTo === 'balance' && order.paidWith !== 'balance') {
    const book = () => addTransfers(tx, { transfers: refundToBalance(afterSale, memo), now });
    await addPrincipal(tx, { userId, amountFen: totalFen(afterSale), source: { kind: 'afterSale', id }, book, now });
    return 'done';
  }
  if (refundTo === 'balance') {
    await returnToBalance(tx, {
      userId,
      paymentId,
      beforeFen,
      from: refundLegs(afterSale),
      cause: { kind: 'afterSale', id },
      memo,
      now,
    });
    return 'done';
  }
  await requestRefund(tx, {
    payment: { userId, id: paymentId },
    amountFen: totalFen(afterSale),
    causeKind: 'afterSale',
    causeId: id,
    reason: memo,
    now,
  });
  return 'underWay';
}

function refundToBalance(afterSale: AfterSale, memo: string): NewTransfer[] {
  const { userId, id } = afterSale;
  return refundLegs(afterSale).map(({ account, amountFen, leg }) => ({
    from: account,
    to: userAccount(userId, 'balance'),
    amount: amountFen,
    cause: { kind: 'afterSale', id, leg },
    memo,
  }));
}

/** The accounts that pay the refund: those to which the payment had been booked. */
export function refundLegs({ moneyFen, shippingFen }: AfterSale) {
  return [
    { account: houseAccount('sales'), amountFen: moneyFen, leg: 'sales' },
    { account: houseAccount('shippingIncome'), amountFen: shippingFen, leg: 'shipping' },
  ].filter(({ amountFen }) => amountFen > 0);
}
