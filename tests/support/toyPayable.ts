import { newId } from '@jiwu/kernel';
import { payByBalance } from '../../apps/server/src/flows/payments/payByBalance.ts';
import { addTransfers, houseAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import type { Payable, PaymentRecord } from '../../apps/server/src/modules/money/payments/index.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';

/** A toy payable: wants its price until it is paid, and gives it to `sales`. */
function toyPayable(priceFen: number): Payable {
  return {
    async lock(tx, { id }) {
      const paid = await tx
        .selectFrom('payments')
        .select('id')
        .where('payable_kind', '=', 'toy')
        .where('payable_id', '=', id)
        .executeTakeFirst();
      if (paid) return { wants: 'nothing' };
      return {
        wants: 'payment',
        amountFen: priceFen,
        async onPaid({ payment, now }) {
          const cause = { kind: 'toyPayment', id: payment.id, leg: 'sale' };
          const from = houseAccount('clearing');
          await addTransfers(tx, { transfers: [{ from, to: houseAccount('sales'), amount: priceFen, cause }], now });
        },
      };
    },
    takesBalance: true,
    takesFailedRefund: () => false,
    pageToPay: () => '/',
    pageAfter: () => '/',
    async onRefundEnded() {},
  };
}

/** Pays for a toy from the balance; for the same toy, once. */
export async function buyToy(
  services: Services,
  wish: { userId: string; priceFen: number; toyId?: string; title?: string },
): Promise<PaymentRecord> {
  const { userId, priceFen, toyId = newId(), title = '玩具' } = wish;
  const input = { userId, payable: { kind: 'toy', id: toyId }, title, now: services.clock() };
  return await services.db.transact(async (tx) => (await payByBalance(tx, input, toyPayable(priceFen))).payment);
}
