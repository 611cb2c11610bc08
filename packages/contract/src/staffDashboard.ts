import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { businessDate } from './moneyParts.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const figures = z.strictObject({ orders: count, paidFen: fen, buyers: count });
/** How many people came so far. Null: not known, because nothing could be counted. */
const funnel = z.strictObject({
  /** Browsers. */
  visitors: count.nullable(),
  viewers: count.nullable(),
  carters: count.nullable(),
  /** Accounts. */
  orderers: count,
  buyers: count,
});

/** What each member of staff sees first. */
export const staffDashboardEndpoints = {
  staffDashboard: endpoint({
    method: 'GET',
    path: '/staff/dashboard',
    summary: '总览：一天与前一天（今天到同一时刻），每小时，渠道，库存，等我处理的；可以只看一个渠道；各角色各看各的',
    caller: 'staff',
    roles: rules.staff.roles,
    /** Without a day: today. */
    query: z.strictObject({ day: businessDate.optional(), kind: z.enum(rules.order.kinds).optional() }),
    answer: z.strictObject({
      now: instant,
      day: businessDate,
      /** Null: not for this role. */
      sales: z
        .strictObject({
          /** Of the day that was asked for; `yesterday` is the one before it. */
          today: figures,
          /** Until the same minute; of a day that is over, all of it. */
          yesterday: figures,
          yesterdayAll: figures,
          /** From the visit to the payment, until now and until the same minute of yesterday. Who visits comes for no channel alone. */
          funnel: z.strictObject({ today: funnel, yesterday: funnel }),
          hours: z.array(z.strictObject({ hour: count, today: count, yesterday: count })),
          /** Of the day, all of them. */
          channels: z.array(z.strictObject({ kind: z.enum(rules.order.kinds), orders: count, paidFen: fen })),
        })
        .nullable(),
      health: z
        .strictObject({
          reconciliation: z
            .strictObject({ day: businessDate, isCompared: z.boolean(), open: count, deltaFen: z.number().int() })
            .nullable(),
          integrity: z.strictObject({ checkedAt: instant.nullable(), total: count, broken: count }),
          jobs: z.strictObject({ waiting: count, dead: count, oldestDueAt: instant.nullable() }),
          unknownPayments: z.strictObject({ count, oldestAt: instant.nullable() }),
          lastArchivedAt: instant.nullable(),
        })
        .nullable(),
      /** What waits for this member, with what waits longest. */
      queues: z.array(
        z.strictObject({
          kind: z.enum(rules.staff.queues),
          count,
          amountFen: fen.nullable(),
          oldestAt: instant.nullable(),
          isOverdue: z.boolean(),
        }),
      ),
      stock: z
        .strictObject({
          total: count,
          /** Those that last the shortest. */
          items: z.array(
            z.strictObject({
              skuId: id,
              productId: id,
              title: z.string(),
              words: z.string(),
              code: z.string(),
              picture: picture.nullable(),
              available: count,
              /** Pieces a day, of the last seven; in hundredths. */
              dailyHundredths: count,
              /** Days that the pieces last, in tenths. */
              daysTenths: count,
            }),
          ),
          reckonedAt: instant,
        })
        .nullable(),
    }),
  }),
};
