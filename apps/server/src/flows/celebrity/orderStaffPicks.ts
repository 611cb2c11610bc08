import { listRunningPicks, lockCelebrity, orderPicks } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { CelebrityChange } from './CelebrityChange.ts';

interface Input {
  readonly id: string;
  readonly pickIds: readonly string[];
  readonly now: Date;
}

/** Staff order all that a celebrity recommends now, each pick once; otherwise the page has changed since they looked. */
export async function orderStaffPicks(tx: Tx, { id, pickIds, now }: Input): Promise<CelebrityChange> {
  const celebrity = await lockCelebrity(tx, id);
  const running = (await listRunningPicks(tx, { celebrityIds: [id], now })).map((pick) => pick.id);
  if (running.toSorted().join() !== pickIds.toSorted().join()) throw new ShopError('PICK_CHANGED');
  await orderPicks(tx, { ids: pickIds });
  return { celebrity, target: { kind: 'celebrity', id }, before: { pickIds: running }, after: { pickIds } };
}
