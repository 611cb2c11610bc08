import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface Input {
  readonly userId: string;
  /** The order that had given the draw, or by which the user's own invitation was rewarded. */
  readonly orderId: string;
  /** The moment of the refund. */
  readonly at: Date;
}

/** How many of the buyer's draws a refund took back. */
export async function countTakenBack(db: Reader, { userId, orderId, at }: Input): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::int as number from draw_takebacks as taken
    join draw_grants as given on given.user_id = taken.user_id and given.id = grant_id
    where taken.user_id = ${userId} and taken_at = ${at}
      and ((cause_kind = 'order' and cause_id = ${orderId}) or (cause_kind = 'invited' and cause_id = ${userId}))`.execute(
    db,
  );
  return rows[0]?.number ?? 0;
}
