import { loadSkuFacts } from '../../modules/catalogue/index.ts';
import { findCouponSupply } from '../../modules/coupons/index.ts';
import { commitPeriod, type DrawPeriod, sumPromisedCoupons } from '../../modules/draws/index.ts';
import { type MovedSku, moveStock } from '../../modules/stock/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { refreshFlipped } from '../orders/refreshFlipped.ts';
import { prizeMoves } from './prizeMoves.ts';

type Input = Parameters<typeof commitPeriod>[1];

interface Committed {
  readonly period: DrawPeriod;
  /** For whoever tells the caches after the commit. */
  readonly moved: readonly MovedSku[];
}

/**
 * Promises a period, if all that can be won in it can be given: a draw must never be refused for want of its prize. The pieces
 * of goods are set aside now, so that nobody buys what somebody wins.
 */
export async function commitDrawPeriod(tx: Tx, input: Input): Promise<Committed> {
  const period = await commitPeriod(tx, input);
  await assertCoupons(tx, input);
  return { period, moved: await setAside(tx, { periodId: period.id, input }) };
}

async function assertCoupons(tx: Tx, input: Input): Promise<void> {
  // With those of this period, which is written already.
  const promised = await sumPromisedCoupons(tx, input.now);
  for (const [position, { couponId }] of input.prizes.entries()) {
    if (couponId !== null && (promised.get(couponId) ?? 0) > (await couponsLeft(tx, couponId, input)))
      throw unsupplied(position);
  }
}

/** Coupons that nobody gets in another way, and that may be given as long as the period runs. */
async function couponsLeft(tx: Tx, couponId: string, { startsAt, endsAt }: Input): Promise<number> {
  const supply = await findCouponSupply(tx, couponId);
  if (!supply || supply.isClaimable || supply.claimFrom > startsAt || supply.claimUntil < endsAt) return 0;
  return supply.left;
}

async function setAside(tx: Tx, { periodId, input }: { periodId: string; input: Input }): Promise<MovedSku[]> {
  const { prizes, now } = input;
  const skus = await loadSkuFacts(
    tx,
    prizes.flatMap(({ skuId }) => skuId ?? []),
  );
  // None that is said to be worth less than it costs: the law's limit is on what a prize is worth.
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
  const moved = await moveStock(tx, { kind: 'reserve', moves, cause, now }).catch((error: unknown) => {
    if (!(error instanceof ShopError && error.errorCode === 'STOCK_SHORT')) throw error;
    const { skuId: short } = error.data as { skuId: string };
    throw unsupplied(prizes.findIndex(({ skuId }) => skuId === short));
  });
  await refreshFlipped(tx, moved);
  return moved;
}

function unsupplied(position: number): ShopError {
  return new ShopError('DRAW_PERIOD_REFUSED', {}, { because: 'supply', position });
}
