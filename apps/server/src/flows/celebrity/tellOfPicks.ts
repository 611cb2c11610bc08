import { getCelebrity, listAdded, listWaiting, markTold, takeDueNews } from '../../modules/channels/celebrity/index.ts';
import { addNotices } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { describePicks } from './queries/describePicks.ts';

/**
 * Tells the next followers of a celebrity what was picked. Each follower is told of each news once, however often and by however many
 * workers this runs. False when nothing is due.
 */
export async function tellOfPicks(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<boolean> {
  const news = await takeDueNews(tx, now);
  if (!news) return false;
  const { id, celebrityId, since, dueAt, toldUpTo } = news;
  const { name, state } = await getCelebrity(tx, celebrityId);
  const added = await listAdded(tx, { celebrityId, since, until: dueAt, now });
  const picks = (await describePicks(tx, added)).map(({ card }) => card);
  const [first] = picks;
  // Hidden by now, or everything that was picked has ended: there is nothing to tell.
  const isTold = state === 'shown' && first !== undefined;
  const userIds = isTold ? await listWaiting(tx, { celebrityId, after: toldUpTo, limit }) : [];
  if (first && userIds.length > 0) {
    const facts = { name, count: picks.length, productTitle: first.title, isAd: picks.some(({ isAd }) => isAd) };
    const link = { kind: 'celebrity', id: celebrityId } as const;
    await addNotices(tx, { userIds, kind: 'celebrityPicked', facts, cause: id, link, now });
  }
  await markTold(tx, { id, upTo: userIds.length === limit ? (userIds.at(-1) ?? null) : null, now });
  return true;
}
