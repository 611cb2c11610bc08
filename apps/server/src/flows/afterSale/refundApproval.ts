import { assert, groupedYuan } from '@jiwu/kernel';
import {
  type AfterSale,
  type AfterSaleDecision,
  afterStep,
  dropDecision,
  findDecision,
  getAfterSale,
  totalFen,
} from '../../modules/trade/afterSale/index.ts';
import type { ApprovalKind, Deed } from '../../modules/staff/approvals/index.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import { approveAfterSale, receiveAfterSale } from './decideAfterSale.ts';
import { refundEvidence } from './queries/refundEvidence.ts';
import { lockAfterSale } from './lockAfterSale.ts';

/** In `approvals.kind`. */
export const REFUND = 'afterSaleRefund';

export const refundPlaces: Readonly<Record<AfterSale['refundTo'], string>> = {
  wechat: '退回微信支付',
  alipay: '退回支付宝',
  balance: '退回余额',
  nothing: '',
};

/** What granting a refund would do. */
export function foreseeRefund(afterSale: AfterSale, { step, isSellable }: AfterSaleDecision): Deed {
  const { id, userId, orderNo, moneyFen, shippingFen, integralBack, refundTo } = afterSale;
  const amountFen = totalFen(afterSale);
  return {
    does: { id, userId, orderNo, step, isSellable, moneyFen, shippingFen, integralBack, refundTo },
    amountFen,
    changes: [
      { what: '退款', before: groupedYuan(0), after: groupedYuan(amountFen), note: refundPlaces[refundTo] },
      ...(step === 'receive'
        ? [{ what: '退回的商品', before: '在途', after: isSellable ? '收回，可以再卖' : '收回，不再销售', note: '' }]
        : []),
    ],
  };
}

/** A refund above the sum that staff decided on. */
export function createRefundApproval(registry: OrderRegistry): ApprovalKind {
  return {
    title: '售后退款',
    async describe(db, subjectIds) {
      const requests = await Promise.all(subjectIds.map((id) => getAfterSale(db, { id })));
      return new Map(requests.map(({ id, orderNo }) => [id, `订单 ${orderNo}`]));
    },
    async foresee(db, { subjectId }) {
      const afterSale = await getAfterSale(db, { id: subjectId });
      const decision = await findDecision(db, afterSale);
      if (!decision || afterStep(decision.step, afterSale.state) === null) return null;
      return foreseeRefund(afterSale, decision);
    },
    evidence: (db, { subjectId }) => refundEvidence(db, subjectId),
    async lock(tx, { subjectId }) {
      await lockAfterSale(tx, { id: subjectId });
    },
    async execute(tx, { subjectId, staffId, now }) {
      const afterSale = await getAfterSale(tx, { id: subjectId });
      const decision = await findDecision(tx, afterSale);
      assert(decision, 'what was foreseen waits');
      const { note, isSellable } = decision;
      await dropDecision(tx, afterSale);
      const input = { staffId, id: subjectId, note, now };
      if (decision.step === 'receive') await receiveAfterSale(tx, { ...input, isSellable }, registry);
      else await approveAfterSale(tx, input, registry);
    },
    async onEnded(tx, { subjectId }) {
      await dropDecision(tx, await getAfterSale(tx, { id: subjectId }));
    },
  };
}
