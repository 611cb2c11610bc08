import { DAY_MS } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';
import { inBatches } from '../../../platform/database/inBatches.ts';

const ENDED_SESSIONS_KEPT_DAYS = 90;
/** As long as the cookie lives. */
const DEVICES_KEPT_DAYS = 400;

/** Removes codes, tickets and tokens that can no longer be used, a batch at a time. Used tokens stay until they expire: reuse must be seen. */
export async function sweepIdentity(services: Services): Promise<void> {
  const now = services.clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const table of ['sms_codes', 'wechat_website_states', 'wechat_mp_tickets', 'wechat_bind_keys']) {
    await inBatches(services.db, deleteSome(table, sql`expires_at < ${daysAgo(1)}`));
  }
  // By last_seen_at, which a rotation in the meantime changes: the row is looked at again and then left alone.
  await inBatches(
    services.db,
    (limit) => sql`
    with idle as (
      select user_id, id from sessions
      where ended_at is null and last_seen_at < ${daysAgo(services.config.REFRESH_TOKEN_DAYS)}
      limit ${limit} for update skip locked
    ), used as (
      update refresh_tokens as token set used_at = ${now} from idle
      where token.user_id = idle.user_id and token.session_id = idle.id and token.used_at is null
    )
    update sessions as session set ended_at = ${now}, end_reason = 'expired' from idle
    where session.user_id = idle.user_id and session.id = idle.id`,
  );
  await inBatches(services.db, deleteSome('known_devices', sql`last_seen_at < ${daysAgo(DEVICES_KEPT_DAYS)}`));
  await inBatches(services.db, deleteSome('refresh_tokens', sql`expires_at < ${now}`));
  await inBatches(
    services.db,
    deleteSome(
      'sessions',
      sql`
    ended_at < ${daysAgo(ENDED_SESSIONS_KEPT_DAYS)}
    and not exists (select from refresh_tokens as token where token.user_id = sessions.user_id and token.session_id = sessions.id)`,
    ),
  );
}

function deleteSome(table: string, condition: RawBuilder<unknown>): (limit: number) => RawBuilder<unknown> {
  const name = sql.table(table);
  return (limit) => sql`delete from ${name} where ctid in (select ctid from ${name} where ${condition} limit ${limit})`;
}
