import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { clicksCountSince } from './lastClickQuery.ts';

interface Input {
  readonly visitorId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Someone signs in: what this browser clicked as nobody becomes theirs, unless they clicked later themselves. It is nobody's after
 * that, so the next person who signs in there does not get it.
 */
export async function joinClick(tx: Tx, { visitorId, userId, now }: Input): Promise<void> {
  await sql`
    with nobodys as (
      delete from effect_last_clicks where visitor_id = ${visitorId} and user_id is null returning *
    )
    insert into effect_last_clicks as kept (visitor_id, user_id, promoter_id, place, clicked_at)
    select visitor_id, ${userId}::uuid, promoter_id, place, clicked_at from nobodys
    where clicked_at >= ${clicksCountSince(now)}
    on conflict on constraint effect_last_clicks_one do update
    set promoter_id = excluded.promoter_id, place = excluded.place, clicked_at = excluded.clicked_at
    where kept.clicked_at < excluded.clicked_at`.execute(tx);
}
