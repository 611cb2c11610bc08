import { loadSkuFacts } from '../../modules/catalogue/index.ts';
import { findCouponSupply } from '../../modules/coupons/index.ts';
import { commitPeriod, type DrawPeriod, sumPromised } from '../../modules/draws/index.ts';
import { listAvailable } from '../../modules/stock/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

type Input = Parameters<typeof commitPeriod>[1];

/** Promises a period, if all that can be won in it can be given: a draw must never be refused for want of its prize. */
export async function commitDrawPeriod(tx: Tx, input: Input): Promise<DrawPeriod> {
  const period = await commitPeriod(tx, input);
  // With those of this period, which is written already.
  const promised = await sumPromised(tx, input.now);
  for (const [position, { couponId, skuId, valueFen }] of input.prizes.entries()) {
    const id = couponId ?? skuId;
    if (id === null) continue;
    const free = couponId === null ? await piecesOf(tx, id, valueFen) : await couponsLeft(tx, couponId, input);
    if ((promised.get(id) ?? 0) > free) throw new ShopError('DRAW_PERIOD_REFUSED', {}, { because: 'supply', position });
  }
  return period;
}

/**
 * None of what is limited per user: whoever has bought as many could not claim what they win. None that is said to be worth less
 * than it costs: the law's limit is on what a prize is worth.
 */
async function piecesOf(tx: Tx, skuId: string, valueFen: number): Promise<number> {
  const sku = (await loadSkuFacts(tx, [skuId])).get(skuId);
  if (!sku?.isOnSale || sku.limitPerUser !== null || valueFen < sku.priceFen) return 0;
  return (await listAvailable(tx, [sku.productId])).get(skuId) ?? 0;
}

/** Coupons that nobody gets in another way, and that may be given as long as the period runs. */
async function couponsLeft(tx: Tx, couponId: string, { startsAt, endsAt }: Input): Promise<number> {
  const supply = await findCouponSupply(tx, couponId);
  if (!supply || supply.isClaimable || supply.claimFrom > startsAt || supply.claimUntil < endsAt) return 0;
  return supply.left;
}
