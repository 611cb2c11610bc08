import { loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import { findCouponSupply } from '../../modules/promotion/coupons/index.ts';
import { commitPeriod, type DrawPeriod, sumPromisedCoupons } from '../../modules/promotion/draws/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { prizeMoves } from './queries/prizeMoves.ts';

type Input = Parameters<typeof commitPeriod>[1];

/**
 * Commits a period, if every prize of it can be given: a draw must never be refused for want of its prize. The pieces of goods
 * are reserved now, so that no buyer takes a promised prize.
 */
export async function commitDrawPeriod(tx: Tx, input: Input): Promise<DrawPeriod> {
  const period = await commitPeriod(tx, input);
  await assertCoupons(tx, input);
  await setAside(tx, { periodId: period.id, input });
  return period;
}

async function assertCoupons(tx: Tx, input: Input): Promise<void> {
  // With those of this period, which is written already.
  const promised = await sumPromisedCoupons(tx, input.now);
  for (const [position, { couponId }] of input.prizes.entries()) {
    if (couponId !== null && (promised.get(couponId) ?? 0) > (await couponsLeft(tx, couponId, input)))
      throw unsupplied(position);
  }
}

/** Coupons that can be got in no other way, and that may be given as long as the period runs. */
async function couponsLeft(tx: Tx, couponId: string, { startsAt, endsAt }: Input): Promise<number> {
  const supply = await findCouponSupply(tx, couponId);
  if (!supply || supply.isClaimable || supply.claimFrom > startsAt || supply.claimUntil < endsAt) return 0;
  return supply.left;
}

async function setAside(tx: Tx, { periodId, input }: { periodId: string; input: Input }): Promise<void> {
  const { prizes, now } = input;
  const skus = await loadSkuFacts(
    tx,
    prizes.flatMap(({ skuId }) => skuId ?? []),
  );
  // A stated value below the price is refused: the law limits the real value of a prize.
  const wrong = prizes.findIndex(({ skuId, valueFen }) => {
    const sku = skuId === null ? undefined : skus.get(skuId);
    return skuId !== null && (!sku?.isOnSale || valueFen < sku.priceFen);
  });
  if (wrong !== -1) throw unsupplied(wrong);
  const moves = await prizeMoves(
    tx,
    prizes.map(({ skuId, stock }) => ({ skuId, quantity: stock ?? 0 })),
  );
  const cause = { kind: 'drawPeriod', id: periodId };
  await moveStock(tx, { kind: 'reserve', moves, cause, now }).catch((error: unknown) => {
    if (!(error instanceof ShopError && error.errorCode === 'STOCK_SHORT')) throw error;
    const { skuId: short } = error.data as { skuId: string };
    throw unsupplied(prizes.findIndex(({ skuId }) => skuId === short));
  });
}

function unsupplied(position: number): ShopError {
  return new ShopError('DRAW_PERIOD_REFUSED', {}, { because: 'supply', position });
}
