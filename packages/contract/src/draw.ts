import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const nonce = z.string().regex(rules.draw.noncePattern);

/** A prize with its range in force now: of 0 to 9999, null when it has run out. */
export const drawPrize = z.strictObject({
  position: count,
  name: z.string(),
  kind: z.enum(rules.draw.prizeKinds),
  /** As promised when the period began. */
  weight: count,
  from: count.nullable(),
  to: count.nullable(),
  stock: count.nullable(),
  left: count.nullable(),
  valueFen: fen,
  picture: picture.nullable(),
  productId: id.nullable(),
});

export const drawPeriod = z.strictObject({
  id,
  number: count,
  startsAt: instant,
  endsAt: instant,
  commitment: hex,
  committedAt: instant,
  /** Once it is over. */
  secret: hex.nullable(),
});

const newPrize = z.strictObject({
  name: text(30),
  kind: z.enum(rules.draw.prizeKinds),
  weight: z.number().int().min(1).max(10_000),
  stock: z.number().int().min(1).max(1_000_000).nullable(),
  valueFen: z.number().int().min(0).max(rules.draw.maxValueFen),
  /** Of a coupon. */
  couponId: id.nullable(),
  /** Points, days or fen, of integral, VIP days or balance. */
  amount: z.number().int().min(1).max(rules.draw.maxValueFen).nullable(),
  /** Of goods. */
  skuId: id.nullable(),
});

/** Every fact that a user needs to verify the result. */
const drawn = z.strictObject({
  id,
  periodId: id,
  periodNumber: count,
  number: count,
  nonce,
  roll: count,
  /** The ranges that were in force. */
  odds: z.array(z.strictObject({ position: count, name: z.string(), from: count, to: count })),
  prize: z.strictObject({ position: count, name: z.string(), kind: z.enum(rules.draw.prizeKinds) }),
  drawnAt: instant,
  /** Of goods: the order that sends them, once it is made. */
  orderId: id.nullable(),
  /** Of goods: until when one can say where to send them, and whether that is over. */
  claimBy: instant.nullable(),
  isLapsed: z.boolean(),
});

export const drawEndpoints = {
  drawGet: endpoint({
    method: 'GET',
    path: '/draw',
    summary: '本期抽奖：奖品、概率、号段、剩余和密钥的承诺；登录后还有次数和自己的随机数',
    caller: 'anyone',
    answer: z.strictObject({
      /** The one that runs, else the next, else the last. */
      period: drawPeriod.nullable(),
      prizes: z.array(drawPrize),
      /** Number of the next draw in the period, unless somebody draws first. */
      nextNumber: count,
      /** owed: draws that a refund took back after they were used; the next granted draws pay for them. */
      /** integralDebt: the next integral earned pays this debt first, before it can buy a draw. */
      mine: z.strictObject({ left: count, owed: count, nonce, integral: count, integralDebt: count }).nullable(),
      now: instant,
    }),
  }),
  drawPeriods: endpoint({
    method: 'GET',
    path: '/draw/period',
    summary: '往期：承诺和结束后公布的密钥',
    caller: 'guest',
    answer: z.strictObject({ items: z.array(drawPeriod) }),
  }),
  drawMine: endpoint({
    method: 'GET',
    path: '/draw/mine',
    summary: '我的抽奖，新的在前，带验证所需的一切',
    caller: 'user',
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(drawn), nextCursor: z.string().nullable() }),
  }),
  drawChances: endpoint({
    method: 'GET',
    path: '/draw/chance',
    summary: '抽奖次数怎么来、怎么用的，新的在前',
    caller: 'user',
    answer: z.strictObject({
      left: count,
      owed: count,
      items: z.array(z.strictObject({ id, at: instant, title: z.string(), change: z.number().int() })),
    }),
  }),
  drawNonce: endpoint({
    method: 'PUT',
    path: '/draw/nonce',
    summary: '换一个自己的随机数，从下一次抽奖起用',
    caller: 'user',
    body: z.strictObject({ nonce }),
    answer: z.strictObject({ nonce }),
    perMinute: 60,
  }),
  drawBuy: endpoint({
    method: 'POST',
    path: '/draw/chance',
    summary: '用 200 积分换一次',
    caller: 'user',
    body: z.strictObject({}),
    answer: z.strictObject({ left: count, integral: count }),
    perMinute: 30,
  }),
  drawOnce: endpoint({
    method: 'POST',
    path: '/draw',
    summary: '抽一次',
    caller: 'user',
    body: z.strictObject({ nonce: nonce.describe('as shown: a draw with another one is refused') }),
    answer: drawn.extend({ left: count }),
    perMinute: 60,
  }),
  drawClaim: endpoint({
    method: 'POST',
    path: '/draw/:id/claim',
    summary: '领取实物奖品：说明寄到哪里，生成一笔 0 元订单',
    caller: 'user',
    params: z.strictObject({ id }),
    body: z.strictObject({ addressId: id }),
    answer: z.strictObject({ orderId: id }),
    owned: { id: 'draw', addressId: 'address' },
    perMinute: 20,
  }),
  staffDrawCommit: endpoint({
    method: 'POST',
    path: '/staff/draw/period',
    summary:
      '定下一期抽奖：时间、奖品和概率，并公布密钥的承诺；定下后不能再改。有单份超过 2,000 元的奖品时先等另一个人批准',
    caller: 'staff',
    roles: ['marketing'],
    body: z.strictObject({
      startsAt: instant,
      endsAt: instant,
      /**
       * Weights add up to 10,000. The last prize never runs out and takes the weight of every prize that has; it is the smallest of all
       * but blanks, and worth 10 yuan at most.
       */
      prizes: z.array(newPrize).min(1).max(20),
    }),
    answer: z.union([
      drawPeriod,
      z.strictObject({ approval: z.strictObject({ id, no: z.string(), expiresAt: instant }) }),
    ]),
  }),
};
