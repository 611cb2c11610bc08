import { DEAL, getDeal, takeBeginning, takeWaiting } from '../../modules/channels/woot/index.ts';
import { listOpenSupplies } from '../../modules/channels/claims/index.ts';
import { addNotices } from '../../modules/content/notices/index.ts';
import { loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly now: Date;
  readonly limit: number;
}

/** Tells those who asked that a deal is about to begin, once. Answers how many were told. */
export async function tellOfBeginning(tx: Tx, { now, limit }: Input): Promise<number> {
  const taken = await takeBeginning(tx, { now, limit });
  for (const [dealId, reminders] of Map.groupBy(taken, (one) => one.dealId)) {
    const userIds = reminders.map(({ userId }) => userId);
    await addNotices(tx, { userIds, ...(await newsOf(tx, dealId)), kind: 'wootBegins', cause: dealId, now });
  }
  return taken.length;
}

/** Tells those who asked that a piece has come back, once. They may ask again. */
export async function tellOfReturned(tx: Tx, { now, limit }: Input): Promise<number> {
  let told = 0;
  for (const { subject, left, opensAt, isPaused } of await listOpenSupplies(tx, { kind: DEAL, now })) {
    if (left === 0 || isPaused || opensAt > now) continue;
    const taken = await takeWaiting(tx, { dealId: subject.id, limit });
    if (taken.length === 0) continue;
    const userIds = taken.map(({ userId }) => userId);
    const cause = `${subject.id}:${now.toISOString()}`;
    await addNotices(tx, { userIds, ...(await newsOf(tx, subject.id)), kind: 'wootBack', cause, now });
    told += taken.length;
  }
  return told;
}

async function newsOf(tx: Tx, dealId: string) {
  const { skuId, priceFen } = await getDeal(tx, dealId);
  const title = (await loadSkuFacts(tx, [skuId])).get(skuId)?.title ?? '';
  return { facts: { productTitle: title, priceFen }, link: { kind: 'woot' as const, id: dealId } };
}
