import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { DrawCause } from './grantDraw.ts';
import { lockPlayer } from './players.ts';

interface Input {
  readonly userId: string;
  /** The reason for which the draw was granted; bought draws are never taken back. */
  readonly cause: DrawCause & { readonly kind: Exclude<DrawCause['kind'], 'integral'> };
  readonly now: Date;
}

/**
 * Takes a granted draw back, because its order was refunded: a draw that is left is removed; with none left, one is owed. Does
 * nothing if no draw was granted, or it was taken back before.
 */
export async function takeBackDraw(tx: Tx, { userId, cause, now }: Input): Promise<void> {
  await lockPlayer(tx, userId);
  await sql`
    with taken as (
      insert into draw_takebacks (user_id, grant_id, id, taken_at)
      select user_id, id, ${newId()}::uuid, ${now}::timestamptz from draw_grants
      where user_id = ${userId} and cause_kind = ${cause.kind} and cause_id = ${cause.id}
      on conflict (user_id, grant_id) do nothing
      returning user_id
    )
    update draw_players as player
    set granted = granted - (granted > used)::int, owed = owed + (granted = used)::int
    from taken where player.user_id = taken.user_id`.execute(tx);
}
