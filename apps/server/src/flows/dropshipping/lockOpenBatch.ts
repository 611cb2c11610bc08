import { rules } from '@jiwu/contract';
import { type Batch, lockBatch } from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

const open: ReadonlySet<string> = new Set(rules.dropshipping.openStates);

/** Holds a batch whose rows can still be changed. */
export async function lockOpenBatch(tx: Tx, key: { userId: string; id: string }): Promise<Batch> {
  const batch = await lockBatch(tx, key);
  if (!open.has(batch.state)) throw new ShopError('BATCH_CHANGED');
  return batch;
}
