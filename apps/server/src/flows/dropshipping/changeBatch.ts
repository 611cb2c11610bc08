import { type Batch, changeBatchTerms, recountRows, unreadRows } from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { lockOpenBatch } from './lockOpenBatch.ts';
import { getApprovedBusiness } from '../businesses/queries/getApprovedBusiness.ts';
import { readRows } from './readRows.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  readonly skuIds: readonly string[];
  readonly now: Date;
}

/** Another name, business or choice of goods. With other goods a row may mean something else: all are looked at again, the first ones now. */
export async function changeBatch(tx: Tx, input: Input): Promise<Batch> {
  const { userId, businessId, name, now } = input;
  await getApprovedBusiness(tx, { userId, businessId });
  const before = await lockOpenBatch(tx, input);
  const skuIds = [...new Set(input.skuIds)];
  const batch = await changeBatchTerms(tx, { batch: before, businessId, name, skuIds });
  if (skuIds.toSorted().join() === before.skuIds.toSorted().join()) return batch;
  await unreadRows(tx, batch);
  const counted = await recountRows(tx, batch);
  if (counted.rows.unread === 0) return counted;
  await readRows(tx, { userId, id: batch.id, now });
  return await lockOpenBatch(tx, input);
}
