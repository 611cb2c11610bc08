import { businessDay, DAY_MS } from '@jiwu/kernel';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import {
  addCouponCode,
  claimCoupon,
  createCoupon,
  hashCouponCode,
} from '../../apps/server/src/modules/promotion/coupons/index.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { type DemoCoupon, demoCoupons } from './coupons/demoCoupons.ts';
import { idFrom } from './idFrom.ts';

interface Input {
  readonly config: Pick<Config, 'HASH_SECRET'>;
  /** Phone number of the user who has claimed some. */
  readonly phoneNumber: string;
  readonly now: Date;
}

/** Makes the demo coupons that are missing, through the same use cases as the shop. Answers the code that becomes one. */
export async function seedCoupons(db: Database, { config, phoneNumber, now }: Input): Promise<{ code: string }> {
  const rows = await db.read.selectFrom('coupons').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  const user = await findUserByPhone(db.read, phoneNumber);
  const missing = demoCoupons.filter(({ slug }) => !known.has(couponIdOf(slug)));
  for (const coupon of missing) {
    await db.transact(async (tx) => {
      await make(tx, coupon, now);
      const couponId = couponIdOf(coupon.slug);
      if (coupon.code) await addCouponCode(tx, { couponId, codeHash: hashCouponCode(config, coupon.code), now });
      if (coupon.claimedDaysAgo !== undefined && user) {
        await claimCoupon(tx, { userId: user.id, couponId, now: daysAfter(now, -coupon.claimedDaysAgo) });
      }
    });
  }
  return { code: demoCoupons.find(({ code }) => code)?.code ?? '' };
}

const couponIdOf = (slug: string) => idFrom('coupon', slug);
const tomorrowAtTen = (now: Date) => new Date(`${businessDay(daysAfter(now, 1))}T10:00:00+08:00`);
const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

async function make(tx: Tx, coupon: DemoCoupon, now: Date): Promise<void> {
  const claimedDaysAgo = coupon.claimedDaysAgo ?? 0;
  // A coupon that is expired for the demo user is over for everyone.
  const isOver = claimedDaysAgo > coupon.days;
  await createCoupon(
    tx,
    {
      id: couponIdOf(coupon.slug),
      name: coupon.name,
      kind: coupon.kind,
      thresholdFen: coupon.thresholdFen,
      offFen: coupon.offFen ?? null,
      rateBp: coupon.rateBp ?? null,
      capFen: coupon.capFen ?? null,
      scope: coupon.scope,
      window: { days: coupon.days },
      isPublic: coupon.code === undefined,
      claimFrom: coupon.isComing ? tomorrowAtTen(now) : daysAfter(now, -claimedDaysAgo - 1),
      claimUntil: daysAfter(now, isOver ? -1 : 60),
      totalLimit: coupon.totalLimit ?? 10_000,
      perUserLimit: 1,
    },
    now,
  );
}
