import type { StaffRole } from '@jiwu/contract';
import type { StaffCaller } from '../../../../platform/caller/StaffCaller.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Services } from '../../../../platform/services.ts';
import { verifyStaffToken } from './staffToken.ts';

/**
 * Finds the member of staff behind a token. The database is asked each time, for staff are few: an ended session, a dismissal or
 * a lost role takes effect at the next request.
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
