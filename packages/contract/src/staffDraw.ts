import { z } from 'zod';
import { drawPeriod, drawPrize } from './draw.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const period = drawPeriod.extend({
  state: z.enum(rules.draw.periodStates),
  /** Kinds of prizes, blanks included. */
  prizeCount: count,
  draws: count,
  /** Those that were not blank. */
  won: count,
  /** What the prizes that were won are worth. */
  givenFen: fen,
});

const prize = drawPrize.omit({ picture: true, productId: true }).extend({
  won: count,
  /** Of one piece: never less than is said of it. */
  worthFen: fen,
  /** Points, days or fen, by its kind. */
  amount: count.nullable(),
  coupon: z.strictObject({ id, name: z.string() }).nullable(),
  goods: z.strictObject({ skuId: id, productId: id, title: z.string(), skuLabel: z.string() }).nullable(),
  /** Of goods that were won: an order sends them, their winner has yet to say where to, or has not in time. */
  claims: z.strictObject({ claimed: count, waiting: count, lapsed: count }).nullable(),
});

/** A period with a prize above the sum: not promised before a second person agrees. */
const waiting = z.strictObject({
  id,
  startsAt: instant,
  endsAt: instant,
  prizeCount: count,
  /** Of the dearest prize, one piece. */
  dearestFen: fen,
  askedBy: z.string(),
  askedAt: instant,
  approval: z.strictObject({ id, no: z.string() }).nullable(),
});

export const staffDrawEndpoints = {
  staffDrawList: endpoint({
    method: 'GET',
    path: '/staff/draw/period',
    summary: '各期抽奖，开始得晚的在前：承诺、公布的密钥、抽了多少次、给出多少；第一页还有等第二个人批准的',
    caller: 'staff',
    roles: ['marketing'],
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(period),
      waiting: z.array(waiting),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffDrawGet: endpoint({
    method: 'GET',
    path: '/staff/draw/period/:id',
    summary: '一期抽奖的奖品：权重、现在的号段、剩余、中了多少，实物领到哪一步',
    caller: 'staff',
    roles: ['marketing'],
    params: z.strictObject({ id }),
    publicIds: ['id'],
    answer: period.extend({ prizes: z.array(prize) }),
  }),
};
