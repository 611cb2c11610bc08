import { newId } from '@jiwu/kernel';
import { createOrder } from '../../apps/server/src/flows/orders/createOrder.ts';
import { createOrderPayable } from '../../apps/server/src/flows/orders/createOrderPayable.ts';
import { dispatchOrder } from '../../apps/server/src/flows/orders/dispatchOrder.ts';
import { payOrderByBalance } from '../../apps/server/src/flows/orders/payOrderByBalance.ts';
import { quoteOrder } from '../../apps/server/src/flows/orders/queries/quoteOrder.ts';
import type { Order, OrderKindName } from '../../apps/server/src/modules/trade/orders/index.ts';
import type { Buyer } from './makeBuyer.ts';
import type { TestShop } from './startTestShop.ts';
import { TOY, type ToyKind } from './toyKind.ts';

interface Wish {
  readonly kind?: OrderKindName;
  readonly quantity?: number;
  readonly sourceId?: string;
  readonly coupon?: 'best' | 'none';
  readonly useIntegral?: number | 'max';
  readonly skuId?: string;
}

interface Players {
  readonly buyer: Buyer;
  readonly staffId: string;
  /** What is bought unless a wish says otherwise. */
  readonly skuId: string;
}

/** Buys, pays and sends through the toy kind, as a module above the core would. */
export function playToys(shop: TestShop, players: Players) {
  const run: typeof shop.services.db.transact = (work) => shop.services.db.transact(work);
  async function buyThrough(toy: ToyKind, subjectId: string, wish: Wish = {}, now = new Date()) {
    const { userId, addressId } = players.buyer;
    const { quantity = 1, sourceId, skuId = players.skuId } = wish;
    const draft = {
      lines: [{ skuId, quantity }, ...(sourceId ? [{ skuId, quantity: 1, sourceId }] : [])],
      addressId,
      coupon: wish.coupon ?? 'none',
      useIntegral: wish.useIntegral ?? 0,
      delivery: { kind: 'standard' as const },
    };
    const own = { userId, kind: wish.kind ?? TOY, subjectId, now };
    const quote = await quoteOrder(shop.services.db.read, { ...own, draft }, toy.registry.kinds);
    const rest = { quoteKey: quote.key, remark: '', invoice: { kind: 'none' }, fromCart: false } as const;
    const create = () => run((tx) => createOrder(tx, { ...own, ...draft, ...rest, requestKey: newId() }, toy.registry));
    return { quote, create };
  }

  const pay = (toy: ToyKind, order: Order, now = new Date()) =>
    run((tx) => payOrderByBalance(tx, { ...order, now }, createOrderPayable(toy.registry)));

  async function send(toy: ToyKind, order: Order) {
    const trackingNo = `SF14088${String(Math.trunc(Math.random() * 1e8)).padStart(8, '0')}`;
    const parcel = { staffId: players.staffId, no: order.no, carrier: 'sf', trackingNo, now: new Date() };
    return await run((tx) => dispatchOrder(tx, parcel, toy.registry));
  }
  return { buyThrough, pay, send };
}
