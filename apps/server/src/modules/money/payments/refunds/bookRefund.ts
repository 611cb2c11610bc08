import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { addTransfers, gatewayAccount, houseAccount } from '../../ledger/index.ts';
import type { RefundRecord } from './RefundRecord.ts';

/** The money has left: `clearing` gives it, and the gateway owes us that much less. */
export async function bookRefund(tx: Tx, input: { refund: RefundRecord; now: Date }): Promise<void> {
  const { refund, now } = input;
  const { gateway } = refund.payment;
  assert(gateway !== 'balance', 'what was paid from the balance is not refunded by a gateway');
  await addTransfers(tx, {
    transfers: [
      {
        from: houseAccount('clearing'),
        to: gatewayAccount(gateway),
        amount: refund.amountFen,
        cause: { kind: 'gatewayRefund', id: refund.id, leg: 'refund' },
        memo: refund.reason,
      },
    ],
    now,
  });
}
