import { businessDay } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';

interface Click {
  /** A query with the column `id`, and one row at most: whose link it was. */
  readonly promoters: RawBuilder<unknown>;
  readonly visitorId: string;
  /** The signed-in user; null: nobody yet. */
  readonly userId: string | null;
  readonly place: string | null;
  readonly now: Date;
}

/** Remembers the last click of this visitor as this user. A part of the one statement that a click costs. */
export function lastClickStatement({ promoters, visitorId, userId, place, now }: Click): RawBuilder<unknown> {
  return sql`
    insert into effect_last_clicks as kept (visitor_id, user_id, promoter_id, place, clicked_at)
    select ${visitorId}::uuid, ${userId}::uuid, promoter.id, ${place}::text, ${now}::timestamptz from ${promoters} as promoter
    on conflict on constraint effect_last_clicks_one do update
    set promoter_id = excluded.promoter_id, place = excluded.place, clicked_at = excluded.clicked_at
    where kept.clicked_at <= excluded.clicked_at`;
}

/** Counts a click once for a visitor, a place and a day; nobody counts their own. Another part of that statement. */
export function countClickStatement({ promoters, visitorId, userId, place, now }: Click): RawBuilder<unknown> {
  return sql`
    insert into effect_clicks (promoter_id, day, place, visitor_id)
    select promoter.id, ${businessDay(now)}::date, ${place}::text, ${visitorId}::uuid from ${promoters} as promoter
    where promoter.id is distinct from ${userId}::uuid
    on conflict on constraint effect_clicks_once do nothing`;
}
