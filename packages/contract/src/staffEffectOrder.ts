import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { rules } from './rules.ts';

/** Effect orders as staff look after them. */
export const staffEffectOrderEndpoints = {
  staffEffectRefusals: endpoint({
    method: 'GET',
    path: '/staff/effectOrder/refusals',
    summary: '没有记佣金的推广：推广的人像是买家自己，附原因，新的在前',
    caller: 'staff',
    roles: ['finance', 'marketing'],
    query: z.strictObject({
      promoterId: id.optional(),
      reason: z.enum(rules.effectOrder.refusals).optional(),
      from: instant.optional(),
      until: instant.optional(),
      cursor: opaqueKey(200).optional(),
    }),
    publicIds: ['promoterId'],
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          at: instant,
          orderNo: z.string(),
          lineId: id,
          promoterId: id,
          /** 周** */
          promoter: z.string(),
          buyerId: id,
          buyer: z.string(),
          reason: z.enum(rules.effectOrder.refusals),
          /** In words. */
          words: z.string(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
};
