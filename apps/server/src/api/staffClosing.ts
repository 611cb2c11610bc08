import type { staffClosingEndpoints } from '@jiwu/contract';
import { askForClosingPayout } from '../flows/closing/askForClosingPayout.ts';
import { listClosingPayouts } from '../flows/closing/queries/listClosingPayouts.ts';
import { settleClosingPayout } from '../flows/closing/settleClosingPayout.ts';
import { showClosingAccount } from '../flows/closing/showClosingAccount.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffClosingHandlers = {
  async staffClosingList({ services }, { query }) {
    return await listClosingPayouts(services.db.read, query);
  },

  async staffClosingAccount(context, { params, body }) {
    const { config, clock } = context.services;
    const { staffId } = context.staff();
    return await context.write((tx) =>
      showClosingAccount(tx, { config, staffId, id: params.id, reason: body.reason, now: clock() }),
    );
  },

  async staffClosingAsk(context, { params, body }) {
    const { staffId } = context.staff();
    return await context.write(async (tx) => {
      await askForClosingPayout(tx, { staffId, id: params.id, note: body.note, now: context.services.clock() });
      return { state: 'asked' as const };
    });
  },

  async staffClosingSettle(context, { params, body }) {
    const { staffId } = context.staff();
    return await context.write(async (tx) => {
      await settleClosingPayout(tx, { staffId, id: params.id, ...body, now: context.services.clock() });
      return { state: 'done' as const };
    });
  },
} satisfies HandlersOf<typeof staffClosingEndpoints, ShopServices>;
