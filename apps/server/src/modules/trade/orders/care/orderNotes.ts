import { newId } from '@jiwu/kernel';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

export interface OrderNote {
  readonly id: string;
  readonly staffId: string;
  readonly text: string;
  readonly at: Date;
}

/** What staff write to each other about an order. */
export async function addOrderNote(
  tx: Tx,
  order: Key,
  { staffId, text, now }: { staffId: string; text: string; now: Date },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('order_notes')
    .values({ user_id: order.userId, order_id: order.id, id, staff_id: staffId, text, at: now })
    .execute();
  return id;
}

/** The oldest first. */
export async function listOrderNotes(db: Reader, order: Key): Promise<OrderNote[]> {
  return await db
    .selectFrom('order_notes')
    .select(['id', 'staff_id as staffId', 'text', 'at'])
    .where('user_id', '=', order.userId)
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
}
