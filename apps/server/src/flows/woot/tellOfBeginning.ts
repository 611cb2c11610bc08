import { takeBeginning } from '../../modules/channels/woot/index.ts';
import { addNotices } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { dealNews } from './queries/dealNews.ts';

/** Tells those who asked that a deal is about to begin, once. Answers how many were told. */
export async function tellOfBeginning(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const taken = await takeBeginning(tx, { now, limit });
  for (const [dealId, reminders] of Map.groupBy(taken, (one) => one.dealId)) {
    const userIds = reminders.map(({ userId }) => userId);
    await addNotices(tx, { userIds, ...(await dealNews(tx, dealId)), kind: 'wootBegins', cause: dealId, now });
  }
  return taken.length;
}
