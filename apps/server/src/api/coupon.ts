import type { couponEndpoints } from '@jiwu/contract';
import { describeUserCoupon, describeUserCoupons } from '../flows/coupons/queries/describeCoupons.ts';
import { listCouponOffers } from '../flows/coupons/queries/listCouponOffers.ts';
import * as coupons from '../modules/promotion/coupons/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const couponHandlers = {
  async couponList(context, { query }) {
    const { clock, db } = context.services;
    const { userId } = context.user();
    const now = clock();
    const [counts, page] = await Promise.all([
      coupons.countUserCoupons(db.read, { userId, now }),
      coupons.listUserCoupons(db.read, { userId, state: query.state ?? 'unused', cursor: query.cursor, now }),
    ]);
    return {
      counts,
      items: await describeUserCoupons(db.read, { userId, held: page.items }),
      nextCursor: page.nextCursor,
      now: now.toISOString(),
    };
  },

  async couponOffers(context, { query }) {
    const { clock, db } = context.services;
    return await listCouponOffers(db.read, {
      productIds: query.products ?? null,
      userId: context.caller?.userId ?? null,
      now: clock(),
    });
  },

  async couponClaim(context, { params }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      const held = await coupons.claimCoupon(tx, { userId, couponId: params.id, now: context.services.clock() });
      return await describeUserCoupon(tx, { userId, held });
    });
  },

  async couponRemind(context, { params }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      const input = { userId, couponId: params.id, now: context.services.clock() };
      return { opensAt: (await coupons.remindOfCoupon(tx, input)).toISOString() };
    });
  },

  async couponRedeem(context, { body }) {
    const { services, addressKey } = context;
    const { userId } = context.user();
    const codeHash = coupons.hashCouponCode(services.config, body.code);
    return await coupons.limitTries(services, { userId, addressKey }, () =>
      context.write(async (tx) => {
        const held = await coupons.redeemCode(tx, { userId, codeHash, now: services.clock() });
        return await describeUserCoupon(tx, { userId, held });
      }),
    );
  },
} satisfies HandlersOf<typeof couponEndpoints>;
