import type { Answer, staffDrawEndpoints } from '@jiwu/contract';
import { findProductTitles, findSkuLabels, loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { findCouponNames } from '../../../modules/promotion/coupons/index.ts';
import {
  countClaims,
  type DrawPrize,
  getPeriod,
  listPrizes,
  prizeWorthFen,
} from '../../../modules/promotion/draws/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeStaffPeriod } from './describeStaffPeriods.ts';
import { prizesInForce } from './prizesInForce.ts';

type Described = Answer<(typeof staffDrawEndpoints)['staffDrawGet']>;

/** One period with its prizes, as staff see them. */
export async function loadStaffPeriod(db: Reader, { id, now }: { id: string; now: Date }): Promise<Described> {
  const [period, prizes] = await Promise.all([getPeriod(db, id), listPrizes(db, id)]);
  return { ...describeStaffPeriod(period, { prizes, now }), prizes: await describePrizes(db, { id, prizes }) };
}

async function describePrizes(
  db: Reader,
  { id, prizes }: { id: string; prizes: readonly DrawPrize[] },
): Promise<Described['prizes']> {
  const skuIds = prizes.flatMap(({ skuId }) => skuId ?? []);
  const couponIds = prizes.flatMap(({ couponId }) => couponId ?? []);
  const ofGoods = prizes.filter(({ skuId }) => skuId !== null);
  const [skus, labels, coupons, claims] = await Promise.all([
    loadSkuFacts(db, skuIds),
    findSkuLabels(db, skuIds),
    findCouponNames(db, couponIds),
    countClaims(db, { periodId: id, positions: ofGoods.map(({ position }) => position) }),
  ]);
  const titles = await findProductTitles(
    db,
    [...skus.values()].map(({ productId }) => productId),
  );
  return prizesInForce(prizes).map(({ prize, known }) => {
    const { won, amount, skuId, couponId } = prize;
    const sku = skuId === null ? undefined : skus.get(skuId);
    return {
      ...known,
      won,
      worthFen: prizeWorthFen(prize),
      amount,
      coupon: couponId === null ? null : { id: couponId, name: coupons.get(couponId) ?? '' },
      goods:
        sku && skuId !== null
          ? {
              skuId,
              productId: sku.productId,
              title: titles.get(sku.productId) ?? '',
              skuLabel: labels.get(skuId) ?? '',
            }
          : null,
      claims: skuId === null ? null : (claims.get(known.position) ?? { claimed: 0, waiting: 0, lapsed: 0 }),
    };
  });
}
