import { assert } from '@jiwu/kernel';
import { getAfterSale, totalFen } from '../../modules/afterSale/index.ts';
import { addTransfers, houseAccount } from '../../modules/ledger/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { finishAfterSale } from './finishAfterSale.ts';
import { refundLegs } from './giveMoneyBack.ts';

interface Input {
  readonly userId: string;
  readonly afterSaleId: string;
  readonly amountFen: number;
  readonly outcome: 'succeeded' | 'failed';
  readonly now: Date;
}

/**
 * The gateway has decided. succeeded: what was booked as income goes to `clearing`, from where it has left. failed: nothing
 * was set aside, so nothing moves; the request stays on its way, there has been an alarm, and staff ask again by approving
 * it again. The order is not locked: nobody else moves a request that is being refunded.
 */
export async function endAfterSaleRefund(tx: Tx, input: Input): Promise<void> {
  const { userId, afterSaleId: id, amountFen, outcome, now } = input;
  if (outcome === 'failed') return;
  const afterSale = await getAfterSale(tx, { userId, id });
  assert(totalFen(afterSale) === amountFen, `after-sale ${id} is refunded as it was shown`);
  const to = houseAccount('clearing');
  const transfers = refundLegs(afterSale).map(({ account, amountFen: amount, leg }) => ({
    from: account,
    to,
    amount,
    cause: { kind: 'afterSale', id, leg },
    memo: `订单 ${afterSale.orderNo} 退款`,
  }));
  await addTransfers(tx, { transfers, now });
  await finishAfterSale(tx, { afterSale, now });
}
