import { businessDay, HOUR_MS } from '@jiwu/kernel';
import { publishDeal } from '../../../apps/server/src/flows/woot/publishDeal.ts';
import { saveDeal } from '../../../apps/server/src/flows/woot/saveDeal.ts';
import type { ShopServices } from '../../../apps/server/src/flows/ShopServices.ts';

type Reach = Pick<ShopServices, 'db' | 'clock'>;

/** A published deal of today that is not open yet. */
export async function publishNewDeal(
  { db, clock }: Reach,
  { skuId, pieces }: { skuId: string; pieces: number },
): Promise<string> {
  const now = clock();
  const terms = { day: businessDay(now), skuId, priceFen: 100, allocated: pieces, limitPerUser: 1 };
  const wish = { ...terms, note: '一个人喝茶刚好', position: 0 };
  const { deal } = await db.transact((tx) => saveDeal(tx, { wish, draft: null, now }));
  await db.transact((tx) => publishDeal(tx, { id: deal.id, version: deal.version, now }));
  await openDeal({ db }, { dealId: deal.id, opensAt: new Date(now.getTime() + HOUR_MS) });
  return deal.id;
}

/** Lets a deal open at this moment, whatever the time of day. */
export async function openDeal(
  { db }: Pick<Reach, 'db'>,
  { dealId, opensAt }: { dealId: string; opensAt: Date },
): Promise<void> {
  const closesAt = new Date(opensAt.getTime() + HOUR_MS);
  await db.transact((tx) =>
    tx
      .updateTable('claim_supplies')
      .set({ opens_at: opensAt, closes_at: closesAt })
      .where('subject_id', '=', dealId)
      .execute(),
  );
}
