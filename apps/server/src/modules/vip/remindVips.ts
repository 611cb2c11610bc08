import { rules } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { addNotice } from '../notices/index.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Tells those whose VIP ends soon and who were not told of this end, some at a time; who renews is told of the new end
 * when that comes. Answers who was taken: none, when all were told.
 */
export async function remindVips(tx: Tx, { limit, now }: { limit: number; now: Date }): Promise<string[]> {
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
  return rows.map((row) => row.user_id);
}
