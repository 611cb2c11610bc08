import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { AfterSale } from './AfterSale.ts';

export interface QueueCounts {
  readonly applied: number;
  readonly awaitingReturn: number;
  readonly returning: number;
  readonly refunding: number;
}

/** How many requests are in each open state, up to a bound. One statement, by `after_sales_by_state`. */
export async function countQueues(db: Reader, most: number): Promise<QueueCounts> {
  const inState = (state: string) =>
    sql`(select count(*)::int from (select from after_sales where state = ${state} limit ${most}) as bounded)`;
  const { rows } = await sql<QueueCounts>`
    select ${inState('applied')} as applied, ${inState('awaitingReturn')} as "awaitingReturn",
      ${inState('returning')} as returning, ${inState('refunding')} as refunding`.execute(db);
  return rows[0] ?? { applied: 0, awaitingReturn: 0, returning: 0, refunding: 0 };
}

/** Of some requests: those that were decided, and wait for a second person. */
export async function findDecided(
  db: Reader,
  afterSales: readonly Pick<AfterSale, 'userId' | 'id'>[],
): Promise<ReadonlySet<string>> {
  if (afterSales.length === 0) return new Set();
  const rows = await db
    .selectFrom('after_sale_decisions')
    .select('after_sale_id')
    .where('user_id', 'in', [...new Set(afterSales.map(({ userId }) => userId))])
    .where(
      'after_sale_id',
      'in',
      afterSales.map(({ id }) => id),
    )
    .execute();
  return new Set(rows.map((row) => row.after_sale_id));
}
