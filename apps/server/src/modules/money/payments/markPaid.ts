import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import type { Capture } from '../../../platform/gateways/Gateway.ts';
import { addTransfers, gatewayAccount, houseAccount } from '../ledger/index.ts';
import type { PaymentRecord } from './PaymentRecord.ts';
import { enteredFrom } from './paymentStates.ts';

/**
 * → paid, and the capture is booked: the gateway owes us, `clearing` has it. The caller holds the locks of the payable and
 * of the payment, and gives the money its place in the same transaction.
 */
export async function markPaid(
  tx: Tx,
  input: { payment: PaymentRecord; capture: Capture; isSurplus: boolean; now: Date },
): Promise<void> {
  const { payment, capture, now } = input;
  assert(payment.gateway !== 'balance', 'a payment from the balance is paid when it is made');
  const updated = await tx
    .updateTable('payments')
    .set({
      state: 'paid',
      // The gateway's own time: its statement counts the payment to that day.
      paid_at: capture.paidAt,
      transaction_id: capture.transactionId,
      is_surplus: input.isSurplus,
      closed_at: null,
      ask_at: null,
    })
    .where('user_id', '=', payment.userId)
    .where('id', '=', payment.id)
    .where('state', 'in', enteredFrom.paid)
    .executeTakeFirst();
  assert(updated.numUpdatedRows === 1n, `payment ${payment.id} was locked unpaid`);
  announceLive(tx, liveChannels.payment(payment.id));
  announceLive(tx, liveChannels.payable(payment.payable));
  await addTransfers(tx, {
    transfers: [
      {
        from: gatewayAccount(payment.gateway),
        to: houseAccount('clearing'),
        amount: capture.amountFen,
        cause: { kind: 'payment', id: payment.id, leg: 'capture' },
        memo: payment.title,
      },
    ],
    now,
  });
}
