import { type RawBuilder, sql } from 'kysely';
import type { KeywordPlan } from '../keyword/KeywordPlan.ts';
import type { Filters } from './Filters.ts';
import { filterTsquery } from './filterTsquery.ts';
import { priceConditions } from './priceRange.ts';
import { allOf } from './tsquery.ts';

interface CandidateInput {
  /** Columns of product_search. */
  readonly columns: readonly string[];
  readonly filters: Filters;
  /** The words of the filters' keyword, when there is one. */
  readonly plan: KeywordPlan | null;
  readonly limit: number;
}

/** Written out, because only then are the partial indexes used. */
const SORTED_TIERS = [0, 1];
const LATER_TIERS = [2, 3];
/** Most products of a later tier whose price and stock are checked. */
const LOOKED_AT = 2000;
/** Half a page: with so many hits, the later tiers are not searched for products that have the words apart. */
const ENOUGH = 12;

/**
 * The most popular products that match. Tier by tier: the next is not looked at when those before it have filled the
 * limit. In the first two they are sorted; of the later ones, the many that few people buy, they are taken as they come:
 * to find the best of them all would have to be read. So the work is bounded, however large the shop is.
 */
export function candidates({ columns, filters, plan, limit }: CandidateInput): RawBuilder<unknown> {
  const names = sql.join([...new Set([...columns, 'price_fen', 'in_stock'])].map((column) => sql.ref(column)));
  const most = sql.lit(limit);
  // + 0 keeps indexes out that would walk over the whole shop: of scores in order, of prices in a range.
  const looks = [...priceConditions(filters, sql`(price_fen + 0)`), ...(filters.inStock ? [sql`in_stock`] : [])];
  const filter = filterTsquery(filters);
  const tsquery = allOf([plan && plan.match, filter]);
  const products = filters.within?.productIds ?? [];
  // A campaign names some hundreds at most: they are read by their ids, and looked at one by one.
  if (products.length > 0)
    return sql`(
      select ${names} from product_search
      where ${all([
        sql`product_id = any(${products}::uuid[])`,
        ...(tsquery === null ? [] : [sql`document @@ ${tsquery}::tsquery`]),
        ...looks,
      ])}
      order by score + 0 desc, product_id desc limit ${most})`;
  if (tsquery === null)
    return sql`(
      select ${names} from product_search ${looks.length > 0 ? sql`where ${all(looks)}` : sql``}
      order by score desc, product_id desc limit ${most})`;

  const matches = (text: string) => sql`document @@ ${text}::tsquery`;
  const sorted = SORTED_TIERS.map(
    (tier) => sql`
      (select ${names} from product_search where ${all([isTier(tier), matches(tsquery), ...looks])}
       order by score + 0 desc, product_id desc limit ${most})`,
  );
  // Parts by themselves are planned for all that match: for the first few of them the whole table would be walked over.
  // They are read only when their turn comes, and only as far as needed.
  const later = (name: string, conditions: readonly RawBuilder<unknown>[]) =>
    LATER_TIERS.map(
      (tier) => sql`${sql.ref(`${name}${tier}`)} as materialized (
        select ${names} from product_search where ${all([isTier(tier), ...conditions])})`,
    );
  const read = (name: string) => LATER_TIERS.map((tier) => look(sql.ref(`${name}${tier}`), looks));
  const together = (plan?.together ? allOf([plan.together, filter]) : null) ?? tsquery;
  const near = sql`
    with ${sql.join(later('near', [matches(together)]))}
    select * from (${sql.join([...sorted, ...read('near')], sql` union all `)}) as tiers limit ${most}`;
  if (together === tsquery) return sql`(${near})`;
  return sql`(
    with near as materialized (${near}),
    ${sql.join(later('apart', [matches(tsquery), sql`not ${matches(together)}`]))}
    select * from near
    union all
    select * from (${sql.join(read('apart'), sql` union all `)}) as apart
    where (select count(*) from near) < ${sql.lit(ENOUGH)}
    limit ${most})`;
}

/** Whether anything at all matches, as an expression. */
export function anyCandidate(tsquery: RawBuilder<unknown>): RawBuilder<boolean> {
  // Apart for the same reason as above: one match would be looked for by walking over the table.
  const branches = [...SORTED_TIERS, ...LATER_TIERS].map(
    (tier) => sql`exists (
      with matching as materialized (
        select product_id from product_search where ${isTier(tier)} and document @@ ${tsquery})
      select from matching)`,
  );
  return sql<boolean>`(${sql.join(branches, sql` or `)})`;
}

/** The products of a part that meet the conditions on columns (price, stock), which the tsquery cannot check. */
function look(part: RawBuilder<unknown>, looks: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  if (looks.length === 0) return sql`(select * from ${part})`;
  return sql`(select * from (select * from ${part} limit ${sql.lit(LOOKED_AT)}) as seen where ${all(looks)})`;
}

function isTier(tier: number): RawBuilder<unknown> {
  return sql`tier = ${sql.lit(tier)}`;
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...conditions], sql` and `);
}
