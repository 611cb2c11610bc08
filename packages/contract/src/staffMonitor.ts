import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const cursor = opaqueKey(200).optional();

/** What goes on in groups and batches, to look at. */
export const staffMonitorEndpoints = {
  staffGroupList: endpoint({
    method: 'GET',
    path: '/staff/groupPurchase/group',
    summary: '拼团的团：进行中的按到期先后，成了和没成的新的在前',
    caller: 'staff',
    roles: ['orders', 'marketing'],
    query: z.strictObject({ state: z.enum(rules.groupPurchase.states).default('open'), cursor }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          no: z.string(),
          campaignId: id,
          productId: id,
          title: z.string(),
          picture: picture.nullable(),
          state: z.enum(rules.groupPurchase.states),
          size: count,
          paidMembers: count,
          openedAt: instant,
          endsAt: instant,
          endedAt: instant.nullable(),
          /** Seats whose money is still on its way back. */
          refunding: count,
        }),
      ),
      nextCursor: z.string().nullable(),
      now: instant,
    }),
  }),
  staffBatchList: endpoint({
    method: 'GET',
    path: '/staff/dropshipping/batch',
    summary: '一件代发的批次，新的在前；坏行、重复、发货进度',
    caller: 'staff',
    roles: ['orders'],
    query: z.strictObject({ state: z.enum(rules.dropshipping.states).optional(), cursor }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          no: z.string(),
          name: z.string(),
          state: z.enum(rules.dropshipping.states),
          businessName: z.string(),
          rows: z.strictObject({ unread: count, bad: count, repeated: count, good: count }),
          orders: count.nullable(),
          sent: count,
          completed: count,
          cancelled: count,
          returned: count,
          payFen: fen.nullable(),
          refundedFen: fen,
          createdAt: instant,
          payBy: instant.nullable(),
          paidAt: instant.nullable(),
          /** Paid, and more than the promised hours ago, and not all of it has left. */
          isOverdue: z.boolean(),
        }),
      ),
      nextCursor: z.string().nullable(),
      now: instant,
    }),
  }),
};
