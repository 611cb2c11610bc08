import type { Tx } from '../../../platform/database/Tx.ts';
import { unpaidStates } from './paymentStates.ts';

interface Input {
  readonly userId: string;
  readonly payable: { readonly kind: string; readonly id: string };
  readonly now: Date;
}

/**
 * Ends the open tries to pay for a payable: the sweep closes them at their gateways within seconds, as it does past their end. A
 * page that was handed out and cannot be closed there is watched until it has expired there: `expires_at` stays what the gateway was
 * told.
 */
export async function endOpenPayments(tx: Tx, { userId, payable, now }: Input): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ ended_at: now, ask_at: now })
    .where('payable_kind', '=', payable.kind)
    .where('payable_id', '=', payable.id)
    .where('user_id', '=', userId)
    .where('state', 'in', unpaidStates)
    .execute();
}
