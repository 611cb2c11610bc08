import { type RawBuilder, sql } from 'kysely';
import type { Filters } from './Filters.ts';
import { priceConditions } from './priceRange.ts';

interface CandidateInput {
  /** Columns of product_search. */
  readonly columns: readonly string[];
  /** Null for the whole shop. */
  readonly tsquery: string | null;
  readonly filters: Filters;
  readonly limit: number;
}

/** Written out, because only then are the partial indexes used. */
const SORTED_TIERS = [0, 1, 2];
const REST = 3;
/** Products of the last tier whose price and stock are looked at. */
const REST_LOOKED_AT = 2000;

/**
 * The most popular products that match. Tier by tier: the next is not looked at when those before it have filled the
 * limit. Of the last tier, the many that hardly anyone buys, they are taken as they come: to find the best of them all
 * would have to be read. So the work stays the same however large the shop is.
 */
export function candidates({ columns, tsquery, filters, limit }: CandidateInput): RawBuilder<unknown> {
  const names = sql.join([...new Set([...columns, 'price_fen', 'in_stock'])].map((column) => sql.ref(column)));
  const most = sql.lit(limit);
  // + 0 keeps indexes out that would walk over the whole shop: of scores in order, of prices in a range.
  const looks = [...priceConditions(filters, sql`(price_fen + 0)`), ...(filters.inStock ? [sql`in_stock`] : [])];
  if (tsquery === null)
    return sql`(
      select ${names} from product_search ${looks.length > 0 ? sql`where ${all(looks)}` : sql``}
      order by score desc, product_id desc limit ${most})`;
  const matching = (tier: number) => sql`tier = ${sql.lit(tier)} and document @@ ${tsquery}::tsquery`;
  const sorted = SORTED_TIERS.map(
    (tier) => sql`
      (select ${names} from product_search where ${all([matching(tier), ...looks])}
       order by score + 0 desc, product_id desc limit ${most})`,
  );
  // Apart, so that it is planned for all that match: for the first few of them the whole table would be walked over.
  // It is read only when its turn comes, and only as far as needed.
  const rest =
    looks.length > 0
      ? sql`(select * from (select * from rest limit ${sql.lit(REST_LOOKED_AT)}) as looked where ${all(looks)})`
      : sql`(select * from rest)`;
  return sql`(
    with rest as materialized (select ${names} from product_search where ${matching(REST)})
    select * from (${sql.join([...sorted, rest], sql` union all `)}) as tiers limit ${most})`;
}

/** Whether anything at all matches, as an expression. */
export function anyCandidate(tsquery: RawBuilder<unknown>): RawBuilder<boolean> {
  // Apart for the same reason as above: one match would be looked for by walking over the table.
  const branches = [...SORTED_TIERS, REST].map(
    (tier) => sql`exists (
      with matching as materialized (
        select product_id from product_search where tier = ${sql.lit(tier)} and document @@ ${tsquery})
      select from matching)`,
  );
  return sql<boolean>`(${sql.join(branches, sql` or `)})`;
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...conditions], sql` and `);
}
