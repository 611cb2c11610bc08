import { endPick, type Pick } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { lockOwnPick } from './lockOwn.ts';

/** A celebrity no longer recommends a product. */
export async function endOwnPick(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Pick> {
  await lockOwnPick(tx, { userId, id });
  return await endPick(tx, { id, now });
}
