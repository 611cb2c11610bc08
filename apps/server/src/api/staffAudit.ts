import type { staffAuditEndpoints } from '@jiwu/contract';
import { listAuditPage, loadAuditRow } from '../flows/staff/queries/auditPages.ts';
import { verifyAudit } from '../modules/staff/audit/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffAuditHandlers: HandlersOf<typeof staffAuditEndpoints> = {
  staffAuditList: ({ services }, { query }) => listAuditPage(services.db.read, query),

  staffAuditGet: ({ services }, { params }) => loadAuditRow(services.db.read, params),

  async staffAuditVerify({ services }, { query }) {
    const { checkedUpToAt, broken, ...piece } = await verifyAudit(services.db.read, query);
    return {
      ...piece,
      checkedFrom: query.from,
      checkedUpToAt: checkedUpToAt?.toISOString() ?? null,
      broken: broken.map((each) => ({ ...each, at: each.at?.toISOString() ?? null })),
      now: services.clock().toISOString(),
    };
  },
};
