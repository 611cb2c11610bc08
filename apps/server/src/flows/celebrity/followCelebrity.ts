import { follow, getCelebrity, getShown, unfollow } from '../../modules/channels/celebrity/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Wish {
  readonly userId: string;
  readonly celebrityId: string;
  /** Whether to be told of new picks. Null: 取消关注. */
  readonly wantsNews: boolean | null;
  readonly now: Date;
}

/** 关注, its reminders, or no longer. Who is hidden can be left, and not followed anew. */
export async function followCelebrity(tx: Tx, { userId, celebrityId, wantsNews, now }: Wish) {
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  if (wantsNews === null) {
    await getCelebrity(tx, celebrityId);
    await unfollow(tx, { userId, celebrityId });
  } else {
    await getShown(tx, celebrityId);
    await follow(tx, { userId, celebrityId, wantsNews, now });
  }
  const { followers } = await getCelebrity(tx, celebrityId);
  return { isFollowed: wantsNews !== null, wantsNews: wantsNews ?? false, followers };
}
