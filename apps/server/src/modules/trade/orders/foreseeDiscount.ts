import type { Channel } from '@jiwu/pricing';
import { type RawBuilder, sql } from 'kysely';
import { listed } from '../../../platform/database/listed.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** What a discount of a whole order takes off: the highest step that is reached, or a share of the goods up to a cap. */
export type DiscountTerms =
  | { readonly kind: 'steps'; readonly steps: readonly { readonly thresholdFen: number; readonly offFen: number }[] }
  | { readonly kind: 'share'; readonly thresholdFen: number; readonly offBp: number; readonly capFen: number };

interface Asked {
  readonly terms: DiscountTerms;
  /** The discount of an order in whose place it would stand: an order has one of each. */
  readonly insteadOf: 'coupon' | 'campaign';
  readonly channels: readonly Channel[];
  /** Null: all. */
  readonly productIds: readonly string[] | null;
  /** How often one buyer can have it, and all of them; null: as often as they like. */
  readonly perUser: number | null;
  readonly most: number | null;
  /** When the orders were paid: from the first moment to before the second. */
  readonly from: Date;
  readonly until: Date;
}

interface Foreseen {
  readonly orders: number;
  readonly buyers: number;
  readonly paidFen: number;
  readonly offFen: number;
  /** How much more it takes off than what stood in its place. */
  readonly costFen: number;
}

const nobody: Foreseen = { orders: 0, buyers: 0, paidFen: 0, offFen: 0, costFen: 0 };

/** What a discount would have taken off orders that were paid: the first that reach it have it, as far as there is some. One statement. */
export async function foreseeDiscount(db: Reader, asked: Asked): Promise<Foreseen> {
  const { channels, productIds, perUser, most, from, until } = asked;
  // A coupon comes after the campaign: its threshold looks at what is left.
  const { base, replaced } = {
    coupon: { base: sql`line.goods_fen - line.campaign_fen`, replaced: sql`orders.coupon_fen` },
    campaign: { base: sql`line.goods_fen`, replaced: sql`orders.campaign_fen` },
  }[asked.insteadOf];
  const ofProducts = productIds === null ? sql`` : sql`and line.product_id = any(${listed(productIds, 'uuid')})`;
  const { rows } = await sql<Foreseen>`
    with bought as (
      select orders.user_id, orders.id, orders.paid_at, orders.pay_fen, ${replaced} as replaced, sum(${base})::int8 as base
      from orders join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
      where orders.paid_at >= ${from} and orders.paid_at < ${until}
        and line.channel = any(${listed(channels, 'text')}) ${ofProducts}
      group by orders.user_id, orders.id
    ), reached as (
      select *, row_number() over (partition by user_id order by paid_at, id) as nth
      from (select *, least(base, ${offOf(asked.terms)}) as off_fen from bought) as priced where off_fen > 0
    ), had as (
      select *, row_number() over (order by paid_at, id) as place from reached
      where nth <= coalesce(${perUser}::int8, nth)
    )
    select count(*) as orders, count(distinct user_id) as buyers, coalesce(sum(pay_fen), 0)::int8 as "paidFen",
      coalesce(sum(off_fen), 0)::int8 as "offFen", coalesce(sum(greatest(off_fen - replaced, 0)), 0)::int8 as "costFen"
    from had where place <= coalesce(${most}::int8, place)`.execute(db);
  return rows[0] ?? nobody;
}

function offOf(terms: DiscountTerms): RawBuilder<unknown> {
  switch (terms.kind) {
    case 'steps':
      return sql`coalesce((
        select max(step."offFen")
        from jsonb_to_recordset(${JSON.stringify(terms.steps)}::jsonb) as step ("thresholdFen" int8, "offFen" int8)
        where step."thresholdFen" <= base), 0)`;
    case 'share':
      return sql`case when base >= ${terms.thresholdFen} then least(${terms.capFen}::int8, base * ${terms.offBp}::int8 / 10000) else 0 end`;
  }
}
