import { type Batch, deleteRows, markRepeats, recountRows } from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { lockOpenBatch } from './lockOpenBatch.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly nos: readonly number[];
  readonly now: Date;
}

/** Leaves rows out for good; a number that is gone already is no mistake. What repeated one of them repeats nothing now. */
export async function removeRows(tx: Tx, input: Input): Promise<Batch> {
  const batch = await lockOpenBatch(tx, input);
  await deleteRows(tx, batch, input.nos);
  await markRepeats(tx, batch, input.now);
  return await recountRows(tx, batch);
}
