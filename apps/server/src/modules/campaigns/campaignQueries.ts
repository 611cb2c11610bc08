import type { Campaign, CampaignTier, Scope } from '@jiwu/pricing';
import type { Selectable } from 'kysely';
import type { Reader } from '../../platform/database/createDatabase.ts';
import type { Campaigns } from '../../platform/database/schema.gen.ts';

const columns = ['id', 'name', 'scope', 'category_ids', 'product_ids', 'starts_at', 'ends_at', 'tiers'] as const;

/** What runs now, as the price engine takes it; the oldest first. */
export async function listRunningCampaigns(db: Reader, now: Date): Promise<Campaign[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select(columns)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(campaignOf);
}

/** One of any time. */
export async function findCampaign(db: Reader, id: string): Promise<Campaign | null> {
  const row = await db.selectFrom('campaigns').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? campaignOf(row) : null;
}

function campaignOf(row: Pick<Selectable<Campaigns>, (typeof columns)[number]>): Campaign {
  return {
    id: row.id,
    name: row.name,
    scope: scopeOf(row),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    // The check of the column says what they look like.
    tiers: row.tiers as unknown as CampaignTier[],
  };
}

function scopeOf(row: { scope: string; category_ids: string[]; product_ids: string[] }): Scope {
  if (row.scope === 'categories') return { kind: 'categories', categoryIds: row.category_ids };
  if (row.scope === 'products') return { kind: 'products', productIds: row.product_ids };
  return { kind: 'all' };
}
