import type { staffDispatchEndpoints } from '@jiwu/contract';
import { dispatchOne } from '../flows/orders/outside/dispatchOne.ts';
import { loadPickList } from '../flows/orders/queries/loadPickList.ts';
import { preflightDispatch } from '../flows/orders/queries/preflightDispatch.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import { answerDispatched, type Dispatched } from './answerDispatched.ts';

export const staffDispatchHandlers = {
  async staffDispatchPreflight({ services }, { body }) {
    return await preflightDispatch(services.db.read, body.nos, services.orders.kinds);
  },

  async staffDispatchPickList({ services }, { body }) {
    return await loadPickList(services.db.read, body.nos, services.orders.kinds);
  },

  async staffDispatchBatch(context, { body }) {
    const { services } = context;
    const { staffId } = context.staff();
    const rows: Dispatched['rows'] = [];
    for (const [index, { no, carrier, trackingNo }] of body.rows.entries()) {
      const result = await dispatchOne(services, { staffId, no, carrier, trackingNo });
      rows.push({ row: index + 1, orderNo: no, carrier, trackingNo, result });
    }
    const answer = answerDispatched(rows);
    // Each order has its own audit row by now; this one says that they left together, and keeps the answer for the same request.
    return await context.write(async (tx) => {
      await recordAudit(tx, {
        staffId,
        action: 'order.dispatchBatch',
        target: { kind: 'staffMember', id: staffId },
        before: null,
        after: { ...answer.counts, nos: rows.map(({ orderNo }) => orderNo) },
        now: services.clock(),
      });
      return answer;
    });
  },
} satisfies HandlersOf<typeof staffDispatchEndpoints, ShopServices>;
