import { assert, newIdAt } from '@jiwu/kernel';
import { channels } from '@jiwu/pricing';
import { lastClickQuery } from '../../modules/channels/effectOrders/index.ts';
import type { Address } from '../../modules/people/addresses/index.ts';
import { removeOrdered } from '../../modules/trade/cart/index.ts';
import { lockCoupon } from '../../modules/promotion/coupons/index.ts';
import { holdIntegral } from '../../modules/people/integral/index.ts';
import { type InvoiceWish, requestOrderInvoice } from './requestOrderInvoice.ts';
import {
  insertOrder,
  longestDispatch,
  kindOf,
  type Order,
  type OrderKindName,
  orderTurnOf,
  type ShipTo,
} from '../../modules/trade/orders/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { assertWithinLimits } from './assertWithinLimits.ts';
import { agreeDelivery } from './deliveryChoices.ts';
import { heldUnpaid } from './heldUnpaid.ts';
import { markOrderPaid } from './markOrderPaid.ts';
import type { OrderRegistry } from './OrderRegistry.ts';
import { quoteKey } from './quoteKey.ts';
import { type Draft, priceDraft } from './queries/priceDraft.ts';

interface Input extends Draft {
  readonly userId: string;
  readonly kind?: OrderKindName;
  readonly subjectId?: string | null;
  readonly addressId: string;
  /** The price that the buyer saw; the order is made at this price or not at all. */
  readonly quoteKey: string;
  readonly remark: string;
  readonly invoice: InvoiceWish;
  readonly fromCart: boolean;
  /** Of the request: the same one makes one order. */
  readonly requestKey: string;
  readonly now: Date;
}

/**
 * Makes an order: its stock is reserved, its coupon locked, its integral set aside, all or nothing. Locks in the order of
 * the whole shop: the user's turn, what the kind has set aside, stock by id, what the kind needs, coupon, accounts; the order itself nobody else can know yet.
 */
export async function createOrder(tx: Tx, input: Input, registry: OrderRegistry): Promise<Order> {
  const { userId, now } = input;
  const kindName = input.kind ?? 'normal';
  const kind = kindOf(registry.kinds, kindName);
  const subjectId = input.subjectId ?? null;
  const isLimited = !kind.isPromised && kind.countsTowardsLimits;
  const turn = isLimited || kind.countsAsUnpaid ? orderTurnOf(userId) : undefined;
  const draft = { kind, subjectId, draft: input, purpose: 'order', turn, userId, now } as const;
  const { price, lines, address, choices } = await priceDraft(tx, draft);
  assert(address, 'an order goes to an address');
  if (quoteKey(price) !== input.quoteKey) throw new ShopError('QUOTE_CHANGED', { payFen: price.payFen });
  const payBy = await kind.payBy(tx, { userId, subjectId, now });
  if (isLimited) await assertWithinLimits(tx, { userId, lines }, registry.kinds);

  // Staff look for orders of a product and a time by ids, which are all that lines know of time.
  const id = newIdAt(now);
  const bought = lines.map(({ skuId, quantity, sku }) => ({ skuId, productId: sku.productId, quantity }));
  const cause = { kind: 'order', id };
  await kind.onReserving(tx, { userId, subjectId, orderId: id, lines: bought, now });
  // Before anything is written: in a rush nearly everyone is refused here.
  if (kind.takesStock) await moveStock(tx, { kind: 'reserve', moves: bought, cause, now });
  const order = await insertOrder(tx, {
    userId,
    id,
    kind: kindName,
    subjectId,
    takesStock: kind.takesStock,
    lines: lines.map(({ sku, lineId, terms }) => ({ ...sku, lineId, ...terms })),
    price,
    lastClick: lines.some(({ terms }) => channels[terms.channel].earnsCommission)
      ? lastClickQuery({ userId, now })
      : null,
    unpaid: kind.countsAsUnpaid ? heldUnpaid({ userId, now }, registry.kinds) : null,
    shipTo: shipTo(address),
    delivery: agreeDelivery(input.delivery, choices),
    dispatchHours: longestDispatch(lines.map(({ sku }) => sku)),
    remark: input.remark,
    requestKey: input.requestKey,
    payBy,
    now,
  });
  await kind.onCreated(tx, { order, lines: () => Promise.resolve(bought), now });
  if (order.userCouponId) {
    await lockCoupon(tx, { userId, userCouponId: order.userCouponId, orderId: order.id, now });
  }
  if (order.integral > 0) {
    await holdIntegral(tx, { userId, orderId: id, orderNo: order.no, amount: order.integral, now });
  }
  if (order.payFen > 0) await requestOrderInvoice(tx, { order, amountFen: order.payFen, wish: input.invoice, now });
  if (input.fromCart) await removeOrdered(tx, { userId, lines });
  if (order.payFen > 0) return order;
  // Nothing to pay: it is paid.
  return await markOrderPaid(tx, { order, payment: { id: null, with: 'nothing' }, now }, registry);
}

function shipTo({ recipient, phoneNumber, divisionCode, province, city, district, detail }: Address): ShipTo {
  return { recipient, phoneNumber, divisionCode, province, city, district, detail };
}
