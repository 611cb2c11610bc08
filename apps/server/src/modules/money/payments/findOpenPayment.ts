import type { PayDevice } from '@jiwu/contract';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type OutsideGateway, type PaymentRecord, toPaymentRecord } from './PaymentRecord.ts';
import { unpaidStates } from './paymentStates.ts';

interface Input {
  readonly userId: string;
  readonly payable: { readonly kind: string; readonly id: string };
  readonly gateway: OutsideGateway;
  readonly device?: PayDevice;
  readonly now: Date;
}

/**
 * The newest try to pay for a payable at this gateway, from a device of this kind, that may still succeed and is still wanted. One
 * that was opened for another kind of device has another number at the gateway, and stays as it is: one of them is paid, and ends
 * the others.
 */
export async function findOpenPayment(db: Reader, input: Input): Promise<PaymentRecord | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('payable_kind', '=', input.payable.kind)
    .where('payable_id', '=', input.payable.id)
    .where('user_id', '=', input.userId)
    .where('gateway', '=', input.gateway)
    .where('device', '=', input.device ?? 'computer')
    .where('state', 'in', unpaidStates)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', input.now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toPaymentRecord(row) : null;
}
