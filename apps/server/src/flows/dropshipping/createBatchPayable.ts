import { assert } from '@jiwu/kernel';
import { type Batch, BATCH, findAndLockBatch } from '../../modules/channels/dropshipping/index.ts';
import { houseAccount, type NewTransfer } from '../../modules/money/ledger/index.ts';
import type { Payable } from '../../modules/money/payments/index.ts';
import { endAfterSaleRefund } from '../afterSale/endAfterSaleRefund.ts';
import { payOrdersOfBatch } from './payOrdersOfBatch.ts';

/** A batch as something that is paid for once and whole; its orders are refunded one by one. */
export function createBatchPayable(): Payable<Batch> {
  return {
    async lock(tx, key) {
      const batch = await findAndLockBatch(tx, key);
      if (!batch) return null;
      const { state, ordered } = batch;
      if (state !== 'unpaid') return { wants: 'nothing' };
      assert(ordered, 'a batch that waits for payment was ordered');
      return {
        wants: 'payment',
        amountFen: ordered.payFen,
        title: `集物代发 ${batch.no}`,
        due: { by: ordered.payBy, refusal: 'BATCH_OVERDUE' },
        income: batchIncome(batch),
        onPaid: ({ payment, now }) =>
          payOrdersOfBatch(tx, { batch, payment: { id: payment.id, with: payment.gateway }, now }),
      };
    },
    takesBalance: true,
    takesFailedRefund: () => false,
    pageToPay: ({ id }) => `/order/dropshipping?id=${id}`,
    pageAfter: ({ id }) => `/order/dropshipping?id=${id}`,
    async onRefundEnded(tx, { causeId, userId, refund, now }) {
      await endAfterSaleRefund(tx, { userId, afterSaleId: causeId, amountFen: refund.amountFen, now });
    },
  };
}

/** Where the money of a batch goes from `clearing`: one transfer for the goods of all its orders, one for sending them. */
function batchIncome({ id, no, ordered }: Batch): NewTransfer[] {
  const from = houseAccount('clearing');
  const memo = `代发 ${no}`;
  const transfers: NewTransfer[] = [
    { from, to: houseAccount('sales'), amount: ordered?.goodsFen ?? 0, cause: { kind: BATCH, id, leg: 'sales' }, memo },
    {
      from,
      to: houseAccount('shippingIncome'),
      amount: ordered?.shippingFen ?? 0,
      cause: { kind: BATCH, id, leg: 'shipping' },
      memo,
    },
  ];
  return transfers.filter(({ amount }) => amount > 0);
}
