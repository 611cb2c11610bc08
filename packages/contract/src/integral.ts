import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const day = z.iso.date();
const month = z.string().regex(rules.wallet.monthPattern);

export const integralEndpoints = {
  integralGet: endpoint({
    method: 'GET',
    path: '/integral',
    summary: '积分：可用、冻结、欠下，以及各批的到期日',
    caller: 'user',
    answer: z.strictObject({
      available: count,
      /** Set aside for orders that wait to be paid. */
      held: count,
      /** Integral that was earned for returned goods and is spent already; later earnings pay it. */
      debt: count,
      /** The largest discount that the balance can give; 100 integral are worth one yuan. */
      worthFen: fen,
      lots: z.array(z.strictObject({ amount: count, expiresOn: day })),
    }),
  }),
  integralStatement: endpoint({
    method: 'GET',
    path: '/integral/statement',
    summary: '积分明细，新的在前',
    caller: 'user',
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          at: instant,
          title: z.string(),
          amount: z.number().int(),
          balance: count,
          cause: z.strictObject({ kind: z.string(), id: z.string() }),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  checkInGet: endpoint({
    method: 'GET',
    path: '/integral/checkIn',
    summary: '某月的签到日历、连续天数和今天能得的积分',
    caller: 'user',
    query: z.strictObject({ month: month.optional() }),
    answer: z.strictObject({
      today: day,
      month,
      /** In which the user began; null before the first time. */
      firstMonth: month.nullable(),
      /** Days of the month on which the user checked in. */
      days: z.array(z.strictObject({ day, integral: count })),
      /** In a row up to today, or up to yesterday while today is open. */
      streak: count,
      isCheckedIn: z.boolean(),
      /** Integral of today's check-in, made or still to be made. */
      integral: count,
    }),
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/integral/checkIn',
    summary: '今天签到；一天一次，再签得到同样的回答',
    caller: 'user',
    body: z.strictObject({}),
    answer: z.strictObject({ day, streak: count, integral: count, available: count }),
    perMinute: 30,
  }),
  levelGet: endpoint({
    method: 'GET',
    path: '/level',
    summary: '等级：近 12 个月实付、还差多少、哪天起有多少不再计入',
    caller: 'user',
    answer: z.strictObject({
      level: z.enum(rules.level.names),
      spentFen: fen,
      next: z.strictObject({ level: z.enum(rules.level.names), missingFen: fen }).nullable(),
      /** The next day on which an amount leaves the twelve-month window, and the level after that. */
      fallingOut: z.strictObject({ on: day, amountFen: fen, level: z.enum(rules.level.names) }).nullable(),
    }),
  }),
};
