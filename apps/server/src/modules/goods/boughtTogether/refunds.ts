import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

interface Refunded {
  readonly order: { readonly userId: string; readonly id: string; readonly no: string };
  /** Of which nothing is left in the order now; of which something was left before. */
  readonly productIds: readonly string[];
}

/** In the transaction of the refund, so that no night sees the one without the other. */
export async function recordRefunded(tx: Tx, { order, productIds }: Refunded): Promise<void> {
  await sql`
    insert into bought_refunds (user_id, order_id, product_id, order_no)
    select ${order.userId}::uuid, ${order.id}::uuid, product_id, ${order.no} from unnest(${[...productIds]}::uuid[]) as product_id
    `.execute(tx);
}

/** Removes what is recorded of a range of orders, and answers the products by the order's number. */
export async function takeRefunds(
  tx: Tx,
  { after, upTo }: { after: string; upTo: string },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ no: string; productIds: string[] }>`
    with taken as (
      delete from bought_refunds where order_no > ${after} and order_no <= ${upTo} returning order_no, product_id
    )
    select order_no as no, array_agg(product_id) as "productIds" from taken group by order_no`.execute(tx);
  return new Map(rows.map(({ no, productIds }) => [no, new Set(productIds)]));
}

/** The number up to which a step takes refunds, so that it takes so many rows or a few more; null when there are none. */
export async function endOfRefunds(tx: Tx, { upTo, limit }: { upTo: string; limit: number }): Promise<string | null> {
  const { rows } = await sql<{ no: string | null }>`
    select max(order_no) as no from (
      select order_no from bought_refunds where order_no <= ${upTo} order by order_no limit ${limit}
    ) as next`.execute(tx);
  return rows[0]?.no ?? null;
}
