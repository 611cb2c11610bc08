import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { orderRegistry } from '../../apps/server/src/composition/orderRegistry.ts';
import type { OrderRegistry } from '../../apps/server/src/flows/orders/OrderRegistry.ts';
import {
  changeState,
  type Order,
  type OrderKind,
  type OrderKindName,
} from '../../apps/server/src/modules/trade/orders/index.ts';
import { ShopError } from '../../apps/server/src/platform/errors/ShopError.ts';

/** The contract does not know the kind: the tests alone may say its name. */
export const TOY = 'toy' as OrderKindName;

/** How a kind is let into the database; the migration of a real one says the same. */
export const letToysIn = [
  'alter domain order_kind drop constraint order_kind_known',
  `alter domain order_kind add constraint order_kind_known check (value in (${[...rules.order.kinds, TOY].map((name) => `'${name}'`).join(', ')})) not valid`,
];

interface Deal {
  readonly priceFen: number;
  /** Until when its orders can be paid. */
  readonly until: Date;
  left: number;
  /** Whether the next payment makes its group full. */
  fills: boolean;
}

export interface ToyKind {
  readonly registry: OrderRegistry;
  /** A deal: whoever buys through it pays this, as long as there are any left. */
  readonly open: (deal: Omit<Deal, 'fills'> & { fills?: boolean }) => string;
  readonly left: (subjectId: string) => number;
  /** What the core told the kind and the steps, in order. */
  readonly heard: string[];
  /** The members of the port that the core has read or called. */
  readonly seen: ReadonlySet<string>;
}

/**
 * A kind of order that lives only in the tests and differs from the normal one in every member of the port: a price, pieces and a
 * deadline of its own, a wait for others after payment, a list of its own, returns for damage alone. The core does not know it.
 */
export function createToyKind(): ToyKind {
  const deals = new Map<string, Deal>();
  const heard: string[] = [];
  const seen = new Set<string>();
  const dealOf = (subjectId: string | null): Deal => {
    const deal = deals.get(subjectId ?? '');
    if (!deal) throw new ShopError('SKU_GONE');
    return deal;
  };
  const hear = (word: string) => {
    heard.push(word);
    return Promise.resolve();
  };
  const toy: OrderKind = {
    channel: 'woot',
    takesStock: false,
    paidInto: 'awaitingGroup',
    isPromised: true,
    isBoughtAtCheckout: false,
    countsTowardsLimits: false,
    countsAsUnpaid: false,
    isRewarded: false,
    tellsBuyer: false,
    listedIn: 'openBox',
    mayBeReviewed: false,
    mayBeReordered: false,
    isPaidAlone: true,
    unsentGoesTo: 'source',
    balanceOnlySeconds: 120,
    graceSeconds: 5,
    turnOf: (_db, { subjectId }) => Promise.resolve(`toy ${subjectId}`),
    payBy: (_db, { subjectId }) => Promise.resolve(dealOf(subjectId).until),
    lineTerms(_db, { subjectId, lines }) {
      const { priceFen } = dealOf(subjectId);
      const terms = lines.map(({ lineId, sourceId }) =>
        sourceId === null
          ? ([lineId, { unitPriceFen: priceFen }] as const)
          : ([lineId, { channel: 'celebrity', unitPriceFen: priceFen - 100, creditId: sourceId }] as const),
      );
      return Promise.resolve(new Map(terms));
    },
    allowedReturns: (_db, orders) =>
      Promise.resolve(new Map(orders.map(({ id }) => [id, { kinds: ['returnRefund'], reasons: ['damaged'] }]))),
    exactPieces: (_db, orders) =>
      Promise.resolve(new Map(orders.map(({ id }) => [id, { no: 'TOY-1', serial: 'TOY' }]))),
    senders: (_db, orders) =>
      Promise.resolve(new Map(orders.map(({ id }) => [id, { name: '玩具店', phoneNumber: '0571-88880000' }]))),
    lock: (_tx, { to }) => hear(`lock to ${to}`),
    async sharedRefundFen() {
      await hear('shared refund');
      return null;
    },
    async onReserving(_tx, { subjectId, lines }) {
      if (dealOf(subjectId).left < sum(lines)) throw new ShopError('STOCK_SHORT');
      await hear('reserving');
    },
    async onCreated(_tx, { order, lines }) {
      const deal = dealOf(order.subjectId);
      const pieces = sum(await lines());
      deal.left -= pieces;
      await hear('created');
    },
    async onPaid(tx, { order, now }) {
      await hear('paid');
      return dealOf(order.subjectId).fills ? await fill(tx, { order, now }) : null;
    },
    onDispatched: () => hear('dispatched'),
    async onClosed(_tx, { order, lines }) {
      dealOf(order.subjectId).left += sum(await lines());
      await hear('closed');
    },
    onRefunded: (_tx, { pieces, isWhole, wasSent }) =>
      hear(`refunded ${sum(pieces)} ${isWhole ? 'whole' : 'part'} ${wasSent ? 'sent' : 'unsent'}`),
    onReturned: (_tx, { pieces, isSellable }) => hear(`returned ${sum(pieces)} ${isSellable ? 'sellable' : 'broken'}`),
    onCompleted: () => hear('completed'),
  };
  return {
    registry: {
      kinds: { ...orderRegistry.kinds, [TOY]: watched(toy, seen) },
      paymentSteps: [
        async (_tx, { order, lines }) => hear(`step paid ${order.state} ${(await lines()).map(creditOf).join(' ')}`),
      ],
      refundSteps: [
        { at: 'afterMoney', run: (_tx, { afterSale }) => hear(`step after money ${afterSale.moneyFen}`) },
        { at: 'beforeMoney', run: (_tx, { refunded }) => hear(`step before money ${refunded[0]?.pieces}`) },
      ],
      completionSteps: [() => hear('step completed')],
    },
    open(deal) {
      const id = newId();
      deals.set(id, { fills: false, ...deal });
      return id;
    },
    left: (subjectId) => dealOf(subjectId).left,
    heard,
    seen,
  };
}

const sum = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);
const creditOf = ({ creditId }: { readonly creditId: string | null }): string => (creditId === null ? '-' : 'credited');

async function fill(
  tx: Parameters<OrderKind['onPaid']>[0],
  { order, now }: { order: Order; now: Date },
): Promise<Order> {
  return await changeState(tx, { order, step: 'fillGroup', by: { kind: 'shop' }, reason: '已成团', now });
}

/** Notes which members are read, and which functions are called. */
function watched(kind: OrderKind, seen: Set<string>): OrderKind {
  return new Proxy(kind, {
    get(target, name: keyof OrderKind) {
      seen.add(name);
      return target[name];
    },
  });
}
