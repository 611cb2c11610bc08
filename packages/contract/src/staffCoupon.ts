import { z } from 'zod';
import { coupon } from './coupon.ts';
import { discountPreview } from './discountPreview.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';

const staff = { caller: 'staff', roles: ['marketing'] } as const;
const params = z.strictObject({ id });
const categoryId = z.string().regex(rules.wordPattern);
const sum = z.number().int().min(1).max(100_000_000);
const { desk } = rules.coupon;

/** What it takes off, by its kind. */
const termsOf = {
  fullReduction: z.strictObject({ kind: z.literal('fullReduction'), thresholdFen: sum, offFen: sum }),
  discount: z.strictObject({
    kind: z.literal('discount'),
    thresholdFen: z.number().int().min(0).max(100_000_000),
    /** What is still paid: 9500 is 9.5 折. */
    rateBp: z.number().int().min(1).max(9999),
    capFen: sum,
  }),
  noThreshold: z.strictObject({ kind: z.literal('noThreshold'), offFen: sum }),
};

const goods = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('categories'), categoryIds: z.array(categoryId).min(1).max(20) }),
  z.strictObject({ kind: z.literal('products'), productIds: z.array(id).min(1).max(500) }),
  z.strictObject({ kind: z.literal('channel'), channel: z.enum(rules.coupon.channels) }),
]);

const terms = z.discriminatedUnion('kind', [termsOf.fullReduction, termsOf.discount, termsOf.noThreshold]);
const limits = {
  totalLimit: z.number().int().min(1).max(desk.totalMax),
  perUserLimit: z.number().int().min(1).max(desk.perUserMax),
};
/** The version that the editor was opened with. */
const version = z.number().int().min(1).max(1_000_000_000);

/** A coupon with how it is given. */
export const staffCoupon = coupon.extend({
  /** When it can be used: between two moments, or so many days from the claim. */
  window: z.union([z.strictObject({ from: instant, until: instant }), z.strictObject({ days: count })]),
  isPublic: z.boolean(),
  /** Staff give it to one user when something went wrong; nobody claims it. */
  isCompensation: z.boolean(),
  claimFrom: instant,
  claimUntil: instant,
  totalLimit: count,
  perUserLimit: count,
  issued: count,
  /** Codes that lead to it. */
  codes: count,
  version,
  createdAt: instant,
});

/** Coupons as staff make them. The terms of one never change: users hold it. */
export const staffCouponEndpoints = {
  staffCouponList: endpoint({
    method: 'GET',
    path: '/staff/coupon',
    summary: '优惠券，新的在前；可以只看正在发的、还没开始的、已结束的',
    ...staff,
    query: z.strictObject({ view: z.enum(desk.views).default('all'), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(staffCoupon), nextCursor: z.string().nullable(), now: instant }),
  }),
  staffCouponGet: endpoint({
    method: 'GET',
    path: '/staff/coupon/:id',
    summary: '一张优惠券，和它的兑换码批次',
    ...staff,
    params,
    publicIds: ['id'],
    answer: staffCoupon.extend({
      batches: z.array(z.strictObject({ id, note: z.string(), size: count, byName: z.string(), createdAt: instant })),
    }),
  }),
  staffCouponPreview: endpoint({
    method: 'POST',
    path: '/staff/coupon/preview',
    summary: '新建之前先看：上个月的订单要是都用上它，会多花多少',
    ...staff,
    onlyReads: true,
    body: z.strictObject({ terms, scope: goods, ...limits }),
    answer: discountPreview,
    perMinute: 20,
  }),
  staffCouponCreate: endpoint({
    method: 'POST',
    path: '/staff/coupon',
    summary: '新建优惠券；条件定了就不能改，能改的只有名字、总量、每人张数、领到什么时候和是不是人人能领',
    ...staff,
    body: z.strictObject({
      name: text(30),
      terms,
      scope: goods,
      window: z.union([
        z.strictObject({ from: instant, until: instant }),
        z.strictObject({ days: z.number().int().min(1).max(366) }),
      ]),
      isPublic: z.boolean(),
      isCompensation: z.boolean().default(false),
      claimFrom: instant,
      claimUntil: instant,
      ...limits,
    }),
    answer: z.strictObject({ id }),
  }),
  staffCouponChange: endpoint({
    method: 'PUT',
    path: '/staff/coupon/:id',
    summary: '改名字、总量、每人张数、领到什么时候、是不是人人能领；停发就是领到现在为止',
    ...staff,
    params,
    publicIds: ['id'],
    body: z.strictObject({ name: text(30), isPublic: z.boolean(), claimUntil: instant, ...limits, version }),
    answer: z.strictObject({ version }),
  }),
  staffCouponCodes: endpoint({
    method: 'POST',
    path: '/staff/coupon/:id/codes',
    summary: '生成一批兑换码，每个一人一次',
    ...staff,
    params,
    publicIds: ['id'],
    body: z.strictObject({ size: z.number().int().min(1).max(desk.codesMax), note: text(60) }),
    answer: z.strictObject({ batchId: id }),
    perMinute: 10,
  }),
  staffCouponCodesRead: endpoint({
    method: 'POST',
    path: '/staff/coupon/:id/codes/:batchId',
    summary: '一批兑换码，记入审计',
    ...staff,
    params: z.strictObject({ id, batchId: id }),
    publicIds: ['id', 'batchId'],
    body: z.strictObject({}),
    answer: z.strictObject({ codes: z.array(z.string()) }),
    perMinute: 10,
  }),
};
