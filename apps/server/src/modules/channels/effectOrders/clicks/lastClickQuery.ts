import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';

/** Clicks before this moment no longer count; one of exactly this moment does. */
export function clicksCountSince(now: Date): Date {
  return new Date(now.getTime() - rules.effectOrder.clickDays * DAY_MS);
}

/**
 * Whose link a user clicked last, from whichever browser, while it counts: a query with `promoter_id` and `place`, and one row at
 * most. It is a part of the statement that makes an order, which costs no statement more for it.
 */
export function lastClickQuery({ userId, now }: { readonly userId: string; readonly now: Date }): RawBuilder<unknown> {
  return sql`
    select promoter_id, place from effect_last_clicks
    where user_id = ${userId} and clicked_at >= ${clicksCountSince(now)} order by clicked_at desc limit 1`;
}
