import { houseAccount, type NewTransfer } from '../../modules/money/ledger/index.ts';
import type { Order } from '../../modules/trade/orders/index.ts';

/** Where the money of an order goes from `clearing`: to sales for the goods, to shipping income for sending them. */
export function orderIncome({ id, no, payFen, shippingFen }: Order): NewTransfer[] {
  const from = houseAccount('clearing');
  const memo = `订单 ${no}`;
  const transfers: NewTransfer[] = [
    { from, to: houseAccount('sales'), amount: payFen - shippingFen, cause: { kind: 'order', id, leg: 'sales' }, memo },
    {
      from,
      to: houseAccount('shippingIncome'),
      amount: shippingFen,
      cause: { kind: 'order', id, leg: 'shipping' },
      memo,
    },
  ];
  return transfers.filter(({ amount }) => amount > 0);
}
