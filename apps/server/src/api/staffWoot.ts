import type { staffWootEndpoints } from '@jiwu/contract';
import type { ShopServices } from '../flows/ShopServices.ts';
import { dropDeal } from '../flows/woot/dropDeal.ts';
import { watchDeal } from '../flows/woot/queries/watchDeal.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffWootHandlers = {
  staffWootWatch: ({ services: { db, clock } }, { params }) => watchDeal(db.read, { id: params.id, now: clock() }),

  async staffWootDrop(context, { params, body }) {
    const { staffId } = context.staff();
    return await context.write(async (tx) => {
      await dropDeal(tx, { ...params, ...body, staffId, now: context.services.clock() });
      return {};
    });
  },
} satisfies HandlersOf<typeof staffWootEndpoints, ShopServices>;
