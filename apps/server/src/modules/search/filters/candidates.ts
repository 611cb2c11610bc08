import { type RawBuilder, sql } from 'kysely';

interface CandidateInput {
  /** Columns of product_search. */
  readonly columns: readonly string[];
  readonly tsquery: string;
  readonly minFen: number | null;
  readonly maxFen: number | null;
  readonly limit: number;
}

/** Written out, because only then are the partial indexes used. */
const TIERS = [0, 1, 2, 3].map((tier) => sql.lit(tier));

/**
 * The most popular products that a query matches. Tier by tier: the next is not looked at when those before it have
 * filled the limit, so the work stays the same however large the shop is.
 */
export function candidates(input: CandidateInput): RawBuilder<unknown> {
  const columns = sql.join(input.columns.map((column) => sql.ref(column)));
  const price = sql`${priceAtLeast(input.minFen)} ${priceAtMost(input.maxFen)}`;
  // score + 0: walking down the index of all scores instead would pass over every product that does not match.
  const branches = TIERS.map(
    (tier) => sql`
      (select ${columns} from product_search
       where tier = ${tier} and document @@ ${input.tsquery}::tsquery ${price}
       order by score + 0 desc, product_id desc limit ${sql.lit(input.limit)})`,
  );
  return sql`(select * from (${sql.join(branches, sql` union all `)}) as tiers limit ${sql.lit(input.limit)})`;
}

/** Whether anything at all matches, as an expression. */
export function anyCandidate(tsquery: RawBuilder<unknown>): RawBuilder<boolean> {
  const branches = TIERS.map(
    (tier) => sql`exists (select from product_search where tier = ${tier} and document @@ ${tsquery})`,
  );
  return sql<boolean>`(${sql.join(branches, sql` or `)})`;
}

function priceAtLeast(fen: number | null): RawBuilder<unknown> {
  return fen === null ? sql`` : sql`and price_fen >= ${fen}`;
}

function priceAtMost(fen: number | null): RawBuilder<unknown> {
  return fen === null ? sql`` : sql`and price_fen <= ${fen}`;
}
