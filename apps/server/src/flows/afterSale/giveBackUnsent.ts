import { groupedYuan } from '@jiwu/kernel';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { type AfterSale, insertAfterSale, totalFen } from '../../modules/trade/afterSale/index.ts';
import { addOrderNote, type Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import type { UnsentPlan } from './queries/loadUnsentPlan.ts';
import { settleAfterSale } from './settleAfterSale.ts';

interface Input extends Pick<UnsentPlan, 'plan' | 'lines'> {
  /** Held by the caller. */
  readonly order: Order;
  /** Who does it: whoever decided alone, or the second person. */
  readonly staffId: string;
  readonly reason: string;
  readonly now: Date;
}

/** All that has not been sent goes back to its buyer, to where the money came from, with a trace of who did it and why. */
export async function giveBackUnsent(tx: Tx, input: Input, registry: OrderRegistry): Promise<AfterSale> {
  const { order, plan, lines, staffId, reason, now } = input;
  const by = { kind: 'staff', id: staffId } as const;
  const request = { order, plan, kind: 'refundOnly', reason: 'other', pictures: [], by, now } as const;
  const asked = await insertAfterSale(tx, { ...request, description: `客服代为申请：${reason}` });
  await addOrderNote(tx, order, { staffId, text: `替买家退款 ¥${groupedYuan(plan.totalFen)}：${reason}`, now });
  const settled = await settleAfterSale(
    tx,
    { order, lines, afterSale: asked, step: 'refund', by, note: reason, now },
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
