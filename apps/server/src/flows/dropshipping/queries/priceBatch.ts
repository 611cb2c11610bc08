import { createHash } from 'node:crypto';
import { priceOrder, type PriceFacts } from '@jiwu/pricing';
import { assert } from '@jiwu/kernel';
import {
  type Batch,
  groupParcels,
  type ParcelGroup,
  type RowPrice,
} from '../../../modules/channels/dropshipping/index.ts';
import { loadSkuFacts, type SkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { findVip, isVipAt } from '../../../modules/people/vip/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

export interface PricedGroup extends ParcelGroup {
  readonly price: RowPrice;
}

export interface BatchPrice {
  /** Names exactly this price: two prices with the same key ask the same for every row. */
  readonly key: string;
  readonly groups: readonly PricedGroup[];
  readonly skus: ReadonlyMap<string, SkuFacts>;
  /** Pieces of each SKU over the whole batch: by these the tier goes. */
  readonly pieces: ReadonlyMap<string, number>;
  readonly goodsFen: number;
  readonly shippingFen: number;
  readonly payFen: number;
  readonly orders: number;
}

/**
 * What the good rows of a batch cost now. Each row is an order of its own, with its own shipping; the wholesale tier goes by the pieces of
 * its SKU in the whole batch. A row's price follows from SKU, pieces and province, so each combination is priced once.
 */
export async function priceBatch(db: Reader, batch: Batch, now: Date): Promise<BatchPrice> {
  const [parcels, vip] = await Promise.all([groupParcels(db, batch), findVip(db, batch.userId)]);
  const pieces = new Map<string, number>();
  for (const { skuId, pieces: each, rows } of parcels) pieces.set(skuId, (pieces.get(skuId) ?? 0) + each * rows);
  const skus = await loadSkuFacts(db, [...pieces.keys()]);
  const isVip = isVipAt(vip, now);
  const groups = parcels.map((parcel) => {
    const sku = skus.get(parcel.skuId);
    if (!sku?.isOnSale) throw new ShopError('SKU_GONE', {}, { skuId: parcel.skuId });
    return { ...parcel, price: priceParcel(parcel, { sku, tierQuantity: pieces.get(parcel.skuId) ?? 0, isVip, now }) };
  });
  const sum = (of: (price: RowPrice) => number) =>
    groups.reduce((total, { price, rows }) => total + of(price) * rows, 0);
  return {
    key: keyOf(groups),
    groups,
    skus,
    pieces,
    goodsFen: sum(({ goodsFen }) => goodsFen),
    shippingFen: sum(({ shippingFen }) => shippingFen),
    payFen: sum(({ payFen }) => payFen),
    orders: groups.reduce((total, { rows }) => total + rows, 0),
  };
}

interface Terms {
  readonly sku: SkuFacts;
  readonly tierQuantity: number;
  readonly isVip: boolean;
  readonly now: Date;
}

function priceParcel({ pieces, province }: ParcelGroup, { sku, tierQuantity, isVip, now }: Terms): RowPrice {
  const facts: PriceFacts = {
    now,
    lines: [{ ...sku, lineId: '1', channel: 'dropshipping', quantity: pieces, channelPriceFen: null, tierQuantity }],
    // Whoever orders a batch has an approved business; level and integral change nothing of it.
    buyer: { isVip, isBusiness: true, level: '普通用户', integral: 0 },
    campaigns: [],
    coupons: [],
    wishes: { coupon: 'none', integral: 0 },
    destination: { provinceCode: `${province}0000` },
  };
  const price = priceOrder(facts);
  const [line] = price.lines;
  assert(line, 'the one line is priced');
  return {
    unitPriceFen: line.unitPriceFen,
    listFen: line.listFen,
    goodsFen: line.goodsFen,
    shippingFen: price.shippingFen,
    payFen: price.payFen,
    reasons: { unitPrice: line.unitPriceReason, shipping: price.shippingReason },
  };
}

function keyOf(groups: readonly PricedGroup[]): string {
  const counted = groups.map(({ skuId, pieces, province, rows, price: { unitPriceFen, shippingFen } }) => [
    skuId,
    pieces,
    province,
    rows,
    unitPriceFen,
    shippingFen,
  ]);
  return createHash('sha256').update(JSON.stringify(counted)).digest('base64url');
}
