import type { vipEndpoints } from '@jiwu/contract';
import { describeVipPurchase } from '../flows/membership/queries/describeVipPurchase.ts';
import { loadDailyCoupons } from '../flows/membership/queries/loadDailyCoupons.ts';
import { listStaffVipPurchases } from '../flows/membership/queries/listStaffVipPurchases.ts';
import { loadVipStanding } from '../flows/membership/queries/loadVipStanding.ts';
import { payVipByBalance } from '../flows/membership/payVipByBalance.ts';
import { refundVipPurchase } from '../flows/membership/refundVipPurchase.ts';
import * as vip from '../modules/people/vip/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import { payWithPassword } from './payWithPassword.ts';

export const vipHandlers = {
  async vipGet(context) {
    const { services } = context;
    return await loadVipStanding(services.db.read, { userId: context.user().userId, now: services.clock() });
  },

  async vipDaily(context) {
    const { services } = context;
    return await loadDailyCoupons(services.db.read, { userId: context.user().userId, now: services.clock() });
  },

  async vipPurchase(context, { body }) {
    const { userId } = context.user();
    const now = context.services.clock();
    return await context.write(async (tx) =>
      describeVipPurchase(await vip.createVipPurchase(tx, { userId, plan: body.plan, now })),
    );
  },

  async vipPurchaseList(context, { query }) {
    const { userId } = context.user();
    const page = await vip.pageVipPurchases(context.services.db.read, { userId, cursor: query.cursor });
    return { items: page.items.map(describeVipPurchase), nextCursor: page.nextCursor };
  },

  async vipPurchaseGet(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    return describeVipPurchase(await vip.getVipPurchase(context.services.db.read, own));
  },

  async vipPurchasePay(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const payment = await vip.payVipPurchase(tx, { ...own, ...body, now: context.services.clock() });
      return { paymentId: payment.id, amountFen: payment.amountFen, expiresAt: payment.expiresAt.toISOString() };
    });
  },

  async vipPurchasePayBalance(context, { params, body }) {
    const { services } = context;
    const own = { userId: context.user().userId, id: params.id };
    return await payWithPassword(context, {
      password: body.password,
      assertOwn: () => vip.getVipPurchase(services.db.read, own),
      pay: () =>
        context.write(async (tx) => describeVipPurchase(await payVipByBalance(tx, { ...own, now: services.clock() }))),
    });
  },

  async staffVipList(context, { query }) {
    return await listStaffVipPurchases(context.services.db.read, query);
  },

  async staffVipRefund(context, { params, body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) =>
      describeVipPurchase(await refundVipPurchase(tx, { staffId, id: params.id, note: body.note, now })),
    );
  },
} satisfies HandlersOf<typeof vipEndpoints>;
