import { houseAccount } from '../modules/ledger/index.ts';
import { type PaymentRecord, type Payables, recordPaid } from '../modules/payments/index.ts';
import { spendBalance, verifyPaymentPassword } from '../modules/wallet/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { Services } from '../platform/services.ts';
import { payables as shopPayables } from './payables.ts';

interface Input {
  readonly userId: string;
  readonly payable: { readonly kind: string; readonly id: string };
  readonly title: string;
  readonly paymentPassword: string;
}

/** The balance as one more channel: paid at once, or not at all. */
export async function payByBalance(
  services: Services,
  input: Input,
  payables: Payables = shopPayables,
): Promise<PaymentRecord> {
  const { userId, payable, title } = input;
  // Money is not topped up out of itself.
  const paid = payable.kind === 'recharge' ? undefined : payables[payable.kind];
  if (!paid) throw new ShopError('GATEWAY_MISFIT');
  const now = services.clock();
  await verifyPaymentPassword(services.db, { userId, password: input.paymentPassword, now });
  return await services.db.transact(async (tx) => {
    const wanted = await paid.lock(tx, { userId, id: payable.id });
    if (!wanted) throw new ShopError('NOT_FOUND');
    if (wanted.wants === 'nothing') throw new ShopError('PAYMENT_CLOSED');
    const { amountFen } = wanted;
    const payment = await recordPaid(tx, { userId, payable, amountFen, title, now });
    const cause = { kind: 'balancePayment', id: payment.id };
    await spendBalance(tx, { userId, amountFen, to: houseAccount('clearing'), cause, memo: title, now });
    const facts = { id: payment.id, userId, gateway: 'balance' as const, amountFen, transactionId: payment.id };
    await paid.onPaid(tx, { id: payable.id, userId, payment: facts, now });
    return payment;
  });
}
