import { listOpenSupplies } from '../../modules/channels/claims/index.ts';
import { DEAL, takeWaiting } from '../../modules/channels/woot/index.ts';
import { addNotices } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { dealNews } from './queries/dealNews.ts';

/** Tells those who asked that a piece has come back, once; they may ask again. Answers how many were told. */
export async function tellOfReturned(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  let told = 0;
  for (const { subject, left, opensAt, isPaused } of await listOpenSupplies(tx, { kind: DEAL, now })) {
    if (left === 0 || isPaused || opensAt > now) continue;
    const taken = await takeWaiting(tx, { dealId: subject.id, limit });
    if (taken.length === 0) continue;
    const userIds = taken.map(({ userId }) => userId);
    // Of this return: whoever asks again is told of the next.
    const cause = `${subject.id}:${now.toISOString()}`;
    await addNotices(tx, { userIds, ...(await dealNews(tx, subject.id)), kind: 'wootBack', cause, now });
    told += taken.length;
  }
  return told;
}
