import { assert, groupedYuan } from '@jiwu/kernel';
import type { ApprovalKind, Deed } from '../../modules/staff/approvals/index.ts';
import {
  type AfterSalePlan,
  endUnsentRefund,
  listUnsentRefunds,
  type UnsentRefund,
} from '../../modules/trade/afterSale/index.ts';
import { getOrder, lockOrder, type Order } from '../../modules/trade/orders/index.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import { giveBackUnsent } from './giveBackUnsent.ts';
import { findUnsentPlan, loadUnsentPlan } from './queries/loadUnsentPlan.ts';
import { unsentEvidence } from './queries/unsentEvidence.ts';
import { refundPlaces } from './refundApproval.ts';

const orderOf = ({ userId, orderId }: UnsentRefund) => ({ userId, id: orderId });

/** What giving back all that has not been sent would do. */
export function foreseeUnsent({ id, reason }: UnsentRefund, order: Order, plan: AfterSalePlan): Deed {
  const { moneyFen, shippingFen, totalFen, integralBack, refundTo, returnsCoupon } = plan;
  const lines = plan.lines.map((line) => ({ lineId: line.lineId, pieces: line.pieces, moneyFen: line.moneyFen }));
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  const { userId, id: orderId } = order;
  return {
    does: { id, userId, orderId, reason, lines, moneyFen, shippingFen, integralBack, refundTo, returnsCoupon },
    amountFen: totalFen,
    changes: [
      { what: '退款', before: groupedYuan(0), after: groupedYuan(totalFen), note: refundPlaces[refundTo] },
      { what: '没发出的商品', before: `${pieces} 件`, after: '0 件', note: '回到可售库存' },
      ...(integralBack > 0
        ? [{ what: '积分', before: '0', after: String(integralBack), note: '下单时用掉的退回' }]
        : []),
      ...(returnsCoupon ? [{ what: '优惠券', before: '已用', after: '可用', note: '整单退款，券退回' }] : []),
    ],
  };
}

/** A refund above the sum that staff ask for on behalf of a buyer whose order has not been sent. */
export function createUnsentApproval(registry: OrderRegistry): ApprovalKind {
  return {
    title: '替买家退款',
    async describe(db, subjectIds) {
      const wishes = await listUnsentRefunds(db, subjectIds);
      const orders = await Promise.all(wishes.map((wish) => getOrder(db, orderOf(wish))));
      return new Map(wishes.map(({ id }, nth) => [id, `订单 ${orders[nth]?.no ?? ''}，还没发货`]));
    },
    async foresee(db, { subjectId, now }) {
      const [wish] = await listUnsentRefunds(db, [subjectId]);
      if (wish?.state !== 'asked') return null;
      const order = await getOrder(db, orderOf(wish));
      const unsent = await findUnsentPlan(db, { order, now }, registry.kinds);
      return unsent && foreseeUnsent(wish, order, unsent.plan);
    },
    evidence: (db, { subjectId, now }) => unsentEvidence(db, { id: subjectId, now }, registry.kinds),
    async lock(tx, { subjectId }) {
      const [wish] = await listUnsentRefunds(tx, [subjectId]);
      if (wish) await lockOrder(tx, orderOf(wish));
    },
    async execute(tx, { subjectId, staffId, now }) {
      const [wish] = await listUnsentRefunds(tx, [subjectId]);
      assert(wish, 'what was foreseen waits');
      const order = await getOrder(tx, orderOf(wish));
      const unsent = await loadUnsentPlan(tx, { order, now }, registry.kinds);
      await endUnsentRefund(tx, { ...wish, state: 'done', now });
      await giveBackUnsent(tx, { ...unsent, order, staffId, reason: wish.reason, now }, registry);
    },
    async onEnded(tx, { subjectId, now }) {
      const [wish] = await listUnsentRefunds(tx, [subjectId]);
      if (wish) await endUnsentRefund(tx, { ...wish, state: 'dropped', now });
    },
  };
}
