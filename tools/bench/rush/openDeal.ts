import { businessDay, HOUR_MS } from '@jiwu/kernel';
import { publishDeal } from '../../../apps/server/src/flows/woot/publishDeal.ts';
import { saveDeal } from '../../../apps/server/src/flows/woot/saveDeal.ts';
import type { ShopServices } from '../../../apps/server/src/flows/ShopServices.ts';

/** A published deal that opens at the given moment, whatever the time of day. */
export async function openDeal(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  { skuId, pieces, opensAt }: { skuId: string; pieces: number; opensAt: Date },
): Promise<string> {
  const now = clock();
  const terms = { day: businessDay(now), skuId, priceFen: 100, allocated: pieces, limitPerUser: 1 };
  const wish = { ...terms, note: '一个人喝茶刚好', position: 0 };
  const { deal } = await db.transact((tx) => saveDeal(tx, { wish, draft: null, now }));
  await db.transact((tx) => publishDeal(tx, { id: deal.id, version: deal.version, now }));
  await db.transact((tx) =>
    tx
      .updateTable('claim_supplies')
      .set({ opens_at: opensAt, closes_at: new Date(opensAt.getTime() + HOUR_MS) })
      .where('subject_id', '=', deal.id)
      .execute(),
  );
  return deal.id;
}
