import { DAY_MS } from '@jiwu/kernel';
import { addGroupCampaign } from '../../../apps/server/src/flows/groupPurchase/addGroupCampaign.ts';
import { findRunningOf, type GroupCampaign } from '../../../apps/server/src/modules/channels/groupPurchase/index.ts';
import { loadProductFacts } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { productIdOf } from '../seeding/seedProduct.ts';
import { demoGroups } from './demoGroups.ts';
import { ignoringRefusals } from './ignoringRefusals.ts';

/** Long enough ago for the groups that wait to have been opened in it. */
const BEGAN_DAYS_AGO = 20;
const RUNS_DAYS = 60;
const LIMIT_PER_USER = 3;

interface Input {
  /** The member of staff who made the campaigns. */
  readonly staffId: string;
  readonly now: Date;
}

/** The running campaign of each demo product, by its slug; one that is over is followed by a new one. */
export async function keepGroupCampaigns(
  db: Database,
  { staffId, now }: Input,
): Promise<ReadonlyMap<string, GroupCampaign>> {
  const kept = new Map<string, GroupCampaign>();
  for (const { slug, size, offYuan, leaderOffYuan } of demoGroups) {
    const productId = productIdOf(slug);
    const running = await findRunningOf(db.read, { productId, now });
    if (running) {
      kept.set(slug, running);
      continue;
    }
    const [facts] = await loadProductFacts(db.read, [productId]);
    if (!facts) continue;
    const startsAt = new Date(Math.max(await lastEndMs(db, productId), now.getTime() - BEGAN_DAYS_AGO * DAY_MS));
    const terms = {
      productId,
      skus: facts.skus.map(({ id, priceFen }) => ({
        skuId: id,
        priceFen: priceFen - offYuan * 100,
        leaderPriceFen: leaderOffYuan === undefined ? null : priceFen - leaderOffYuan * 100,
      })),
      size,
      startsAt,
      endsAt: new Date(startsAt.getTime() + RUNS_DAYS * DAY_MS),
      limitPerUser: LIMIT_PER_USER,
      totalPieces: null,
    };
    await ignoringRefusals(() => db.transact((tx) => addGroupCampaign(tx, { staffId, terms, now: startsAt })));
    const made = await findRunningOf(db.read, { productId, now });
    if (made) kept.set(slug, made);
  }
  return kept;
}

/** A product has one campaign at a time. */
async function lastEndMs(db: Database, productId: string): Promise<number> {
  const row = await db.read
    .selectFrom('group_campaigns')
    .select('ends_at')
    .where('product_id', '=', productId)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ends_at.getTime() ?? 0;
}
