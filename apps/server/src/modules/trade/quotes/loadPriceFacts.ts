import type { OrderLine, PriceFacts } from '@jiwu/pricing';
import type { RawBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listRunningCampaigns } from '../../promotion/campaigns/index.ts';
import { loadSkuFacts, type SkuFacts } from '../../goods/catalogue/index.ts';
import { listCouponFacts } from '../../promotion/coupons/index.ts';
import { loadBuyer } from './loadBuyer.ts';

interface WantedLine {
  /** A fen that cannot be divided goes to the earlier line by this id. */
  readonly lineId: string;
  readonly skuId: string;
  readonly quantity: number;
}

interface Input {
  /** Null: nobody is signed in. */
  readonly userId: string | null;
  readonly lines: readonly WantedLine[];
  /** Lines that were promised are priced although they are off sale. */
  readonly alsoOffSale?: boolean;
  /** As `loadBuyer` has it. */
  readonly turn?: RawBuilder<unknown> | undefined;
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
  const { userId, turn, now } = input;
  const [skus, buyer, campaigns, coupons] = await Promise.all([
    loadSkuFacts(db, skuIdsOf(input)),
    loadBuyer(db, { userId, usesIntegral: true, turn, now }),
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
  const { userId, couponId, turn, now } = input;
  const [skus, buyer, campaigns, coupons] = await Promise.all([
    loadSkuFacts(db, skuIdsOf(input)),
    loadBuyer(db, { userId, usesIntegral: input.integral > 0, turn, now }),
    listRunningCampaigns(db, now),
    couponId === null ? [] : listCouponFacts(db, { userId, userCouponId: couponId, now }),
  ]);
  return { facts: { now, lines: orderLines(input, skus), buyer, campaigns, coupons }, skus };
}

function skuIdsOf({ lines }: Input): string[] {
  return lines.map(({ skuId }) => skuId);
}

/** As ordinary lines: through which channel and at which price of its own each is bought, its kind of order says. */
function orderLines({ lines, alsoOffSale }: Input, skus: LoadedFacts['skus']): OrderLine[] {
  return lines.flatMap(({ lineId, skuId, quantity }) => {
    const sku = skus.get(skuId);
    if (!sku || !(sku.isOnSale || alsoOffSale)) return [];
    return {
      lineId,
      skuId,
      quantity,
      channel: 'normal',
      channelPriceFen: null,
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
