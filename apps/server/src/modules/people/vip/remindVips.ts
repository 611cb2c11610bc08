import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { addNotice } from '../../content/notices/index.ts';

/**
 * Reminds a batch of VIPs whose time ends soon, once for each end date; a VIP who renews is reminded again before the new end.
 * Returns the reminded users; empty when all are done.
 */
export async function remindVips(tx: Tx, { limit, now }: { limit: number; now: Date }): Promise<number> {
  const until = new Date(now.getTime() + rules.vip.remindDays * DAY_MS);
  const { rows } = await sql<{ user_id: string; expires_at: Date }>`
    update vip_members set reminded_of = expires_at
    where user_id in (
      select user_id from vip_members
      where expires_at > ${now} and expires_at <= ${until} and reminded_of is distinct from expires_at
      order by expires_at limit ${limit} for update skip locked)
    returning user_id, expires_at`.execute(tx);
  for (const { user_id: userId, expires_at: expiresAt } of rows) {
    const cause = expiresAt.toISOString();
    const link = { kind: 'vip', id: userId } as const;
    await addNotice(tx, { userId, kind: 'vipEnding', facts: { endsOn: businessDay(expiresAt) }, cause, link, now });
  }
  return rows.length;
}
