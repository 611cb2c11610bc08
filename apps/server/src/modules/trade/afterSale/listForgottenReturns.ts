import type { Reader } from '../../../platform/database/Reader.ts';

/** Returns that were granted before a moment, and for which no parcel was named. */
export async function listForgottenReturns(
  db: Reader,
  input: { before: Date; limit: number },
): Promise<{ userId: string; id: string }[]> {
  const rows = await db
    .selectFrom('after_sales')
    .select(['user_id', 'id'])
    .where('ended_at', 'is', null)
    .where('state', '=', 'awaitingReturn')
    .where('decided_at', '<=', input.before)
    .orderBy('applied_at')
    .limit(input.limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, id: row.id }));
}
