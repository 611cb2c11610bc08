import { listRunningPicks, orderPicks } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { lockOwn } from './lockOwn.ts';

/** A celebrity orders all that they recommend now, each pick once; otherwise the page has changed since they looked. */
export async function orderOwnPicks(
  tx: Tx,
  { userId, pickIds, now }: { userId: string; pickIds: readonly string[]; now: Date },
): Promise<void> {
  const { id } = await lockOwn(tx, userId);
  const running = (await listRunningPicks(tx, { celebrityIds: [id], now })).map((pick) => pick.id);
  if (running.toSorted().join() !== pickIds.toSorted().join()) throw new ShopError('PICK_CHANGED');
  await orderPicks(tx, { ids: pickIds });
}
