import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import {
  type Batch,
  type BatchSource,
  countOpenBatches,
  insertBatch,
  takeBatchTurn,
} from '../../modules/channels/dropshipping/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { getApprovedBusiness } from '../businesses/queries/getApprovedBusiness.ts';

interface Input {
  readonly userId: string;
  readonly businessId: string;
  readonly name: string;
  readonly source: BatchSource;
  readonly skuIds: readonly string[];
  readonly now: Date;
}

/** A new batch in the name of an approved business, without rows. Nobody keeps too many that were never ordered. */
export async function startBatch(tx: Tx, input: Input): Promise<Batch> {
  const { userId, businessId } = input;
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  await getApprovedBusiness(tx, { userId, businessId });
  await takeBatchTurn(tx, userId);
  if ((await countOpenBatches(tx, userId)) >= rules.dropshipping.openPerUser) throw new ShopError('BATCH_TOO_MANY');
  return await insertBatch(tx, { ...input, id: newId(), skuIds: [...new Set(input.skuIds)] });
}
