import { z } from 'zod';
import { coupon, userCoupon } from './coupon.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, phoneNumber, text } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';
import { payWay } from './payment.ts';

const day = z.iso.date();

/** A plan that was bought, or waits to be paid. */
const purchase = z.strictObject({
  id,
  plan: z.enum(rules.vip.plans),
  days: count,
  amountFen: fen,
  state: z.enum(rules.vip.purchaseStates),
  createdAt: instant,
  /** Until when it waits to be paid. */
  payBy: instant,
  paidAt: instant.nullable(),
  paidWith: z.enum(rules.payment.gateways).nullable(),
  /** When the money was back where it came from; null while it is on its way. */
  refundedAt: instant.nullable(),
});

/** Answer of `userUpdateDailyVipon`: the same all day. */
export const dailyVipon = z.strictObject({
  isVip: z.boolean(),
  /** Shanghai's. */
  day,
  /** Today's coupon; null for a user without VIP. */
  coupon: userCoupon.nullable(),
  /** Why there is none: 您还不是 VIP… */
  reason: z.string().nullable(),
});

export const vipEndpoints = {
  vipGet: endpoint({
    method: 'GET',
    path: '/vip',
    summary: '我的 VIP：有效期、省了多少、各档价格和续费后的到期日',
    caller: 'user',
    answer: z.strictObject({
      isVip: z.boolean(),
      expiresAt: instant.nullable(),
      /** Whole days that are left, today included. */
      daysLeft: count,
      /** From real orders, since ever. */
      saved: z.strictObject({
        priceFen: fen,
        shippingFen: fen,
        integral: count,
        /** Number of daily coupons used, and the sum of their discounts. */
        coupons: count,
        couponFen: fen,
        /** Prices, shipping and coupons of the last 30 days. */
        recentFen: fen,
      }),
      plans: z.array(
        z.strictObject({
          id: z.enum(rules.vip.plans),
          days: count,
          amountFen: fen,
          /** If it were bought now. */
          until: day,
        }),
      ),
      now: instant,
    }),
  }),
  vipDaily: endpoint({
    method: 'GET',
    path: '/vip/daily',
    summary: 'VIP 日券是什么，近 7 天每天领用的情况；只看不领',
    caller: 'user',
    answer: z.strictObject({
      isVip: z.boolean(),
      coupon,
      /** Seven of Shanghai's days, today the last; null: not taken. */
      days: z.array(z.strictObject({ day, state: z.enum(rules.coupon.states).nullable() })),
    }),
  }),
  vipPurchase: endpoint({
    method: 'POST',
    path: '/vip/purchase',
    summary: '买一档 VIP；付款后生效，天数接在现有的后面',
    caller: 'user',
    body: z.strictObject({ plan: z.enum(rules.vip.plans) }),
    answer: purchase,
    perMinute: 20,
  }),
  vipPurchaseList: endpoint({
    method: 'GET',
    path: '/vip/purchase',
    summary: '我的购买记录，新的在前',
    caller: 'user',
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(purchase), nextCursor: z.string().nullable() }),
  }),
  vipPurchaseGet: endpoint({
    method: 'GET',
    path: '/vip/purchase/:id',
    summary: '一次购买的状态',
    caller: 'user',
    params: z.strictObject({ id }),
    answer: purchase,
    owned: { id: 'vipPurchase' },
  }),
  vipPurchasePay: endpoint({
    method: 'POST',
    path: '/vip/purchase/:id/pay',
    summary: '用微信或支付宝付，得到一次待付的支付',
    caller: 'user',
    params: z.strictObject({ id }),
    body: z.strictObject(payWay),
    answer: z.strictObject({ paymentId: id, amountFen: fen, expiresAt: instant }),
    owned: { id: 'vipPurchase' },
    perMinute: 20,
  }),
  vipPurchasePayBalance: endpoint({
    method: 'POST',
    path: '/vip/purchase/:id/pay/balance',
    summary: '用余额付',
    caller: 'user',
    params: z.strictObject({ id }),
    body: z.strictObject({ password: z.string().regex(rules.wallet.passwordPattern) }),
    answer: purchase,
    owned: { id: 'vipPurchase' },
    perMinute: 20,
  }),
  staffVipList: endpoint({
    method: 'GET',
    path: '/staff/vip',
    summary: 'VIP 购买，新的在前；可只看一个手机号、一种状态的',
    caller: 'staff',
    roles: ['finance'],
    query: z.strictObject({
      phoneNumber: phoneNumber.optional(),
      state: z.enum(rules.vip.purchaseStates).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      items: z.array(purchase.extend({ buyer: z.strictObject({ id, name: z.string() }) })),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffVipRefund: endpoint({
    method: 'POST',
    path: '/staff/vip/:id/refund',
    summary: '全额退回一次 VIP 购买：天数立即收回，钱按原路退；渠道退款失败的可再点一次',
    caller: 'staff',
    roles: ['finance'],
    params: z.strictObject({ id }),
    body: z.strictObject({ note: text(200) }),
    answer: purchase,
    owned: { id: 'vipPurchase' },
  }),
};

export type VipPurchaseAnswer = z.output<typeof purchase>;
