import type { staffAfterSaleEndpoints } from '@jiwu/contract';
import { askBuyer } from '../flows/afterSale/askBuyer.ts';
import { describeLines } from '../flows/afterSale/queries/describeLines.ts';
import { listAfterSaleQueue } from '../flows/afterSale/queries/listAfterSaleQueue.ts';
import { loadAfterSaleDetail } from '../flows/afterSale/queries/loadAfterSaleDetail.ts';
import { loadUnsentPlan } from '../flows/afterSale/queries/loadUnsentPlan.ts';
import { refundForBuyer } from '../flows/afterSale/refundForBuyer.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { needsSecondPerson } from '../modules/staff/approvals/index.ts';
import { getOrderByNo } from '../modules/trade/orders/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffAfterSaleHandlers = {
  async staffAfterSaleQueue({ services }, { query }) {
    return await listAfterSaleQueue(services.db.read, { ...query, cursor: query.cursor, now: services.clock() });
  },

  async staffAfterSaleGet({ services }, { params }) {
    const { clock, config, db, orders } = services;
    return await loadAfterSaleDetail(db.read, config, { id: params.id, now: clock() }, orders.kinds);
  },

  async staffAfterSaleAsk(context, { params, body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => ({ threadId: await askBuyer(tx, { ...by, ...params, ...body }) }));
  },

  async staffOrderRefundPreview({ services }, { params }) {
    const { clock, db, orders } = services;
    const order = await getOrderByNo(db.read, params.no);
    const { plan, lines } = await loadUnsentPlan(db.read, { order, now: clock() }, orders.kinds);
    return {
      totalFen: plan.totalFen,
      moneyFen: plan.moneyFen,
      shippingFen: plan.shippingFen,
      refundTo: plan.refundTo,
      integralBack: plan.integralBack,
      returnsCoupon: plan.returnsCoupon,
      lines: describeLines(plan.lines, lines).map(({ lineId, title, skuLabel, picture, pieces, moneyFen }) => ({
        lineId,
        title,
        skuLabel,
        picture,
        pieces,
        moneyFen,
      })),
      needsSecondPerson: needsSecondPerson('refund', plan.totalFen),
    };
  },

  async staffOrderRefund(context, { params, body }) {
    const { services } = context;
    const by = { staffId: context.staff().staffId, now: services.clock() };
    return await context.write(async (tx) => {
      const { plan, afterSale, approval } = await refundForBuyer(tx, { ...by, ...params, ...body }, services.orders);
      return { totalFen: plan.totalFen, refundTo: plan.refundTo, afterSaleId: afterSale?.id ?? null, approval };
    });
  },
} satisfies HandlersOf<typeof staffAfterSaleEndpoints, ShopServices>;
