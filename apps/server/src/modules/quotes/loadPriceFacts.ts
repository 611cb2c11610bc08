import type { Channel, OrderLine, PriceFacts } from '@jiwu/pricing';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { listRunningCampaigns } from '../campaigns/index.ts';
import { loadSkuFacts, type SkuFacts } from '../catalogue/index.ts';
import { listCouponFacts } from '../coupons/index.ts';
import { loadBuyer } from './loadBuyer.ts';

export interface WantedLine {
  /** A fen that cannot be divided goes to the earlier line by this id. */
  readonly lineId: string;
  readonly skuId: string;
  readonly quantity: number;
}

interface Input {
  /** Null: nobody is signed in. */
  readonly userId: string | null;
  readonly lines: readonly WantedLine[];
  readonly channel?: Channel;
  /** The channel's price of a SKU, where it has one of its own. */
  readonly channelPrices?: ReadonlyMap<string, number>;
  /** Lines that were promised are priced although they are off sale. */
  readonly alsoOffSale?: boolean;
  readonly now: Date;
}

type Facts = Omit<PriceFacts, 'wishes' | 'destination'>;

interface LoadedFacts {
  readonly facts: Facts;
  /** By SKU, also of those that are no longer on sale; SKUs that never were are missing. */
  readonly skus: ReadonlyMap<string, SkuFacts>;
}

/** All that the price of these lines depends on. Lines that nobody can buy are left out of the facts. */
export async function loadPriceFacts(db: Reader, input: Input): Promise<LoadedFacts> {
  const { userId, now } = input;
  const [skus, buyer, campaigns, coupons] = await Promise.all([
    loadSkuFacts(db, skuIdsOf(input)),
    loadBuyer(db, { userId, usesIntegral: true, now }),
    listRunningCampaigns(db, now),
    userId === null ? [] : listCouponFacts(db, { userId, now }),
  ]);
  return { facts: { now, lines: orderLines(input, skus), buyer, campaigns, coupons }, skus };
}

/** The same for an order that is being made: only what its own choice hangs on. */
export async function loadOrderFacts(
  db: Reader,
  input: Input & { readonly userId: string; readonly couponId: string | null; readonly integral: number },
): Promise<LoadedFacts> {
  const { userId, couponId, now } = input;
  const [skus, buyer, campaigns, coupons] = await Promise.all([
    loadSkuFacts(db, skuIdsOf(input)),
    loadBuyer(db, { userId, usesIntegral: input.integral > 0, now }),
    listRunningCampaigns(db, now),
    couponId === null ? [] : listCouponFacts(db, { userId, userCouponId: couponId, now }),
  ]);
  return { facts: { now, lines: orderLines(input, skus), buyer, campaigns, coupons }, skus };
}

function skuIdsOf({ lines }: Input): string[] {
  return lines.map(({ skuId }) => skuId);
}

function orderLines(
  { lines, channel = 'normal', channelPrices, alsoOffSale }: Input,
  skus: LoadedFacts['skus'],
): OrderLine[] {
  return lines.flatMap(({ lineId, skuId, quantity }) => {
    const sku = skus.get(skuId);
    if (!sku || !(sku.isOnSale || alsoOffSale)) return [];
    return {
      lineId,
      skuId,
      quantity,
      channel,
      channelPriceFen: channelPrices?.get(skuId) ?? null,
      productId: sku.productId,
      categoryPath: sku.categoryPath,
      priceFen: sku.priceFen,
      vipPriceFen: sku.vipPriceFen,
      wholesale: sku.wholesale,
      weightGrams: sku.weightGrams,
      shippingTemplate: sku.shippingTemplate,
    };
  });
}
