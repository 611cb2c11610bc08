import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { type LevelChange, lockStanding, reckonLevel } from './recomputeLevel.ts';

interface Input {
  readonly userId: string;
  /** When the order was completed: what was spent, or came back, counts on that day. */
  readonly completedAt: Date;
  /** What was paid; what came back is negative. */
  readonly amountFen: number;
  readonly now: Date;
}

/** Counts what was really spent, or came back, and reckons the level anew. */
export async function changeSpend(tx: Tx, { userId, completedAt, amountFen, now }: Input): Promise<LevelChange> {
  const before = await lockStanding(tx, { userId, now });
  await sql`
    insert into spend_days as known (user_id, day, amount_fen)
    values (${userId}, ${businessDay(completedAt)}::date, greatest(${amountFen}::int8, 0))
    on conflict (user_id, day) do update set amount_fen = known.amount_fen + ${amountFen}::int8`.execute(tx);
  return await reckonLevel(tx, { userId, before, now });
}
