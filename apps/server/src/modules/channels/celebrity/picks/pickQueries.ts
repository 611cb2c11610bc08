import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Pick, pickOf, type PickRow } from './Pick.ts';

const prices = sql`(
    select json_agg(json_build_object('skuId', sku_id, 'priceFen', price_fen, 'ordinaryFen', ordinary_fen)
      order by price_fen, sku_id)
    from celebrity_pick_prices where pick_id = pick.id
  ) as prices`;

async function select(db: Reader, rest: RawBuilder<unknown>): Promise<Pick[]> {
  const { rows } = await sql<PickRow>`select pick.*, ${prices} from celebrity_picks as pick ${rest}`.execute(db);
  return rows.map(pickOf);
}

/** To the letter as the index celebrity_picks_running says it. */
const runs = (now: Date) => sql`pick.starts_at <= ${now} and coalesce(pick.ends_at, 'infinity'::timestamptz) > ${now}`;

/** Of any time. */
export async function getPick(db: Reader, id: string): Promise<Pick> {
  const [pick] = await select(db, sql`where pick.id = ${id}`);
  if (!pick) throw new ShopError('NOT_FOUND');
  return pick;
}

/** Everything that a celebrity recommends now, as it stands on the page: a hundred at most. */
export async function listRunningPicks(
  db: Reader,
  { celebrityIds, now }: { celebrityIds: readonly string[]; now: Date },
): Promise<Pick[]> {
  if (celebrityIds.length === 0) return [];
  return await select(
    db,
    sql`where pick.celebrity_id = any(${[...celebrityIds]}::uuid[]) and ${runs(now)}
      order by pick.celebrity_id, pick.position, pick.id desc`,
  );
}

/** The newest of each celebrity: what a list shows of them. */
export async function listNewestPicks(
  db: Reader,
  { celebrityIds, each, now }: { celebrityIds: readonly string[]; each: number; now: Date },
): Promise<Pick[]> {
  if (celebrityIds.length === 0) return [];
  const { rows } = await sql<PickRow>`
    select pick.*, ${prices} from unnest(${[...celebrityIds]}::uuid[]) as asked (id)
    join lateral (
      select * from celebrity_picks as pick where pick.celebrity_id = asked.id and ${runs(now)}
      order by pick.starts_at desc, pick.id desc limit ${each}
    ) as pick on true`.execute(db);
  return rows.map(pickOf);
}

/** Of one celebrity, for staff and for themself: also what has ended, the newest first. */
export async function listAllPicks(
  db: Reader,
  { celebrityId, limit }: { celebrityId: string; limit: number },
): Promise<Pick[]> {
  return await select(
    db,
    sql`where pick.celebrity_id = ${celebrityId} order by pick.ends_at is not null, pick.position, pick.id desc limit ${limit}`,
  );
}

/** Picks that were added within this time and still run: what followers are told of. The newest first. */
export async function listAdded(
  db: Reader,
  { celebrityId, since, until, now }: { celebrityId: string; since: Date; until: Date; now: Date },
): Promise<Pick[]> {
  return await select(
    db,
    sql`where pick.celebrity_id = ${celebrityId} and pick.starts_at >= ${since} and pick.starts_at < ${until}
      and ${runs(now)} order by pick.starts_at desc, pick.id desc`,
  );
}

/** Products that someone recommends now: all of them, or those of the given ones. */
export async function listPickedProducts(
  db: Reader,
  { productIds, now }: { productIds: readonly string[] | null; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select distinct pick.product_id from celebrity_picks as pick
    join celebrities as celebrity on celebrity.id = pick.celebrity_id and celebrity.state = 'shown'
    where ${runs(now)} ${productIds === null ? sql`` : sql`and pick.product_id = any(${[...productIds]}::uuid[])`}`.execute(
    db,
  );
  return rows.map((row) => row.product_id);
}

/** Holds a pick until the transaction ends; its celebrity is locked before it. */
export async function lockPick(tx: Tx, id: string): Promise<Pick> {
  await sql`select from celebrity_picks where id = ${id} for no key update`.execute(tx);
  return await getPick(tx, id);
}
