import type { Campaign, CampaignTier, Scope } from '@jiwu/pricing';
import type { Selectable } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Campaigns } from '../../../platform/database/schema.gen.ts';

const columns = ['id', 'name', 'scope', 'category_ids', 'product_ids', 'starts_at', 'ends_at', 'tiers'] as const;
/** Staff look at the last hundred. */
const MOST = 100;

/** Running campaigns in the price engine's form; the oldest first. */
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

/** Of any time, by their ids. */
export async function findCampaigns(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Campaign>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaigns')
    .select(columns)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, campaignOf(row)]));
}

/** One of any time. */
export async function findCampaign(db: Reader, id: string): Promise<Campaign | null> {
  return (await findCampaigns(db, [id])).get(id) ?? null;
}

/** As staff see it. */
export interface StoredCampaign extends Campaign {
  /** One more with each change. */
  readonly version: number;
}

/** The campaign that ends last comes first. */
export async function listCampaigns(db: Reader): Promise<StoredCampaign[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select([...columns, 'version'])
    .orderBy('ends_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...campaignOf(row), version: row.version }));
}

/**
 * Two changes of one campaign wait for each other here. The campaign is locked before its activities, or an activity could be
 * added with old times.
 */
export async function lockCampaign(tx: Tx, id: string): Promise<StoredCampaign | null> {
  const found = tx
    .selectFrom('campaigns')
    .select([...columns, 'version'])
    .where('id', '=', id);
  const row = await found.forUpdate().executeTakeFirst();
  return row ? { ...campaignOf(row), version: row.version } : null;
}

function campaignOf(row: Pick<Selectable<Campaigns>, (typeof columns)[number]>): Campaign {
  return {
    id: row.id,
    name: row.name,
    scope: scopeOf(row),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    // The column's check guarantees the shape.
    tiers: row.tiers as unknown as CampaignTier[],
  };
}

function scopeOf(row: { scope: string; category_ids: string[]; product_ids: string[] }): Scope {
  if (row.scope === 'categories') return { kind: 'categories', categoryIds: row.category_ids };
  if (row.scope === 'products') return { kind: 'products', productIds: row.product_ids };
  return { kind: 'all' };
}
