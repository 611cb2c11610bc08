import { type AfterSale, changeAfterSale } from '../../modules/trade/afterSale/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import { listOrderLines, type Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import { giveMoneyBack } from './giveMoneyBack.ts';
import { lockAfterSale } from './lockAfterSale.ts';
import { settleAfterSale } from './settleAfterSale.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly note: string;
  readonly now: Date;
}

/**
 * 同意: refunded as it is, or the goods are waited for. A refund that the gateway refused is asked for again by approving it
 * once more; one that is under way stays one.
 */
export async function approveAfterSale(tx: Tx, input: Input, registry: OrderRegistry): Promise<AfterSale> {
  const { note, now } = input;
  const { afterSale, order } = await lockAfterSale(tx, { id: input.id });
  const by = { kind: 'staff', id: input.staffId } as const;
  if (afterSale.state === 'refunding') {
    await giveMoneyBack(tx, { order, afterSale, beforeFen: 0, now });
    return await audited(tx, { ...input, action: 'afterSale.refundAgain', before: afterSale, afterSale });
  }
  const needsReturn = afterSale.kind === 'returnRefund';
  const settled = needsReturn
    ? await changeAfterSale(tx, { afterSale, step: 'agree', by, note, now })
    : await settle(tx, { order, afterSale, step: 'refund', by, note, now }, registry);
  const { userId, id, orderId, orderNo } = afterSale;
  const link = { kind: 'order', id: orderId } as const;
  await addNotice(tx, { userId, kind: 'afterSaleApproved', facts: { orderNo, needsReturn }, cause: id, link, now });
  return await audited(tx, { ...input, action: 'afterSale.approve', before: afterSale, afterSale: settled });
}

/** 收到退货: the goods return to stock, unless they cannot be sold, and are refunded. */
export async function receiveAfterSale(
  tx: Tx,
  input: Input & { readonly isSellable: boolean },
  registry: OrderRegistry,
): Promise<AfterSale> {
  const { note, isSellable, now } = input;
  const { afterSale, order } = await lockAfterSale(tx, { id: input.id });
  const by = { kind: 'staff', id: input.staffId } as const;
  const settled = await settle(tx, { order, afterSale, step: 'receive', by, note, isSellable, now }, registry);
  return await audited(tx, { ...input, action: 'afterSale.receive', before: afterSale, afterSale: settled });
}

async function settle(
  tx: Tx,
  input: Omit<Parameters<typeof settleAfterSale>[1], 'lines'> & { order: Order },
  registry: OrderRegistry,
): Promise<AfterSale> {
  return await settleAfterSale(tx, { ...input, lines: await listOrderLines(tx, input.order) }, registry);
}

/** The last thing of the transaction. */
async function audited(
  tx: Tx,
  {
    staffId,
    action,
    before,
    afterSale,
    note,
    now,
  }: Input & { action: string; before: AfterSale; afterSale: AfterSale },
): Promise<AfterSale> {
  const { moneyFen, shippingFen, refundTo } = afterSale;
  await recordAudit(tx, {
    staffId,
    action,
    target: { kind: 'afterSale', id: afterSale.id },
    before: { state: before.state },
    after: { state: afterSale.state, note, moneyFen, shippingFen, refundTo },
    now,
  });
  return afterSale;
}
