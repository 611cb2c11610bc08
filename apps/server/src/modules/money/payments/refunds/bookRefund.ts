import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { type Account, addTransfers, gatewayAccount, houseAccount, userAccount } from '../../ledger/index.ts';
import type { RefundRecord, RefundWay } from './RefundRecord.ts';

/** The ledger's kind of cause for each way. */
const causeKinds: Readonly<Record<RefundWay, string>> = {
  gateway: 'gatewayRefund',
  balance: 'refundRerouted',
  bank: 'refundSettled',
};

interface Input {
  readonly refund: RefundRecord;
  readonly way: { readonly went: RefundWay };
  readonly now: Date;
}

/**
 * The money has left: `clearing` gives it. The gateway owes us that much less, or the bank has paid it, or the user's balance has
 * it; the caller keeps the lots of that.
 */
export async function bookRefund(tx: Tx, { refund, way, now }: Input): Promise<'added' | 'known'> {
  return await addTransfers(tx, {
    transfers: [
      {
        from: houseAccount('clearing'),
        to: accountOf(refund, way.went),
        amount: refund.amountFen,
        cause: { kind: causeKinds[way.went], id: refund.id, leg: 'refund' },
        memo: refund.reason,
      },
    ],
    now,
  });
}

function accountOf({ userId, payment: { gateway } }: RefundRecord, went: RefundWay): Account {
  switch (went) {
    case 'gateway':
      assert(gateway !== 'balance', 'what was paid from the balance is not refunded by a gateway');
      return gatewayAccount(gateway);
    case 'balance':
      return userAccount(userId, 'balance');
    case 'bank':
      return houseAccount('bank');
  }
}
