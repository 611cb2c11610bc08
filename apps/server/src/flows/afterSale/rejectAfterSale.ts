import { addNotice } from '../../modules/content/notices/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { type AfterSale, changeAfterSale } from '../../modules/trade/afterSale/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { forgetRefund } from './askForRefund.ts';
import { lockAfterSale } from './lockAfterSale.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly note: string;
  readonly now: Date;
}

/** 拒绝, with a reason. A refund of it that waits for a second person waits no more. */
export async function rejectAfterSale(tx: Tx, input: Input): Promise<AfterSale> {
  const { staffId, note, now } = input;
  const { afterSale } = await lockAfterSale(tx, { id: input.id });
  const by = { kind: 'staff', id: staffId } as const;
  const rejected = await changeAfterSale(tx, { afterSale, step: 'reject', by, note, now });
  await forgetRefund(tx, { afterSale, now });
  const { userId, id, orderId, orderNo, moneyFen, shippingFen, refundTo } = afterSale;
  const link = { kind: 'order', id: orderId } as const;
  await addNotice(tx, { userId, kind: 'afterSaleRejected', facts: { orderNo, reason: note }, cause: id, link, now });
  await recordAudit(tx, {
    staffId,
    action: 'afterSale.reject',
    target: { kind: 'afterSale', id },
    before: { state: afterSale.state },
    after: { state: rejected.state, note, moneyFen, shippingFen, refundTo },
    now,
  });
  return rejected;
}
