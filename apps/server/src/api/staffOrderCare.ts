import type { staffOrderCareEndpoints } from '@jiwu/contract';
import { changeAddress } from '../flows/orders/changeAddress.ts';
import { holdDispatch, releaseDispatch } from '../flows/orders/holdDispatch.ts';
import { askParcel } from '../flows/orders/outside/askParcel.ts';
import { getStaffOrder } from '../flows/orders/queries/describeStaffOrders.ts';
import { remindPayment } from '../flows/orders/remindPayment.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { findParcels } from '../modules/trade/parcels/index.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

export const staffOrderCareHandlers = {
  staffOrderHold: (context, { params, body }) =>
    changeOrder(context, params.no, (tx, by) => holdDispatch(tx, { ...by, ...body })),

  staffOrderRelease: (context, { params }) => changeOrder(context, params.no, releaseDispatch),

  staffOrderAddress: (context, { params, body }) =>
    changeOrder(context, params.no, (tx, by) => {
      const { shipToKey, reason, ...to } = body;
      return changeAddress(tx, { ...by, shipToKey, to, reason }, context.services.orders);
    }),

  staffOrderRemind: (context, { params }) =>
    changeOrder(context, params.no, (tx, by) => remindPayment(tx, by, context.services.orders)),

  async staffParcelAsk(context, { params }) {
    const { services } = context;
    const { staffId } = context.staff();
    const before = (await findParcels(services.db.read, [params.id])).get(params.id);
    if (!before) throw new ShopError('NOT_FOUND');
    // The carrier is asked outside the transaction; of a parcel that has arrived it has nothing more to say.
    if (before.state !== 'delivered') await askParcel(services, before);
    return await context.write(async (tx) => {
      const { state = before.state } = (await findParcels(tx, [params.id])).get(params.id) ?? {};
      await recordAudit(tx, {
        staffId,
        action: 'parcel.ask',
        target: { kind: 'parcel', id: params.id },
        before: { state: before.state },
        after: { state },
        now: services.clock(),
      });
      return { state };
    });
  },
} satisfies HandlersOf<typeof staffOrderCareEndpoints, ShopServices>;

/** A change by staff, answered with the order as it is then. */
async function changeOrder(
  context: RequestContext<ShopServices>,
  no: string,
  change: (tx: Tx, by: { staffId: string; no: string; now: Date }) => Promise<void>,
) {
  const { staffId } = context.staff();
  const { clock, orders } = context.services;
  return await context.write(async (tx) => {
    await change(tx, { staffId, no, now: clock() });
    return await getStaffOrder(tx, no, orders.kinds);
  });
}
