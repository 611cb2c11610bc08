import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';

interface Key {
  readonly userId: string;
  readonly orderId: string;
}

/** One line fewer waits to be reviewed. The caller holds the order. */
export async function reviewWritten(tx: Tx, { userId, orderId }: Key): Promise<void> {
  await forgoReviews(tx, { userId, orderId, lines: 1 });
}

/** Lines without a review were wholly returned: they no longer count as waiting for one. */
export async function forgoReviews(tx: Tx, { userId, orderId, lines }: Key & { lines: number }): Promise<void> {
  const changed = await tx
    .updateTable('orders')
    .set(({ eb }) => ({ review_left: eb('review_left', '-', lines) }))
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  assert(changed.numUpdatedRows === 1n, 'the order is held');
}
