import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import { findCommissionRates } from '../../../goods/catalogue/index.ts';

/** A pick through which goods can be bought now: what a cart line, a price and an order need to know of it. */
export interface LivePick {
  readonly pickId: string;
  readonly celebrityId: string;
  readonly celebrityName: string;
  /** Whom a line that is bought through it is credited to. */
  readonly userId: string;
  readonly productId: string;
  /** The agreed price of each SKU; a SKU that is not in it costs what it costs everywhere. */
  readonly priceFen: ReadonlyMap<string, number>;
  /** What its celebrity gets of what is really paid; frozen at payment. */
  readonly rateBp: number;
  /** Null: until someone ends it. */
  readonly endsAt: Date | null;
}

type Row = Omit<LivePick, 'priceFen' | 'rateBp'> & { readonly prices: Readonly<Record<string, number>> | null };

/** By pick, in two statements. Left out: picks that have ended, and those of celebrities who are not shown. */
export async function findLivePicks(
  db: Reader,
  { pickIds, now }: { pickIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, LivePick>> {
  if (pickIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select pick.id as "pickId", celebrity.id as "celebrityId", celebrity.name as "celebrityName",
      celebrity.user_id as "userId", pick.product_id as "productId", pick.ends_at as "endsAt",
      (select json_object_agg(sku_id, price_fen) from celebrity_pick_prices where pick_id = pick.id) as prices
    from celebrity_picks as pick
    join celebrities as celebrity on celebrity.id = pick.celebrity_id
    where pick.id = any(${listed([...new Set(pickIds)], 'uuid')}) and celebrity.state = 'shown'
      and pick.starts_at <= ${now} and (pick.ends_at is null or pick.ends_at > ${now})`.execute(db);
  const rates = await findCommissionRates(
    db,
    rows.map(({ productId }) => productId),
  );
  return new Map(
    rows.map(({ prices, ...pick }) => [
      pick.pickId,
      { ...pick, priceFen: new Map(Object.entries(prices ?? {})), rateBp: rates.get(pick.productId) ?? 0 },
    ]),
  );
}
