import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

interface OpenRequest {
  readonly id: string;
  readonly userId: string;
  readonly orderId: string;
  readonly appliedAt: Date;
}

/** The orders of requests that have not ended, by request: who has waited longest first. */
export async function listOpenOrderKeys(
  db: Reader,
  { after, limit }: { after: { readonly at: string; readonly id: string } | undefined; limit: number },
): Promise<OpenRequest[]> {
  let query = db
    .selectFrom('after_sales')
    .select(['id', 'user_id as userId', 'order_id as orderId', 'applied_at as appliedAt'])
    .where('ended_at', 'is', null);
  if (after) query = query.where(sql<boolean>`(applied_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`);
  return await query.orderBy('applied_at').orderBy('id').limit(limit).execute();
}

/** How many have not ended, up to a bound. */
export async function countOpenForStaff(db: Reader, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from after_sales where ended_at is null limit ${most}) as bounded`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
