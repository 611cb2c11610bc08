import { type GatewayName, rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { type Batch, markBatchPaid } from '../../modules/channels/dropshipping/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import { listBusinesses } from '../../modules/people/businesses/index.ts';
import { changeStates } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  /** Held by the caller, unpaid. */
  readonly batch: Batch;
  readonly payment: { readonly id: string; readonly with: GatewayName };
  readonly now: Date;
}

/**
 * The batch is paid: all its orders in one statement, at exactly what was paid. The sender of the parcels is the business as it is now. No
 * stock is locked: the pieces stay reserved until they leave.
 */
export async function payOrdersOfBatch(tx: Tx, { batch, payment, now }: Input): Promise<Batch> {
  const { userId, id, no, ordered } = batch;
  const by = { kind: 'user', id: userId } as const;
  const reason = `${rules.payment.names[payment.with]}付款`;
  const paid = await changeStates(tx, {
    userId,
    kind: 'dropshipping',
    subjectId: id,
    step: 'pay',
    by,
    reason,
    payment,
    now,
  });
  assert(ordered && paid.orders === ordered.orders && paid.payFen === ordered.payFen, `batch ${no} is paid whole`);
  const business = (await listBusinesses(tx, userId)).find((one) => one.id === batch.businessId);
  assert(business, `batch ${no} has its business`);
  const sender = { name: business.senderName, phoneNumber: business.senderPhone };
  const marked = await markBatchPaid(tx, batch, { ...payment, sender, now });
  const facts = { batchNo: no, amountFen: ordered.payFen, orders: ordered.orders };
  await addNotice(tx, { userId, kind: 'batchPaid', facts, cause: id, link: { kind: 'batch', id }, now });
  return marked;
}
