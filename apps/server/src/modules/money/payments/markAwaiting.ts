import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { PaymentRecord } from './PaymentRecord.ts';
import { getPayment } from './paymentQueries.ts';
import { enteredFrom } from './paymentStates.ts';

/**
 * created → awaiting, once the gateway has the trade or the payer is led to it. A second caller gets the first one's result; a
 * callback may have been faster than both.
 */
export async function markAwaiting(
  tx: Tx,
  input: { userId: string; id: string; codeUrl: string | null },
): Promise<PaymentRecord> {
  await tx
    .updateTable('payments')
    .set({ state: 'awaiting', code_url: input.codeUrl })
    .where('user_id', '=', input.userId)
    .where('id', '=', input.id)
    .where('state', 'in', enteredFrom.awaiting)
    .execute();
  const payment = await getPayment(tx, input);
  if (payment.state === 'paid') throw new ShopError('PAYMENT_DONE');
  if (payment.state === 'closed') throw new ShopError('PAYMENT_CLOSED');
  return payment;
}
