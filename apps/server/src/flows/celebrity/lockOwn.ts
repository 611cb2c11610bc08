import { type Celebrity, findCelebrityOf, getPick, lockCelebrity } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** The celebrity that a user is, held; for everyone else there is nothing of the kind. */
export async function lockOwn(tx: Tx, userId: string): Promise<Celebrity> {
  const own = await findCelebrityOf(tx, userId);
  if (!own) throw new ShopError('NOT_FOUND');
  return await lockCelebrity(tx, own.id);
}

/** Someone else's pick does not exist here. */
export async function lockOwnPick(tx: Tx, { userId, id }: { userId: string; id: string }): Promise<void> {
  const own = await lockOwn(tx, userId);
  if ((await getPick(tx, id)).celebrityId !== own.id) throw new ShopError('NOT_FOUND');
}
