import { recordAudit } from '../../modules/staff/audit/index.ts';
import { addOrderNote, getOrderByNo, listOrderNotes, type OrderNote } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly staffId: string;
  readonly no: string;
  readonly text: string;
  readonly now: Date;
}

/** Staff write to each other about an order. What was written stands there, and is not copied into the log. */
export async function noteOrder(tx: Tx, { staffId, no, text, now }: Input): Promise<OrderNote[]> {
  const order = await getOrderByNo(tx, no);
  const noteId = await addOrderNote(tx, order, { staffId, text, now });
  const notes = await listOrderNotes(tx, order);
  await recordAudit(tx, {
    staffId,
    action: 'order.note',
    target: { kind: 'order', id: order.id },
    before: null,
    after: { noteId },
    now,
  });
  return notes;
}
