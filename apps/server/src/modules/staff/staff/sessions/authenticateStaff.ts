import { rules, type StaffRole } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { StaffCaller } from '../../../../platform/caller/StaffCaller.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Services } from '../../../../platform/services.ts';
import { verifyStaffToken } from './staffToken.ts';

export const IDLE_MS = rules.staff.idleMinutes * MINUTE_MS;

interface Shown {
  readonly token: string;
  /** A page asks by itself: that keeps nobody signed in. */
  readonly isBackground: boolean;
}

/**
 * Finds the member of staff behind a token. The database is asked each time, for staff are few: an ended session, a dismissal or
 * a lost role takes effect at the next request. What they do themselves keeps the session alive.
 */
export async function authenticateStaff(services: Services, { token, isBackground }: Shown): Promise<StaffCaller> {
  const now = services.clock();
  const { staffId, sessionId } = await verifyStaffToken(services.config, token, now);
  const live = await services.db.read
    .selectFrom('staff_sessions as session')
    .innerJoin('staff_members as member', 'member.id', 'session.staff_id')
    .select(['member.roles', 'session.last_seen_at'])
    .where('session.staff_id', '=', staffId)
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('member.state', '=', 'active')
    .executeTakeFirst();
  if (!live) throw new ShopError('SESSION_ENDED');
  if (!isBackground && now.getTime() - live.last_seen_at.getTime() >= MINUTE_MS) {
    await keepAwake(services, { staffId, sessionId, now });
  }
  return { staffId, sessionId, roles: live.roles as StaffRole[] };
}

/** Once a minute is enough; of many requests at once one writes. */
async function keepAwake(services: Services, seen: { staffId: string; sessionId: string; now: Date }): Promise<void> {
  await services.db.writeAlone(sql`
    update staff_sessions set last_seen_at = ${seen.now}
    where staff_id = ${seen.staffId} and id = ${seen.sessionId} and ended_at is null
      and last_seen_at <= ${new Date(seen.now.getTime() - MINUTE_MS)}`);
}
