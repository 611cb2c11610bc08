import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { campaignOf, type CampaignRow, type GroupCampaign } from './GroupCampaign.ts';

const columns = sql`campaign.*, (
    select json_agg(json_build_object('skuId', sku_id, 'priceFen', price_fen, 'leaderPriceFen', leader_price_fen)
      order by price_fen, sku_id)
    from group_campaign_skus where campaign_id = campaign.id
  ) as skus`;

async function select(db: Reader, rest: RawBuilder<unknown>): Promise<GroupCampaign[]> {
  const { rows } = await sql<CampaignRow>`select ${columns} from group_campaigns as campaign ${rest}`.execute(db);
  return rows.map(campaignOf);
}

/** Of any time. */
export async function findGroupCampaigns(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GroupCampaign>> {
  if (ids.length === 0) return new Map();
  const found = await select(db, sql`where id = any(${[...new Set(ids)]}::uuid[])`);
  return new Map(found.map((campaign) => [campaign.id, campaign]));
}

export async function getGroupCampaign(db: Reader, id: string): Promise<GroupCampaign> {
  const campaign = (await findGroupCampaigns(db, [id])).get(id);
  if (!campaign) throw new ShopError('NOT_FOUND');
  return campaign;
}

/** The campaign in which a product can be bought together now. */
export async function findRunningOf(
  db: Reader,
  { productId, now }: { productId: string; now: Date },
): Promise<GroupCampaign | null> {
  const wanted = sql`where product_id = ${productId} and starts_at <= ${now} and ends_at > ${now}`;
  return (await select(db, wanted))[0] ?? null;
}

/** The products that can be bought together now, each once: a product has one campaign at a time. */
export async function listRunningProducts(db: Reader, now: Date): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from group_campaigns where ends_at > ${now} and starts_at <= ${now}`.execute(db);
  return rows.map((row) => row.product_id);
}

interface RunningPage {
  /** Only campaigns of these. */
  readonly productIds: readonly string[];
  readonly after: { readonly endsAt: Date; readonly id: string } | null;
  readonly limit: number;
  readonly now: Date;
}

/** Campaigns that run now; those that end first come first. */
export async function listRunning(
  db: Reader,
  { productIds, after, limit, now }: RunningPage,
): Promise<GroupCampaign[]> {
  if (productIds.length === 0) return [];
  const from = after ? sql`and (ends_at, id) > (${after.endsAt}::timestamptz, ${after.id}::uuid)` : sql``;
  return await select(
    db,
    sql`where ends_at > ${now} and starts_at <= ${now} and product_id = any(${[...productIds]}::uuid[]) ${from}
      order by ends_at, id limit ${limit}`,
  );
}

/** Products that can be bought together now: all of them, or those of the given ones. */
export async function listGroupProducts(
  db: Reader,
  { productIds, now }: { productIds: readonly string[] | null; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('group_campaigns')
    .select('product_id')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .$if(productIds !== null, (query) => query.where('product_id', 'in', [...(productIds ?? [])]))
    .execute();
  return rows.map((row) => row.product_id);
}

/** The campaign that ends last comes first. */
export async function listGroupCampaigns(
  db: Reader,
  { after, limit }: { after: { endsAt: Date; id: string } | null; limit: number },
): Promise<GroupCampaign[]> {
  const from = after ? sql`where (ends_at < ${after.endsAt} or ends_at = ${after.endsAt} and id > ${after.id})` : sql``;
  return await select(db, sql`${from} order by ends_at desc, id limit ${limit}`);
}

/** Its changes, and buyers of a campaign with a total, wait for each other here. Rows that only refer to it do not wait. */
export async function lockGroupCampaign(tx: Tx, id: string): Promise<GroupCampaign> {
  await sql`select from group_campaigns where id = ${id} for no key update`.execute(tx);
  return await getGroupCampaign(tx, id);
}
