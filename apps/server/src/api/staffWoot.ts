import type { staffWootEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { ShopServices } from '../flows/ShopServices.ts';
import { dropDeal } from '../flows/woot/dropDeal.ts';
import { forgoDeal, proposeDeal } from '../flows/woot/proposeDeal.ts';
import { describeCandidates } from '../flows/woot/queries/describeCandidates.ts';
import { describeStaffDeals } from '../flows/woot/queries/describeStaffDeals.ts';
import { setDealFallback } from '../flows/woot/setDealFallback.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
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

  async staffWootFallback(context, { params, body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const { deal, before, after } = await setDealFallback(tx, { ...params, ...body, now });
      const [described] = await describeStaffDeals(tx, [deal]);
      assert(described, 'a deal is described');
      const target = { kind: 'wootDeal', id: deal.id };
      await recordAudit(tx, { staffId, action: 'woot.fallback', target, before, after, now });
      return described;
    });
  },

  staffWootCandidates: ({ services: { db, clock } }) => describeCandidates(db.read, clock()),

  async staffWootPropose(context, { body }) {
    const { staffId } = context.staff();
    return await context.write(async (tx) => {
      await proposeDeal(tx, { ...body, staffId, now: context.services.clock() });
      return {};
    });
  },

  async staffWootForgo(context, { params }) {
    const { staffId } = context.staff();
    return await context.write(async (tx) => {
      await forgoDeal(tx, { ...params, staffId, now: context.services.clock() });
      return {};
    });
  },
} satisfies HandlersOf<typeof staffWootEndpoints, ShopServices>;
