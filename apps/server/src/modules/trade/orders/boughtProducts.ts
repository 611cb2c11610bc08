import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listed } from '../../../platform/database/listed.ts';

/** A paid order and the products of which its buyer kept something. */
export interface BoughtProducts {
  readonly no: string;
  readonly productIds: readonly string[];
}

interface Range {
  /** Numbers begin with the day on which the order was made, in Shanghai: a range of numbers is a range of days. */
  readonly after: string;
  readonly upTo: string;
  readonly limit: number;
}

const kept = sql`
  select array_agg(distinct product_id) as "productIds" from order_lines as line
  where line.user_id = known.user_id and line.order_id = known.id
    and quantity > cancelled_quantity + returned_quantity`;

/**
 * The next orders of a range, by number, along the index that keeps numbers unique. Answers those in which two products or more were kept,
 * and the last number that was looked at; null when none is left.
 */
export async function listBoughtProducts(
  db: Reader,
  { after, upTo, limit }: Range,
): Promise<{ readonly orders: readonly BoughtProducts[]; readonly lastNo: string | null }> {
  const { rows } = await sql<{ no: string | null; productIds: string[] | null }>`
    with known as materialized (
      select user_id, id, no, paid_at from orders where no > ${after} and no <= ${upTo} order by no limit ${limit}
    )
    select no, "productIds" from known, lateral (${kept} having count(distinct product_id) > 1) as bought
    where paid_at is not null
    union all
    select max(no), null from known`.execute(db);
  return {
    orders: rows.flatMap(({ no, productIds }) => (no !== null && productIds !== null ? { no, productIds } : [])),
    lastNo: rows.find(({ productIds }) => productIds === null)?.no ?? null,
  };
}

/** The same of certain orders, also of those of which one product was kept, or none. */
export async function findBoughtProducts(db: Reader, nos: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (nos.length === 0) return new Map();
  const { rows } = await sql<{ no: string; productIds: string[] | null }>`
    select no, "productIds" from orders as known, lateral (${kept}) as bought
    where no = any(${listed(nos, 'text')}) and paid_at is not null`.execute(db);
  return new Map(rows.map(({ no, productIds }) => [no, productIds ?? []]));
}

/** The number of the oldest order that may still be paid; null when there is none. */
export async function findFirstUnpaidNo(db: Reader): Promise<string | null> {
  const { rows } = await sql<{ no: string | null }>`
    select min(no) as no from orders where state = 'awaitingPayment'`.execute(db);
  return rows[0]?.no ?? null;
}
