import type { staffApprovalEndpoints } from '@jiwu/contract';
import { approveRequest } from '../flows/approvals/approveRequest.ts';
import { listApprovalPage } from '../flows/approvals/queries/listApprovalPage.ts';
import { loadApproval } from '../flows/approvals/queries/loadApproval.ts';
import { prepareApproval } from '../flows/approvals/outside/prepareApproval.ts';
import { refuseRequest } from '../flows/approvals/refuseRequest.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { checkStaffCode, useTotpStep } from '../modules/staff/staff/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffApprovalHandlers = {
  async staffApprovalList({ services, staff }, { query }) {
    const input = { ...query, staffId: staff().staffId, now: services.clock() };
    return await listApprovalPage(services.db.read, input, services.approvals);
  },

  async staffApprovalGet({ services, staff }, { params }) {
    const input = { ...params, staffId: staff().staffId, now: services.clock() };
    return await loadApproval(services.db.read, input, services.approvals);
  },

  async staffApprovalApprove(context, { params, body }) {
    const { services } = context;
    const { staffId } = context.staff();
    await prepareApproval(services, params.id);
    const totpStep = await checkStaffCode(services, { staffId, code: body.code });
    return await context.write(async (tx) => {
      await useTotpStep(tx, { staffId, totpStep, refusal: 'STAFF_CODE_WRONG' });
      const input = { ...params, hash: body.hash, staffId, now: services.clock() };
      return { state: await approveRequest(tx, input, services.approvals) };
    });
  },

  async staffApprovalRefuse(context, { params, body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      await refuseRequest(tx, { ...by, ...params, ...body }, context.services.approvals);
      return { state: 'refused' as const };
    });
  },
} satisfies HandlersOf<typeof staffApprovalEndpoints, ShopServices>;
