import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** What a promoter owes: refunded after its payout, and not yet taken from later commission. */
export async function sumOwed(db: Reader, userId: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(left_fen), 0)::int8 as owed from effect_refunds
    where user_id = ${userId} and left_fen > 0`.execute(db);
  return rows[0]?.owed ?? 0;
}
