import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { inBatches } from '../../../platform/database/inBatches.ts';
import type { Services } from '../../../platform/services.ts';

/** Visits before this moment are forgotten. */
function oldest(now: Date): Date {
  return new Date(now.getTime() - rules.invitation.visitDays * DAY_MS);
}

/**
 * Remembers the first inviter of a browser: a later invitation replaces it only after its 30 days, or when the first inviter has
 * closed the account.
 */
export async function keepVisit(tx: Tx, input: { browserId: string; inviterId: string; now: Date }): Promise<void> {
  const { browserId, inviterId, now } = input;
  await visitStatement({ browserId, inviters: sql`(select ${inviterId}::uuid as id)`, now }).execute(tx);
}

/** The same as a part of a greater statement; `inviters` has the column `id`, and one row at most. */
export function visitStatement(input: {
  browserId: string;
  inviters: RawBuilder<unknown>;
  now: Date;
}): RawBuilder<unknown> {
  const { browserId, inviters, now } = input;
  return sql`
    insert into invitation_visits as kept (browser_id, inviter_id, visited_at)
    select ${browserId}::text, inviter.id, ${now}::timestamptz from ${inviters} as inviter
    on conflict (browser_id) do update set inviter_id = excluded.inviter_id, visited_at = excluded.visited_at
    where kept.visited_at <= ${oldest(now)}
      or exists (select from users where users.id = kept.inviter_id and users.state = 'closed')`;
}

/** The inviter of this browser, while the visit still counts. */
export async function findVisit(
  db: Reader,
  { browserId, now }: { browserId: string; now: Date },
): Promise<{ inviterId: string; code: string } | null> {
  const visit = await db
    .selectFrom('invitation_visits')
    .innerJoin('users', 'users.id', 'invitation_visits.inviter_id')
    .select(['invitation_visits.inviter_id', 'invitation_code'])
    .where('browser_id', '=', browserId)
    .where('visited_at', '>', oldest(now))
    .where('users.state', '=', 'active')
    .executeTakeFirst();
  return visit ? { inviterId: visit.inviter_id, code: visit.invitation_code } : null;
}

export async function forgetVisit(tx: Tx, browserId: string): Promise<void> {
  await tx.deleteFrom('invitation_visits').where('browser_id', '=', browserId).execute();
}

/** Hourly: removes visits that no longer count. */
export async function sweepVisits(services: Services): Promise<void> {
  const before = oldest(services.clock());
  await inBatches(
    services.db,
    (limit) => sql`
    delete from invitation_visits where browser_id in (
      select browser_id from invitation_visits where visited_at <= ${before} limit ${limit} for update skip locked)`,
  );
}
