import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, text } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';
import { staffCoupon } from './staffCoupon.ts';
import { orderNo } from './staffOrderParts.ts';

const staff = { caller: 'staff', roles: ['orders'] } as const;
const ofUser = { ...staff, params: z.strictObject({ id }), publicIds: ['id'] } as const;
const ofOrder = { ...staff, params: z.strictObject({ no: orderNo }) } as const;
const gift = { couponId: id, reason: text(rules.coupon.compensation.reasonMax) };

const compensations = z.strictObject({
  /** What can be given now. */
  choices: z.array(staffCoupon),
  /** How many more this user may be given for the present. */
  left: count,
  /** The newest first: what this user was given, or for this order. */
  given: z.array(
    z.strictObject({
      id,
      name: z.string(),
      byName: z.string(),
      reason: z.string(),
      /** Null: for no order. */
      orderNo: z.string().nullable(),
      givenAt: instant,
      validUntil: instant,
      state: z.enum(rules.coupon.states),
    }),
  ),
});

/** A coupon for one user when something went wrong. What is worth more goes through a second person, as a change of the balance. */
export const staffCompensationEndpoints = {
  staffUserCompensations: endpoint({
    method: 'GET',
    path: '/staff/user/:id/coupon',
    summary: '能补给这位用户的优惠券、还能补几张、补过什么',
    ...ofUser,
    answer: compensations,
  }),
  staffUserCompensate: endpoint({
    method: 'POST',
    path: '/staff/user/:id/coupon',
    summary: '补一张优惠券给用户，写明理由；用户会收到消息',
    ...ofUser,
    publicIds: ['id', 'couponId'],
    body: z.strictObject(gift),
    answer: nothing,
    perMinute: 20,
  }),
  staffOrderCompensations: endpoint({
    method: 'GET',
    path: '/staff/order/:no/coupon',
    summary: '为这笔订单能补的优惠券、还能补几张、补过什么',
    ...ofOrder,
    answer: compensations,
  }),
  staffOrderCompensate: endpoint({
    method: 'POST',
    path: '/staff/order/:no/coupon',
    summary: '为一笔订单补一张优惠券给买家，一笔只补一次，写明理由；买家会收到消息',
    ...ofOrder,
    publicIds: ['couponId'],
    body: z.strictObject(gift),
    answer: nothing,
    perMinute: 20,
  }),
};

export type Compensations = z.output<typeof compensations>;
