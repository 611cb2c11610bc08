import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { type LevelChange, lockStanding, reckonLevel } from './recomputeLevel.ts';

interface Input {
  readonly userId: string;
  /** Completion of the order: both spending and refunds count on that day. */
  readonly completedAt: Date;
  /** The amount paid; a refund is negative. */
  readonly amountFen: number;
  readonly now: Date;
}

/** Adds an order's payment or refund to the spending of its day, and recomputes the level. */
export async function changeSpend(tx: Tx, { userId, completedAt, amountFen, now }: Input): Promise<LevelChange> {
  const before = await lockStanding(tx, { userId, now });
  await sql`
    insert into spend_days as known (user_id, day, amount_fen)
    values (${userId}, ${businessDay(completedAt)}::date, greatest(${amountFen}::int8, 0))
    on conflict (user_id, day) do update set amount_fen = known.amount_fen + ${amountFen}::int8`.execute(tx);
  return await reckonLevel(tx, { userId, before, now });
}
