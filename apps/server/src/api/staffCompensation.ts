import type { staffCompensationEndpoints } from '@jiwu/contract';
import { giveCompensation } from '../flows/coupons/giveCompensation.ts';
import { loadCompensations } from '../flows/coupons/queries/loadCompensations.ts';
import { listUserProfiles } from '../modules/people/identity/index.ts';
import { getOrderByNo } from '../modules/trade/orders/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

export const staffCompensationHandlers = {
  async staffUserCompensations({ services: { db, clock } }, { params }) {
    if (!(await listUserProfiles(db.read, [params.id])).has(params.id)) throw new ShopError('NOT_FOUND');
    return await loadCompensations(db.read, { userId: params.id, orderId: null, now: clock() });
  },

  async staffUserCompensate(context, { params, body }) {
    const by = byOf(context);
    return await context.write(async (tx) => {
      await giveCompensation(tx, { ...by, ...body, userId: params.id, order: null });
      return {};
    });
  },

  async staffOrderCompensations({ services: { db, clock } }, { params }) {
    const { userId, id } = await getOrderByNo(db.read, params.no);
    return await loadCompensations(db.read, { userId, orderId: id, now: clock() });
  },

  async staffOrderCompensate(context, { params, body }) {
    const by = byOf(context);
    return await context.write(async (tx) => {
      const order = await getOrderByNo(tx, params.no);
      await giveCompensation(tx, { ...by, ...body, userId: order.userId, order });
      return {};
    });
  },
} satisfies HandlersOf<typeof staffCompensationEndpoints>;

function byOf(context: RequestContext): { readonly staffId: string; readonly now: Date } {
  return { staffId: context.staff().staffId, now: context.services.clock() };
}
