import { newId } from '@jiwu/kernel';
import type { Order, OrderKind, OrderKinds } from '../../apps/server/src/modules/trade/orders/index.ts';
import { orderKinds } from '../../apps/server/src/flows/orders/orderKinds.ts';
import { ShopError } from '../../apps/server/src/platform/errors/ShopError.ts';

export interface ToyKind {
  readonly kinds: OrderKinds;
  /** A deal: whoever buys through it pays this, as long as there are any left. */
  readonly open: (deal: { priceFen: number; left: number }) => string;
  readonly left: (subjectId: string) => number;
  /** What the core told the kind, in order. */
  readonly heard: string[];
}

/**
 * A kind of order that lives only in the tests: a price of its own, pieces of its own, five minutes to pay, and a wait for others
 * after payment. It plugs into the core without the core knowing it.
 */
export function createToyKind(): ToyKind {
  const deals = new Map<string, { priceFen: number; left: number }>();
  const heard: string[] = [];
  const dealOf = (order: Order) => deals.get(order.subjectId ?? '');
  const toy: OrderKind = {
    channel: 'groupPurchase',
    payMinutes: 5,
    takesStock: false,
    paidInto: 'awaitingGroup',
    isPromised: false,
    lineTerms(_db, { subjectId, lines }) {
      const deal = deals.get(subjectId ?? '');
      if (!deal || lines.length !== 1) throw new ShopError('SKU_GONE');
      return Promise.resolve(new Map(lines.map(({ lineId }) => [lineId, { unitPriceFen: deal.priceFen }])));
    },
    async onCreated(_tx, { order, lines }) {
      const pieces = (await lines()).reduce((sum, { quantity }) => sum + quantity, 0);
      const deal = dealOf(order);
      if (!deal || deal.left < pieces) throw new ShopError('STOCK_SHORT');
      deal.left -= pieces;
      heard.push('created');
    },
    onPaid() {
      heard.push('paid');
      return Promise.resolve();
    },
    async onClosed(_tx, { order, lines }) {
      const deal = dealOf(order);
      if (deal) deal.left += (await lines()).reduce((sum, { quantity }) => sum + quantity, 0);
      heard.push('closed');
    },
    onCompleted() {
      heard.push('completed');
      return Promise.resolve();
    },
  };
  return {
    kinds: { ...orderKinds, toy },
    open(deal) {
      const id = newId();
      deals.set(id, { ...deal });
      return id;
    },
    left: (subjectId) => deals.get(subjectId)?.left ?? 0,
    heard,
  };
}
