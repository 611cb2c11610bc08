import { newId } from '@jiwu/kernel';
import type { Batch } from '../../modules/channels/dropshipping/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly batch: Batch;
  readonly fresh: { readonly orders: number; readonly amountFen: number };
  readonly now: Date;
}

/** One notice for all rows that a request cancelled, and what came back for them. */
export async function tellOfCancelled(tx: Tx, { batch: { userId, id, no }, fresh, now }: Input): Promise<void> {
  if (fresh.orders === 0) return;
  const news = { facts: { batchNo: no, ...fresh }, cause: newId(), link: { kind: 'batch', id }, now } as const;
  await addNotice(tx, { userId, kind: 'batchRowsCancelled', ...news });
}
