import type { staffRefundEndpoints } from '@jiwu/contract';
import { askAboutRefund } from '../flows/payments/outside/askAboutRefund.ts';
import { askAboutStuck } from '../flows/payments/outside/askAboutStuck.ts';
import { findRefundsForStaff } from '../flows/payments/queries/findRefundsForStaff.ts';
import { listRefundsForFinance } from '../flows/payments/queries/listRefundsForFinance.ts';
import { requestForStuck } from '../flows/payments/stuck/requestForStuck.ts';
import { rerouteRefund } from '../flows/payments/stuck/rerouteRefund.ts';
import { resendStuckRefund } from '../flows/payments/stuck/resendStuckRefund.ts';
import { settleRefund } from '../flows/payments/stuck/settleRefund.ts';
import type { StuckDecision } from '../flows/payments/stuck/StuckDecision.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { findRefund } from '../modules/money/payments/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

export const staffRefundHandlers = {
  async staffRefundList({ services }, { query }) {
    return await listRefundsForFinance(services.db.read, query);
  },

  async staffRefundFind({ services }, { query }) {
    return await findRefundsForStaff(services.db.read, query);
  },

  async staffRefundAsk(context, { params, body }) {
    const { services } = context;
    const { staffId } = context.staff();
    const before = await askAboutRefund(services, params.id);
    return await context.write(async (tx) => {
      const state = (await findRefund(tx, params.id))?.state ?? before.state;
      await recordAudit(tx, {
        staffId,
        action: 'refund.query',
        target: { kind: 'refund', id: params.id },
        before: { state: before.state },
        after: { state, note: body.note },
        now: services.clock(),
      });
      return { state };
    });
  },

  async staffRefundRequest(context, { params, body }) {
    const decision = await prepare(context, { ...params, note: body.note });
    return await context.write(async (tx) => {
      const { id, no } = await requestForStuck(tx, { ...decision, way: body.way });
      return { state: 'asked' as const, approval: { id, no } };
    });
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
