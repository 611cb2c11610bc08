import { newId } from '@jiwu/kernel';
import { houseAccount } from '../modules/ledger/index.ts';
import { findCountedPayment, type PaymentRecord, type Payables, recordPaid } from '../modules/payments/index.ts';
import { spendBalance } from '../modules/wallet/index.ts';
import type { Tx } from '../platform/database/createDatabase.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { payables as shopPayables } from './payables.ts';

interface Input {
  readonly userId: string;
  readonly payable: { readonly kind: string; readonly id: string };
  readonly title: string;
  readonly now: Date;
}

/**
 * The balance as one more channel: paid at once, or not at all. The caller has verified the payment password, which counts
 * its tries whether or not this is rolled back.
 */
export async function payByBalance(tx: Tx, input: Input, payables: Payables = shopPayables): Promise<PaymentRecord> {
  const { userId, payable, now } = input;
  // Money is not topped up out of itself.
  const paid = payable.kind === 'recharge' ? undefined : payables[payable.kind];
  if (!paid) throw new ShopError('GATEWAY_MISFIT');
  const wanted = await paid.lock(tx, { userId, id: payable.id });
  if (!wanted) throw new ShopError('NOT_FOUND');
  if (wanted.wants === 'nothing') {
    throw new ShopError((await findCountedPayment(tx, payable)) ? 'PAYMENT_DONE' : 'PAYMENT_CLOSED');
  }
  if (wanted.due && wanted.due.by <= now) throw new ShopError(wanted.due.refusal);
  const { amountFen, title = input.title } = wanted;
  const id = newId();
  const cause = { kind: 'balancePayment', id };
  const onward = wanted.income ?? [];
  const [payment] = await Promise.all([
    recordPaid(tx, { userId, id, payable, amountFen, title, now }),
    spendBalance(tx, { userId, amountFen, to: houseAccount('clearing'), cause, memo: title, onward, now }),
  ]);
  const facts = { id, userId, gateway: 'balance' as const, amountFen, transactionId: id };
  await paid.onPaid(tx, { id: payable.id, userId, payment: facts, locked: wanted.locked, now });
  return payment;
}
