import { assert } from '@jiwu/kernel';
import type { RawBuilder } from 'kysely';
import { type OrderLine, type OrderPrice, type PriceFacts, priceOrder } from '@jiwu/pricing';
import type { SkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { type Address, getAddress, listAddresses } from '../../../modules/people/addresses/index.ts';
import type { LineTerms, OrderKind } from '../../../modules/trade/orders/index.ts';
import { loadOrderFacts, loadPriceFacts } from '../../../modules/trade/quotes/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { assertSize } from '../assertSize.ts';
import { type Delivery, type DeliveryChoices, deliveryChoices, deliveryFeeFen } from '../deliveryChoices.ts';
import { type WantedLine, wantedLines, type WishedLine } from '../wantedLines.ts';

/** What someone wants to buy, and how they want it priced and sent. */
export interface Draft {
  readonly lines: readonly WishedLine[];
  readonly addressId: string | null;
  readonly coupon: 'best' | 'none' | { readonly id: string };
  readonly useIntegral: number | 'max';
  readonly delivery: Delivery;
}

interface Input {
  readonly userId: string;
  readonly kind: OrderKind;
  /** What the kind hangs on: a group, a deal, a unit. */
  readonly subjectId: string | null;
  readonly draft: Draft;
  /** `quote` also explains what else could be chosen; `order` needs only what its own choice hangs on, and an address. */
  readonly purpose: 'quote' | 'order';
  /** The turn that an order takes: it rides in the statement about the buyer. */
  readonly turn?: RawBuilder<unknown> | undefined;
  readonly now: Date;
}

/** A line with what it is, and how its kind of order says that it is bought. */
export interface DraftLine extends WantedLine {
  readonly sku: SkuFacts;
  readonly terms: LineTerms;
}

export interface PricedDraft {
  readonly price: OrderPrice;
  readonly lines: readonly DraftLine[];
  /** The one that was asked for, else the buyer's first; null as long as they have none. */
  readonly address: Address | null;
  readonly buyer: PriceFacts['buyer'];
  readonly choices: DeliveryChoices;
}

/**
 * The price of a draft as of now: the one place where facts, the kind's terms, address and wishes come together. The quote shows it,
 * the order is made by it, and `quoteKey` compares the two.
 */
export async function priceDraft(db: Reader, input: Input): Promise<PricedDraft> {
  const { userId, kind, subjectId, draft, now } = input;
  const wanted = wantedLines(draft.lines);
  // Asked side by side, in one round trip.
  const [address, { facts, skus }] = await Promise.all([findAddress(db, input), loadFacts(db, input, wanted)]);
  if (input.purpose === 'order' && address?.province === '') throw new ShopError('ADDRESS_UNCLEAR');
  // What was promised is counted already.
  if (!kind.isPromised) assertSize(wanted, facts.buyer);
  const known = wanted.map((line) => ({ ...line, sku: getSku(skus, line.skuId, kind) }));
  const bought = known.map(({ sku, ...line }) => ({ ...line, productId: sku.productId }));
  const terms = await kind.lineTerms(db, { userId, subjectId, lines: bought, now });
  const lines = known.map((line) => ({ ...line, terms: { channel: kind.channel, ...terms.get(line.lineId) } }));
  const isSentAtOnce = kind.paidInto === 'awaitingDispatch';
  const choices = deliveryChoices({ goods: lines.map(({ sku }) => sku), address, isSentAtOnce, now });
  const price = priceOrder({
    ...facts,
    lines: facts.lines.map((line) => onTerms(line, lines)),
    wishes: { coupon: couponWish(draft.coupon), integral: draft.useIntegral },
    destination: address ? { provinceCode: provinceOf(address.divisionCode) } : null,
    deliveryFen: deliveryFeeFen(draft.delivery, choices),
  });
  return { price, lines, address, buyer: facts.buyer, choices };
}

async function findAddress(db: Reader, { userId, draft }: Input): Promise<Address | null> {
  if (draft.addressId) return await getAddress(db, { userId, id: draft.addressId });
  return (await listAddresses(db, { userId }))[0] ?? null;
}

/** Choices that are left to the shop, or shown, need all that there is to choose from; others only themselves. */
async function loadFacts(db: Reader, { userId, kind, draft, purpose, turn, now }: Input, lines: readonly WantedLine[]) {
  const asked = { userId, lines, alsoOffSale: kind.isPromised, turn, now };
  const { coupon, useIntegral } = draft;
  if (purpose === 'quote' || coupon === 'best' || useIntegral === 'max') return await loadPriceFacts(db, asked);
  return await loadOrderFacts(db, { ...asked, couponId: coupon === 'none' ? null : coupon.id, integral: useIntegral });
}

function onTerms(line: OrderLine, lines: readonly DraftLine[]): OrderLine {
  const terms = lines.find(({ lineId }) => lineId === line.lineId)?.terms;
  assert(terms, `line ${line.lineId} has its terms`);
  const { channel, unitPriceFen = null, tierQuantity } = terms;
  return { ...line, channel, channelPriceFen: unitPriceFen, ...(tierQuantity === undefined ? {} : { tierQuantity }) };
}

function getSku(skus: ReadonlyMap<string, SkuFacts>, skuId: string, { isPromised }: OrderKind): SkuFacts {
  const sku = skus.get(skuId);
  if (!sku || !(sku.isOnSale || isPromised)) throw new ShopError('SKU_GONE', {}, { skuId });
  return sku;
}

function couponWish(coupon: Draft['coupon']): PriceFacts['wishes']['coupon'] {
  return typeof coupon === 'string' ? coupon : { couponId: coupon.id };
}

/** Of a division's code: its first two digits. */
function provinceOf(divisionCode: string): string {
  return `${divisionCode.slice(0, 2)}0000`;
}
