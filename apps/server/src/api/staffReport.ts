import type { staffReportEndpoints } from '@jiwu/contract';
import { closeBooks } from '../flows/reports/closeBooks.ts';
import { listReports, loadReport } from '../flows/reports/queries/loadReport.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffReportHandlers = {
  staffReportList: ({ services: { db, clock } }, { query }) => listReports(db.read, { ...query, now: clock() }),

  async staffReportGet({ services: { db, clock } }, { params }) {
    // One snapshot: the sums of a day that still runs come to nothing only within one.
    return await db.transact((tx) => loadReport(tx, { ...params, now: clock() }), {
      isolation: 'repeatable read',
      readOnly: true,
    });
  },

  async staffReportClose(context, { params, body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      await closeBooks(tx, { ...params, ...body, staffId, now });
      return { hash: body.hash, closedAt: now.toISOString() };
    });
  },
} satisfies HandlersOf<typeof staffReportEndpoints, ShopServices>;
