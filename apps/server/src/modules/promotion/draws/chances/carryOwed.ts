import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { lockPlayer } from './players.ts';

interface Input {
  /** A closed account. */
  readonly formerId: string;
  /** The next account with the same phone number, which takes over the owed draws. */
  readonly userId: string;
  readonly now: Date;
}

/** Moves the draws that a closed account owes to the next account with its number, once. */
export async function carryOwed(tx: Tx, { formerId, userId, now }: Input): Promise<void> {
  await lockPlayer(tx, userId);
  await sql`
    with carried as (
      insert into draw_carried (former_id, user_id, id, draws, carried_at)
      select user_id, ${userId}::uuid, ${newId()}::uuid, owed, ${now}::timestamptz from draw_players
      where user_id = ${formerId} and owed > 0
      on conflict (former_id) do nothing
      returning user_id, draws
    )
    update draw_players as player set owed = owed + draws from carried where player.user_id = carried.user_id`.execute(
    tx,
  );
}
