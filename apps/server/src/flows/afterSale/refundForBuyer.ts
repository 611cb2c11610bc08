import { groupedYuan } from '@jiwu/kernel';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { needsSecondPerson, requestApproval } from '../../modules/staff/approvals/index.ts';
import {
  type AfterSale,
  type AfterSalePlan,
  findAskedUnsentRefund,
  insertUnsentRefund,
} from '../../modules/trade/afterSale/index.ts';
import { addOrderNote, getOrderByNo, lockOrder, type Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import { UNSENT_REFUND } from './forgetUnsentRefund.ts';
import { giveBackUnsent } from './giveBackUnsent.ts';
import { loadUnsentPlan } from './queries/loadUnsentPlan.ts';
import { foreseeUnsent } from './unsentApproval.ts';

interface Input {
  readonly staffId: string;
  readonly no: string;
  /** As it was shown. */
  readonly totalFen: number;
  readonly reason: string;
  readonly now: Date;
}

interface Outcome {
  readonly plan: AfterSalePlan;
  /** Null: a second person is asked first. */
  readonly afterSale: AfterSale | null;
  readonly approval: { readonly id: string; readonly no: string } | null;
}

/**
 * Staff give back what has not been sent of an order, as its buyer wants it: at once, to where the money came from; above the sum that
 * takes a second person once that one approves. What the buyer asks for never waits.
 */
export async function refundForBuyer(tx: Tx, input: Input, registry: OrderRegistry): Promise<Outcome> {
  const { no, now } = input;
  const order = await lockOrder(tx, await getOrderByNo(tx, no));
  const { plan, lines } = await loadUnsentPlan(tx, { order, now }, registry.kinds);
  if (plan.totalFen !== input.totalFen) throw new ShopError('AFTER_SALE_CHANGED', { totalFen: plan.totalFen });
  if (needsSecondPerson('refund', plan.totalFen)) {
    return { plan, afterSale: null, approval: await ask(tx, { ...input, order, plan }) };
  }
  return { plan, afterSale: await giveBackUnsent(tx, { ...input, order, plan, lines }, registry), approval: null };
}

async function ask(tx: Tx, input: Input & { order: Order; plan: AfterSalePlan }): Promise<{ id: string; no: string }> {
  const { order, plan, staffId, reason, now } = input;
  if (await findAskedUnsentRefund(tx, order)) throw new ShopError('APPROVAL_WAITS');
  const wish = await insertUnsentRefund(tx, order, { reason, staffId, now });
  const deed = foreseeUnsent(wish, order, plan);
  const text = `替买家申请退款 ¥${groupedYuan(plan.totalFen)}，等另一位同事批准：${reason}`;
  await addOrderNote(tx, order, { staffId, text, now });
  const by = { kind: 'staff', staffId } as const;
  const { id, no } = await requestApproval(tx, { kind: UNSENT_REFUND, subjectId: wish.id, deed, by, reason, now });
  await recordAudit(tx, {
    staffId,
    action: 'order.askRefundForBuyer',
    target: { kind: 'order', id: order.id },
    before: { state: order.state },
    after: { approval: no, does: deed.does },
    now,
  });
  return { id, no };
}
