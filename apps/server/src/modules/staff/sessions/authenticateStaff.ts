import type { StaffRole } from '@jiwu/contract';
import type { StaffCaller } from '../../../platform/caller/StaffCaller.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Services } from '../../../platform/services.ts';
import { verifyStaffToken } from './staffToken.ts';

/**
 * Who a staff token speaks for. The database is asked each time, for staff are few: a session that has ended, a member who
 * has gone and a role that was taken away hold from the next request on.
 */
export async function authenticateStaff(services: Services, token: string): Promise<StaffCaller> {
  const now = services.clock();
  const { staffId, sessionId } = await verifyStaffToken(services.config, token, now);
  const live = await services.db.read
    .selectFrom('staff_sessions as session')
    .innerJoin('staff_members as member', 'member.id', 'session.staff_id')
    .select('member.roles')
    .where('session.staff_id', '=', staffId)
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('member.state', '=', 'active')
    .executeTakeFirst();
  if (!live) throw new ShopError('SESSION_ENDED');
  return { staffId, sessionId, roles: live.roles as StaffRole[] };
}
