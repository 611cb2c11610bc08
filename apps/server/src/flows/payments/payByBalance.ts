import { newId } from '@jiwu/kernel';
import { houseAccount } from '../../modules/money/ledger/index.ts';
import {
  findCountedPayment,
  type Payable,
  type PaymentRecord,
  recordPaid,
} from '../../modules/money/payments/index.ts';
import { spendBalance } from '../../modules/money/wallet/index.ts';
import { sideBySide } from '../../platform/database/sideBySide.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface PaidByBalance<Paid> {
  readonly payment: PaymentRecord;
  /** The payable's own result, such as the order after the payment. */
  readonly paid: Paid;
}

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
export async function payByBalance<Paid>(tx: Tx, input: Input, port: Payable<Paid>): Promise<PaidByBalance<Paid>> {
  const { userId, payable, now } = input;
  if (!port.takesBalance) throw new ShopError('GATEWAY_MISFIT');
  const wanted = await port.lock(tx, { userId, id: payable.id });
  if (!wanted) throw new ShopError('NOT_FOUND');
  if (wanted.wants === 'nothing') {
    throw new ShopError((await findCountedPayment(tx, { userId, ...payable })) ? 'PAYMENT_DONE' : 'PAYMENT_CLOSED');
  }
  if (wanted.due && wanted.due.by <= now) throw new ShopError(wanted.due.refusal);
  const { amountFen, title = input.title } = wanted;
  const id = newId();
  const cause = { kind: 'balancePayment', id };
  const onward = wanted.income ?? [];
  const [payment] = await sideBySide(tx, [
    recordPaid(tx, { userId, id, payable, amountFen, title, now }),
    spendBalance(tx, { userId, amountFen, to: houseAccount('clearing'), cause, memo: title, onward, now }),
  ]);
  const facts = { id, userId, gateway: 'balance' as const, amountFen, transactionId: id };
  return { payment, paid: await wanted.onPaid({ payment: facts, now }) };
}
