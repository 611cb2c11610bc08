import type { staffRefundEndpoints } from '@jiwu/contract';
import { askAboutStuck } from '../flows/payments/outside/askAboutStuck.ts';
import { listRefundsForFinance } from '../flows/payments/queries/listRefundsForFinance.ts';
import { rerouteRefund } from '../flows/payments/stuck/rerouteRefund.ts';
import { resendStuckRefund } from '../flows/payments/stuck/resendStuckRefund.ts';
import { settleRefund } from '../flows/payments/stuck/settleRefund.ts';
import type { StuckDecision } from '../flows/payments/stuck/StuckDecision.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

export const staffRefundHandlers = {
  async staffRefundList({ services }, { query }) {
    return await listRefundsForFinance(services.db.read, query);
  },

  async staffRefundResend(context, { params, body }) {
    const decision = await prepare(context, { ...params, ...body });
    return await context.write((tx) => resendStuckRefund(tx, decision));
  },

  async staffRefundReroute(context, { params, body }) {
    const decision = await prepare(context, { ...params, ...body });
    return await context.write(async (tx) => {
      await rerouteRefund(tx, decision, context.services.payables);
      return { went: 'balance' as const };
    });
  },

  async staffRefundSettle(context, { params, body }) {
    const decision = await prepare(context, { ...params, ...body });
    return await context.write(async (tx) => {
      await settleRefund(tx, { ...decision, proof: body.proof }, context.services.payables);
      return { went: 'bank' as const };
    });
  },
} satisfies HandlersOf<typeof staffRefundEndpoints, ShopServices>;

/** The gateway is asked outside the transaction. Of a request that comes again the refund is no longer stuck, and nobody is asked. */
async function prepare(
  context: RequestContext<ShopServices>,
  input: { readonly id: string; readonly note: string },
): Promise<StuckDecision> {
  const { services } = context;
  const { id, note } = input;
  const heard = await askAboutStuck(services, id);
  return { staffId: context.staff().staffId, id, note, heard, now: services.clock() };
}
