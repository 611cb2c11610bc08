import { assert } from '@jiwu/kernel';
import { getAfterSale, totalFen } from '../../modules/trade/afterSale/index.ts';
import { addTransfers, houseAccount } from '../../modules/money/ledger/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { finishAfterSale } from './finishAfterSale.ts';
import { refundLegs } from './giveMoneyBack.ts';

interface Input {
  readonly userId: string;
  readonly afterSaleId: string;
  readonly amountFen: number;
  readonly now: Date;
}

/**
 * The money has gone back, by the gateway or as finance decided: the booked income goes to `clearing`, from where it has left. The
 * order is not locked: no other flow changes a request that is being refunded.
 */
export async function endAfterSaleRefund(tx: Tx, input: Input): Promise<void> {
  const { userId, afterSaleId: id, amountFen, now } = input;
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
