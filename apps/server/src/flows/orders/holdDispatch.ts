import { recordAudit } from '../../modules/staff/audit/index.ts';
import {
  findHold,
  getOrderByNo,
  holdOrder,
  lockOrder,
  type OrderState,
  releaseOrder,
} from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly staffId: string;
  readonly no: string;
  readonly now: Date;
}

const toBeSent: ReadonlySet<OrderState> = new Set(['awaitingDispatch', 'awaitingGroup']);

/** 暂不发货: nobody sends it until what speaks against it is settled. */
export async function holdDispatch(tx: Tx, { staffId, no, reason, now }: Input & { reason: string }): Promise<void> {
  const order = await lockOrder(tx, await getOrderByNo(tx, no));
  if (!toBeSent.has(order.state)) throw new ShopError('ORDER_CHANGED');
  const before = await findHold(tx, order);
  await holdOrder(tx, order, { reason, staffId, at: now });
  await recordAudit(tx, {
    staffId,
    action: 'order.hold',
    target: { kind: 'order', id: order.id },
    before: before && { reason: before.reason },
    after: { reason },
    now,
  });
}

/** It may be sent again. */
export async function releaseDispatch(tx: Tx, { staffId, no, now }: Input): Promise<void> {
  const order = await lockOrder(tx, await getOrderByNo(tx, no));
  const { reason } = await releaseOrder(tx, order);
  await recordAudit(tx, {
    staffId,
    action: 'order.release',
    target: { kind: 'order', id: order.id },
    before: { reason },
    after: null,
    now,
  });
}
