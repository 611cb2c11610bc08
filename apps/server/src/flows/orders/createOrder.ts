import { newId } from '@jiwu/kernel';
import { type OrderPrice, priceOrder } from '@jiwu/pricing';
import { type Address, getAddress } from '../../modules/addresses/index.ts';
import { removeSkus } from '../../modules/cart/index.ts';
import { lockCoupon } from '../../modules/coupons/index.ts';
import { holdIntegral } from '../../modules/integral/index.ts';
import { type InvoiceWish, requestOrderInvoice } from './requestOrderInvoice.ts';
import { insertOrder, type Order, type OrderKind, type OrderKinds, type ShipTo } from '../../modules/orders/index.ts';
import { loadOrderFacts, loadPriceFacts, type WantedLine } from '../../modules/quotes/index.ts';
import { type MovedSku, moveStock } from '../../modules/stock/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { assertWithinLimits } from './assertWithinLimits.ts';
import { type Delivery, deliveryChoices, deliveryFeeFen } from './deliveryChoices.ts';
import { markOrderPaid } from './markOrderPaid.ts';
import { kindOf, orderKinds } from './orderKinds.ts';
import { quoteKey } from './quoteKey.ts';
import { refreshFlipped } from './refreshFlipped.ts';
import { couponWish, getSku, provinceOf, wantedLines } from './wantedLines.ts';

interface Input {
  readonly userId: string;
  readonly kind?: string;
  readonly subjectId?: string | null;
  readonly lines: readonly { readonly skuId: string; readonly quantity: number }[];
  readonly addressId: string;
  readonly coupon: 'best' | 'none' | { readonly id: string };
  readonly useIntegral: number | 'max';
  readonly delivery: Delivery;
  /** The price that the buyer saw; the order is made at this price or not at all. */
  readonly quoteKey: string;
  readonly remark: string;
  readonly invoice: InvoiceWish;
  readonly fromCart: boolean;
  /** Of the request: the same one makes one order. */
  readonly requestKey: string;
  readonly now: Date;
}

interface Created {
  readonly order: Order;
  /** For whoever tells the caches after the commit. */
  readonly moved: readonly MovedSku[];
}

/**
 * Makes an order: its stock is reserved, its coupon locked, its integral set aside, all or nothing. Locks in the order of
 * the whole shop: stock by id, what the kind needs, coupon, accounts; the order itself nobody else can know yet.
 */
export async function createOrder(tx: Tx, input: Input, kinds: OrderKinds = orderKinds): Promise<Created> {
  const { userId, now } = input;
  const kindName = input.kind ?? 'normal';
  const kind = kindOf(kinds, kindName);
  const subjectId = input.subjectId ?? null;
  const lines = wantedLines(input.lines);
  // Asked side by side, in one round trip.
  const [address, { facts, skus }] = await Promise.all([
    getAddress(tx, { userId, id: input.addressId }),
    loadFacts(tx, input, { lines, kind }),
  ]);
  if (address.province === '') throw new ShopError('ADDRESS_UNCLEAR');
  const price = await priceNow(tx, { input, kind, subjectId, lines, address, facts, skus });
  if (quoteKey(price) !== input.quoteKey) throw new ShopError('QUOTE_CHANGED', { payFen: price.payFen });
  if (!kind.isPromised) await assertWithinLimits(tx, { userId, lines, skus });

  const id = newId();
  const named = lines.map((line) => ({ line, sku: getSku(skus, line.skuId, kind) }));
  const bought = named.map(({ line, sku }) => ({
    skuId: line.skuId,
    productId: sku.productId,
    quantity: line.quantity,
  }));
  const cause = { kind: 'order', id };
  // Before anything is written: in a rush nearly everyone is refused here.
  const moved = kind.takesStock ? await moveStock(tx, { kind: 'reserve', moves: bought, cause, now }) : [];
  const order = await insertOrder(tx, {
    userId,
    id,
    kind: kindName,
    subjectId,
    takesStock: kind.takesStock,
    lines: named.map(({ line, sku }) => ({ ...sku, lineId: line.lineId, channel: kind.channel })),
    price,
    shipTo: shipTo(address),
    delivery: input.delivery,
    remark: input.remark,
    requestKey: input.requestKey,
    payBy: new Date(now.getTime() + kind.payMinutes * 60_000),
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
  if (input.fromCart) await removeSkus(tx, { userId, skuIds: bought.map(({ skuId }) => skuId) });
  await refreshFlipped(tx, moved);
  if (order.payFen > 0) return { order, moved };
  // Nothing to pay: it is paid.
  const paid = await markOrderPaid(tx, { order, payment: { id: null, with: 'nothing' }, now }, kinds);
  return { order: paid, moved };
}

type Loaded = Awaited<ReturnType<typeof loadOrderFacts>>;

/** Choices that were left to the shop need all that there is to choose from; others only themselves. */
async function loadFacts(
  tx: Tx,
  { userId, coupon, useIntegral, now }: Input,
  { lines, kind }: { lines: readonly WantedLine[]; kind: OrderKind },
): Promise<Loaded> {
  const asked = { userId, lines, channel: kind.channel, alsoOffSale: kind.isPromised, now };
  if (coupon === 'best' || useIntegral === 'max') return await loadPriceFacts(tx, asked);
  return await loadOrderFacts(tx, { ...asked, couponId: coupon === 'none' ? null : coupon.id, integral: useIntegral });
}

interface Pricing extends Loaded {
  readonly input: Input;
  readonly kind: OrderKind;
  readonly subjectId: string | null;
  readonly lines: readonly WantedLine[];
  readonly address: Address;
}

/** The price as of now. */
async function priceNow(tx: Tx, pricing: Pricing): Promise<OrderPrice> {
  const { input, kind, subjectId, lines, address, facts, skus } = pricing;
  const { userId, coupon, useIntegral, now } = input;
  const bought = lines.map((line) => ({ ...line, productId: getSku(skus, line.skuId, kind).productId }));
  const channelPrices = await kind.unitPrices(tx, { userId, subjectId, lines: bought, now });
  const hours = [...skus.values()].map(({ dispatchHours }) => dispatchHours);
  return priceOrder({
    ...facts,
    lines: facts.lines.map((line) => ({ ...line, channelPriceFen: channelPrices.get(line.skuId) ?? null })),
    wishes: { coupon: couponWish(coupon), integral: useIntegral },
    destination: { provinceCode: provinceOf(address.divisionCode) },
    deliveryFen: deliveryFeeFen(input.delivery, deliveryChoices({ dispatchHours: Math.max(...hours), now })),
  });
}

function shipTo({ recipient, phoneNumber, divisionCode, province, city, district, detail }: Address): ShipTo {
  return { recipient, phoneNumber, divisionCode, province, city, district, detail };
}
