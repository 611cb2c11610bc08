import {
  type Celebrity,
  changePick,
  endPick,
  findCelebrityOf,
  getPick,
  listRunningPicks,
  lockCelebrity,
  orderPicks,
  type Pick,
  type PickWords,
} from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { recommend } from './recommend.ts';

/** The celebrity that a user is, held; for everyone else there is nothing of the kind. */
async function lockOwn(tx: Tx, userId: string): Promise<Celebrity> {
  const own = await findCelebrityOf(tx, userId);
  if (!own) throw new ShopError('NOT_FOUND');
  return await lockCelebrity(tx, own.id);
}

/** Someone else's pick does not exist here. */
async function lockOwnPick(tx: Tx, { userId, id }: { userId: string; id: string }): Promise<void> {
  const own = await lockOwn(tx, userId);
  if ((await getPick(tx, id)).celebrityId !== own.id) throw new ShopError('NOT_FOUND');
}

interface NewOwn {
  readonly userId: string;
  readonly productId: string;
  readonly words: PickWords;
  readonly now: Date;
}

/** A celebrity recommends a product: at the ordinary price until one is agreed. */
export async function addOwnPick(tx: Tx, { userId, ...wish }: NewOwn): Promise<Pick> {
  const { id } = await lockOwn(tx, userId);
  return await recommend(tx, { ...wish, celebrityId: id, prices: [], endsAt: null, by: 'celebrity' });
}

interface OwnChange {
  readonly userId: string;
  readonly id: string;
  readonly version: number;
  readonly words: PickWords;
  readonly now: Date;
}

/** Words only: what was agreed stays. */
export async function changeOwnPick(tx: Tx, { userId, ...change }: OwnChange): Promise<Pick> {
  await lockOwnPick(tx, { userId, id: change.id });
  return await changePick(tx, change);
}

export async function endOwnPick(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Pick> {
  await lockOwnPick(tx, { userId, id });
  return await endPick(tx, { id, now });
}

/** All that they recommend now, each once; otherwise the page has changed since they looked. */
export async function orderOwnPicks(
  tx: Tx,
  { userId, pickIds, now }: { userId: string; pickIds: readonly string[]; now: Date },
): Promise<void> {
  const { id } = await lockOwn(tx, userId);
  const running = (await listRunningPicks(tx, { celebrityIds: [id], now })).map((pick) => pick.id);
  if (running.toSorted().join() !== pickIds.toSorted().join()) throw new ShopError('PICK_CHANGED');
  await orderPicks(tx, { ids: pickIds });
}
