import { addNotice } from '../../../content/notices/index.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Batch } from './Batch.ts';
import type { Progress } from './batchChanges.ts';

/**
 * Tells the business when the last parcel of a batch has left, and when the last one has ended: one notice for each, however many orders
 * there are. A batch of which nothing was sent is no news: every one of its rows was cancelled by the business itself.
 */
export async function tellOfProgress(tx: Tx, batch: Batch, by: Progress): Promise<void> {
  const { userId, id, no: batchNo, state, ordered, paid } = batch;
  if (!ordered || !paid || paid.sent === 0) return;
  const { sent = 0, completed = 0, cancelled = 0, returned = 0, now } = by;
  const news = { userId, facts: { batchNo, orders: paid.sent }, cause: id, link: { kind: 'batch', id }, now } as const;
  if (sent + cancelled > 0 && paid.sent + paid.cancelled === ordered.orders) {
    await addNotice(tx, { ...news, kind: 'batchSent' });
  }
  if (completed + cancelled + returned > 0 && state === 'completed')
    await addNotice(tx, { ...news, kind: 'batchCompleted' });
}
