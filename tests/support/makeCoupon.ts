import { DAY_MS } from '@jiwu/kernel';
import {
  addCouponCode,
  createCoupon,
  hashCouponCode,
  type NewCoupon,
} from '../../apps/server/src/modules/promotion/coupons/index.ts';
import type { TestShop } from './startTestShop.ts';

/** A coupon that anyone can claim: 全场满 199 减 20, good for 7 days, unless the wish says otherwise. */
export async function makeCoupon(
  { services }: Pick<TestShop, 'services'>,
  wish: Partial<NewCoupon> = {},
): Promise<string> {
  const now = services.clock();
  const coupon: NewCoupon = {
    name: '全场满 199 减 20',
    kind: 'fullReduction',
    thresholdFen: 19_900,
    offFen: 2000,
    rateBp: null,
    capFen: null,
    scope: { kind: 'all' },
    window: { days: 7 },
    isPublic: true,
    claimFrom: new Date(now.getTime() - DAY_MS),
    claimUntil: new Date(now.getTime() + 30 * DAY_MS),
    totalLimit: 1000,
    perUserLimit: 1,
    ...wish,
  };
  return await services.db.transact((tx) => createCoupon(tx, coupon, now));
}

/** A code for a coupon; answers the code. */
export async function makeCode({ services }: TestShop, couponId: string, code: string): Promise<string> {
  const codeHash = hashCouponCode(services.config, code);
  await services.db.transact((tx) => addCouponCode(tx, { couponId, codeHash, now: services.clock() }));
  return code;
}
