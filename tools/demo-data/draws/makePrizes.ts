import { DAY_MS } from '@jiwu/kernel';
import { createCoupon } from '../../../apps/server/src/modules/promotion/coupons/index.ts';
import type { NewPrize } from '../../../apps/server/src/modules/promotion/draws/index.ts';
import { loadSkuFacts } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { idFrom } from '../idFrom.ts';
import { findDemoSku } from '../orders/findDemoSku.ts';
import { demoPrizes } from './demoPrizes.ts';

/** The demo prizes with the ids of their goods and coupons; coupons that are missing are made. */
export async function makePrizes(tx: Tx, now: Date): Promise<NewPrize[]> {
  const prizes: NewPrize[] = [];
  for (const { name, weight, stock, what } of demoPrizes) {
    const common = { name, weight, stock, couponId: null, amount: null, skuId: null };
    if (what.kind === 'integral') {
      // 100 integral are worth 1 yuan.
      prizes.push({ ...common, kind: 'integral', amount: what.amount, valueFen: what.amount });
    } else if (what.kind === 'coupon') {
      const couponId = await makeCoupon(tx, { ...what, name, now });
      prizes.push({ ...common, kind: 'coupon', couponId, valueFen: what.offFen });
    } else {
      const skuId = await findDemoSku(tx, { title: what.title, quantity: stock ?? 1 });
      const valueFen = (await loadSkuFacts(tx, [skuId])).get(skuId)?.priceFen ?? 0;
      prizes.push({ ...common, kind: 'goods', skuId, valueFen });
    }
  }
  return prizes;
}

async function makeCoupon(
  tx: Tx,
  { slug, offFen, name, now }: { slug: string; offFen: number; name: string; now: Date },
): Promise<string> {
  const id = idFrom('coupon', slug);
  const known = await tx.selectFrom('coupons').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return id;
  const coupon = {
    id,
    name,
    kind: 'noThreshold',
    thresholdFen: 0,
    offFen,
    rateBp: null,
    capFen: null,
    scope: { kind: 'all' },
    window: { days: 7 },
    isPublic: false,
    claimFrom: new Date(now.getTime() - 100 * DAY_MS),
    claimUntil: new Date(now.getTime() + 1000 * DAY_MS),
    totalLimit: 30_000,
    perUserLimit: 30_000,
  } as const;
  return await createCoupon(tx, coupon, now);
}
