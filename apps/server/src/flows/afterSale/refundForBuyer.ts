import { groupedYuan } from '@jiwu/kernel';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { needsSecondPerson } from '../../modules/staff/approvals/index.ts';
import { type AfterSale, insertAfterSale, totalFen } from '../../modules/trade/afterSale/index.ts';
import { addOrderNote, getOrderByNo, lockOrder } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import { loadUnsentPlan } from './queries/loadUnsentPlan.ts';
import { settleAfterSale } from './settleAfterSale.ts';

interface Input {
  readonly staffId: string;
  readonly no: string;
  /** As it was shown. */
  readonly totalFen: number;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Staff give back what has not been sent of an order, as its buyer wants it: at once, to where the money came from. Above the sum that
 * takes a second person the buyer asks for it, and has it at once; nobody of staff decides it then.
 */
export async function refundForBuyer(tx: Tx, input: Input, registry: OrderRegistry): Promise<AfterSale> {
  const { staffId, no, reason, now } = input;
  const order = await lockOrder(tx, await getOrderByNo(tx, no));
  const { plan, lines } = await loadUnsentPlan(tx, { order, now }, registry.kinds);
  if (plan.totalFen !== input.totalFen) throw new ShopError('AFTER_SALE_CHANGED', { totalFen: plan.totalFen });
  if (needsSecondPerson('refund', plan.totalFen)) throw new ShopError('STAFF_REFUND_TOO_MUCH');
  const by = { kind: 'staff', id: staffId } as const;
  const request = { order, plan, kind: 'refundOnly', reason: 'other', pictures: [], by, now } as const;
  const asked = await insertAfterSale(tx, { ...request, description: `客服代为申请：${reason}` });
  await addOrderNote(tx, order, { staffId, text: `替买家退款 ¥${groupedYuan(plan.totalFen)}：${reason}`, now });
  const note = reason;
  const settled = await settleAfterSale(
    tx,
    { order, lines, afterSale: asked, step: 'refund', by, note, now },
    registry,
  );
  await recordAudit(tx, {
    staffId,
    action: 'order.refundForBuyer',
    target: { kind: 'order', id: order.id },
    before: { state: order.state },
    after: { afterSaleId: settled.id, totalFen: totalFen(settled), refundTo: settled.refundTo, reason },
    now,
  });
  return settled;
}
