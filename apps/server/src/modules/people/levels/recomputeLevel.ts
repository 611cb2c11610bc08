import { rules } from '@jiwu/contract';
import { assert, businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { setLevel } from '../identity/index.ts';
import { isHigher, type LevelName, levelOf } from './levelOf.ts';
import { leavesOn } from './leavesOn.ts';

export interface LevelChange {
  readonly level: LevelName;
  readonly isUp: boolean;
}

/** Every change of a user's spending or level locks this row first, so that two changes take turns. */
export async function lockStanding(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<LevelName> {
  const { rows } = await sql<{ level: LevelName }>`
    insert into level_standings (user_id, level, spent_fen, as_of)
    values (${userId}, ${rules.level.names[0]}, 0, ${businessDay(now)}::date)
    on conflict (user_id) do update set user_id = excluded.user_id
    returning level`.execute(tx);
  const [standing] = rows;
  assert(standing, 'there is a standing now');
  return standing.level;
}

/** Computes a user's level from the real spending of the twelve months up to today. */
export async function recomputeLevel(tx: Tx, key: { userId: string; now: Date }): Promise<LevelChange> {
  return await reckonLevel(tx, { ...key, before: await lockStanding(tx, key) });
}

/** The same, for a caller that holds the standing already. */
export async function reckonLevel(
  tx: Tx,
  { userId, before, now }: { userId: string; before: LevelName; now: Date },
): Promise<LevelChange> {
  const { rows } = await sql<{ spentFen: number; asOf: string; fallsOn: string | null }>`
    select coalesce(sum(amount_fen) filter (where counts), 0)::int8 as "spentFen", as_of::text as "asOf",
      min(leaves_on) filter (where counts and amount_fen > 0)::text as "fallsOn"
    from (
      select greatest(as_of, ${businessDay(now)}::date) as as_of from level_standings where user_id = ${userId}
    ) as standing
    left join lateral (
      select amount_fen, ${leavesOn} as leaves_on, ${leavesOn} > as_of and day <= as_of as counts
      from spend_days where user_id = ${userId}
    ) as spent on true
    group by as_of`.execute(tx);
  const [sum] = rows;
  assert(sum, 'a standing that is held is found');
  const level = levelOf(sum.spentFen);
  await sql`
    update level_standings
    set level = ${level}, spent_fen = ${sum.spentFen}::int8, as_of = ${sum.asOf}::date, falls_on = ${sum.fallsOn}::date
    where user_id = ${userId}`.execute(tx);
  if (level !== before) await setLevel(tx, { userId, level });
  return { level, isUp: isHigher(level, before) };
}
