import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

/** Reckons anew until when, from the grants that count. The caller holds `lockVip`. */
export async function foldVip(tx: Tx, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ expires_at: Date }>`
    with folded as (
      select vip_expiry(granted_at, days order by granted_at, id) as expires_at from vip_grants
      where user_id = ${userId} and revoked_at is null
    ), gone as (
      delete from vip_members using folded where user_id = ${userId} and folded.expires_at is null
    )
    insert into vip_members (user_id, expires_at)
    select ${userId}, expires_at from folded where expires_at is not null
    on conflict (user_id) do update set expires_at = excluded.expires_at
    returning expires_at`.execute(tx);
  return rows[0]?.expires_at ?? null;
}
