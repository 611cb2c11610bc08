import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { lockPlayer } from './players.ts';

/** The reason for a draw: an order, an invitation (both sides), a purchase with integral. */
export interface DrawCause {
  readonly kind: 'order' | 'inviter' | 'invited' | 'integral';
  readonly id: string;
}

interface Input {
  readonly userId: string;
  readonly cause: DrawCause;
  /** Text in the user's list: 完成 ¥335.60 的订单. */
  readonly memo: string;
  readonly now: Date;
}

/** Gives one draw, or pays with it for one that is owed. The same cause gives once. */
export async function grantDraw(tx: Tx, { userId, cause, memo, now }: Input): Promise<void> {
  await lockPlayer(tx, userId);
  await sql`
    with made as (
      insert into draw_grants (user_id, id, cause_kind, cause_id, memo, granted_at)
      values (${userId}, ${newId()}, ${cause.kind}, ${cause.id}, ${memo}, ${now})
      on conflict (user_id, cause_kind, cause_id) do nothing
      returning user_id
    )
    update draw_players as player set granted = granted + (owed = 0)::int, owed = owed - (owed > 0)::int
    from made where player.user_id = made.user_id`.execute(tx);
}
