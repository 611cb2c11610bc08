import type { staffReconcileEndpoints } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { askForBooking } from '../flows/ledger/askForBooking.ts';
import { listBookingsForFinance } from '../flows/ledger/queries/listBookingsForFinance.ts';
import { bookDifference, explainDifference } from '../flows/payments/differences/settleDifference.ts';
import { enterBankArrival } from '../flows/payments/enterBankArrival.ts';
import { fetchStatement } from '../flows/payments/outside/fetchStatement.ts';
import { listDifferencesForFinance } from '../flows/payments/queries/listDifferencesForFinance.ts';
import { listSettlements } from '../flows/payments/queries/listSettlements.ts';
import { loadReconciledDay, loadReconciledDays } from '../flows/payments/queries/loadReconciliation.ts';
import { runReconciliation } from '../flows/payments/runReconciliation.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffReconcileHandlers = {
  async staffReconcileDays({ services: { db, clock } }, { query }) {
    return await loadReconciledDays(db.read, { ...query, now: clock() });
  },

  async staffReconcileDay({ services: { db, clock } }, { params }) {
    return await loadReconciledDay(db.read, { ...params, now: clock() });
  },

  async staffReconcileRun(context, { body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    if (body.day >= businessDay(now)) throw new ShopError('RECONCILE_TOO_EARLY');
    return await context.write(async (tx) => {
      await runReconciliation(tx, { ...body, staffId, now });
      return { state: 'queued' as const };
    });
  },

  async staffStatement({ services }, { query }): Promise<FileAnswer> {
    const { name, mediaType, stream } = await fetchStatement(services, query);
    return {
      send: (reply) =>
        reply
          .type(mediaType)
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(stream),
    };
  },

  staffDifferenceList: ({ services: { db } }, { query }) => listDifferencesForFinance(db.read, query),

  async staffDifferenceExplain(context, { body: { reason, ...key } }) {
    const by = { reason, staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      await explainDifference(tx, key, by);
      return { state: 'resolved' as const };
    });
  },

  async staffDifferenceBook(context, { body: { reason, counter, ...key } }) {
    const by = { reason, counter, staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      const { id, no } = await bookDifference(tx, key, by);
      return { state: 'asked' as const, approval: { id, no } };
    });
  },

  staffSettlementList: ({ services: { db } }, { query }) => listSettlements(db.read, query),

  async staffSettlementArrive(context, { body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write((tx) => enterBankArrival(tx, { ...body, ...by }));
  },

  staffBookingList: ({ services: { db } }, { query }) => listBookingsForFinance(db.read, query),

  async staffBookingRequest(context, { body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      const { booking, approval } = await askForBooking(tx, { ...body, difference: null, ...by });
      return { state: 'asked' as const, no: booking.no, approval: { id: approval.id, no: approval.no } };
    });
  },
} satisfies HandlersOf<typeof staffReconcileEndpoints, ShopServices>;
