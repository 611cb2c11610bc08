import type { Reader } from '../../../platform/database/Reader.ts';
import { type PaymentRecord, toPaymentRecord } from './PaymentRecord.ts';
import { unpaidStates } from './paymentStates.ts';

interface Input {
  readonly userId: string;
  readonly payable: { readonly kind: string; readonly id: string };
}

/** The tries to pay for a payable that may still succeed and are still wanted, the newest first. */
export async function listOpenPayments(db: Reader, { userId, payable }: Input): Promise<PaymentRecord[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('payable_kind', '=', payable.kind)
    .where('payable_id', '=', payable.id)
    .where('user_id', '=', userId)
    .where('state', 'in', unpaidStates)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPaymentRecord);
}
