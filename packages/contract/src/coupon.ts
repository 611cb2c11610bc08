import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idList, instant, opaqueKey } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

/** A coupon's discount and the goods that it applies to. */
export const coupon = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(rules.coupon.kinds),
  /** Least amount of matching goods; 0 when the coupon has no threshold. */
  thresholdFen: fen,
  offFen: fen.nullable(),
  /** Rate of a percentage coupon that the buyer still pays: 9500 is 9.5 折. */
  rateBp: count.nullable(),
  capFen: fen.nullable(),
  scope: z.strictObject({
    kind: z.enum(rules.coupon.scopes),
    categories: z.array(z.strictObject({ id: z.string(), name: z.string(), parentName: z.string().nullable() })),
    /** Of a coupon for exactly one product. */
    productId: id.nullable(),
    channel: z.enum(rules.coupon.channels).nullable(),
    /** Products on sale that it is good for; null for all, and for a channel. */
    goodsCount: count.nullable(),
  }),
});

/** A coupon that a user holds. */
export const userCoupon = z.strictObject({
  id,
  coupon,
  state: z.enum(rules.coupon.states),
  source: z.enum(rules.coupon.sources),
  validFrom: instant,
  validUntil: instant,
  /** The order that locked or used it. */
  orderId: id.nullable(),
  orderNo: z.string().nullable(),
  usedAt: instant.nullable(),
});

export const couponEndpoints = {
  couponList: endpoint({
    method: 'GET',
    path: '/coupon',
    summary: '我的优惠券，按状态看；快到期的在前',
    caller: 'user',
    query: z.strictObject({
      state: z.enum(rules.coupon.states).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      counts: z.strictObject({ unused: count, locked: count, used: count, expired: count }),
      items: z.array(userCoupon),
      nextCursor: z.string().nullable(),
      /** The server's clock: the page works out from it which coupons expire soon. */
      now: instant,
    }),
  }),
  couponOffers: endpoint({
    method: 'GET',
    path: '/coupon/offer',
    summary: '现在可领和 7 天内开领的优惠券；可只看几件商品现在能领的；门槛低的在前；登录后还说明是否领过',
    caller: 'anyone',
    query: z.strictObject({ products: idList(rules.coupon.askedProducts).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          coupon,
          /** Of the products that were asked about, those that it is good for; null when none were. */
          goodFor: z.array(id).nullable(),
          /** When it would be good: until a moment, or so many days from the claim, that day being the first. */
          validFrom: instant.nullable(),
          validUntil: instant.nullable(),
          validDays: count.nullable(),
          claimFrom: instant,
          claimUntil: instant,
          perUserLimit: count,
          totalLimit: count,
          /** Percentage of the coupons that can still be claimed; 0 only when none is left. */
          leftPercent: count,
          /** Number of these coupons that the caller has claimed so far. */
          held: count,
          /** End of the caller's last coupon of these that is still usable. */
          heldUntil: instant.nullable(),
          /** Whether the caller can claim one, or why not. */
          state: z.enum(['claimable', 'soon', 'claimed', 'gone']),
          /** Whether the caller is told when it opens. */
          isReminded: z.boolean(),
        }),
      ),
    }),
  }),
  couponClaim: endpoint({
    method: 'POST',
    path: '/coupon/:id/claim',
    summary: '领一张优惠券',
    caller: 'user',
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body: z.strictObject({}),
    answer: userCoupon,
    perMinute: 60,
  }),
  couponRemind: endpoint({
    method: 'POST',
    path: '/coupon/:id/remind',
    summary: '还没开领的券，开领时提醒一次',
    caller: 'user',
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body: z.strictObject({}),
    answer: z.strictObject({ opensAt: instant }),
    perMinute: 60,
  }),
  couponRedeem: endpoint({
    method: 'POST',
    path: '/coupon/redeem',
    summary: '用兑换码换一张优惠券',
    caller: 'user',
    body: z.strictObject({ code: z.string().trim().toUpperCase().regex(rules.coupon.codePattern) }),
    answer: userCoupon,
    perMinute: 20,
  }),
};
