import type { Reader } from '../../platform/database/createDatabase.ts';

/** Returns that were agreed to before then, and of which nobody has named a parcel. */
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
