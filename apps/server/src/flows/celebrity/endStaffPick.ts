import { endPick, getPick, lockCelebrity } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { CelebrityChange } from './CelebrityChange.ts';

/** Staff end the pick that they looked at; one that was changed meanwhile stays. */
export async function endStaffPick(
  tx: Tx,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<CelebrityChange> {
  const before = await getPick(tx, id);
  const celebrity = await lockCelebrity(tx, before.celebrityId);
  if ((await getPick(tx, id)).version !== version) throw new ShopError('PICK_CHANGED');
  const after = await endPick(tx, { id, now });
  return { celebrity, target: { kind: 'celebrityPick', id }, before, after };
}
