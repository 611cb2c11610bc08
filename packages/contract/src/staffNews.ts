import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { instant } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';

const ofAll = { caller: 'staff', roles: rules.staff.roles } as const;

/** What the top bar of every page says. */
export const staffNewsEndpoints = {
  staffNews: endpoint({
    method: 'GET',
    path: '/staff/news',
    summary:
      '顶栏：不变量上次核的结果，自己的新消息（批准有了结果、导出好了；管理员和财务还有告警和不成立的不变量），几条没看过；菜单：等我处理的各有多少',
    ...ofAll,
    answer: z.strictObject({
      integrity: z.strictObject({ checkedAt: instant.nullable(), total: count, broken: count }),
      /** Of the last seven days, newest first. */
      items: z.array(
        z.strictObject({
          kind: z.enum(rules.staff.newsKinds),
          id: z.string(),
          at: instant,
          /** What it is about: AP2026111600012, 订单, payment.statementDiffers. */
          subject: z.string(),
          /** How it ended, as its own table says; empty where nothing ends. */
          state: z.string(),
        }),
      ),
      /** What waits for this member, for the menu; queues in which nothing waits are left out. */
      queues: z.array(z.strictObject({ kind: z.enum(rules.staff.queues), count, isOverdue: z.boolean() })),
      /** Null: which of them were seen is not known at the moment. */
      unread: count.nullable(),
    }),
  }),
  staffNewsSeen: endpoint({
    method: 'POST',
    path: '/staff/news/seen',
    summary: '自己看过到这一刻为止的消息',
    ...ofAll,
    /** Nothing but a mark of one's own, outside the database. */
    onlyReads: true,
    body: z.strictObject({ until: instant }),
    answer: nothing,
    perMinute: 60,
  }),
};
