import type { staffEndpoints } from '@jiwu/contract';
import { signInStaff } from '../flows/accounts/outside/signInStaff.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { checkStaffLogin, endStaffSession, findStaffByLoginName, getStaff } from '../modules/staff/staff/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffHandlers: HandlersOf<typeof staffEndpoints> = {
  async staffLogin(context, { body }) {
    const { services, addressKey, address } = context;
    const login = await findStaffByLoginName(services.db.read, body.loginName);
    const proven = await checkStaffLogin(services, { ...body, addressKey, login });
    // Not kept for repetitions: a code opens one session, once.
    return await services.db.transact((tx) => signInStaff(tx, services, { ...proven, address }));
  },

  async staffLogout(context) {
    const { staffId, sessionId } = context.staff();
    return await context.write(async (tx) => {
      const now = context.services.clock();
      await endStaffSession(tx, { staffId, sessionId, now });
      await recordAudit(tx, {
        staffId,
        action: 'staff.logout',
        target: { kind: 'staffSession', id: sessionId },
        before: null,
        after: null,
        now,
      });
      return {};
    });
  },

  staffSelf: (context) => getStaff(context.services.db.read, context.staff().staffId),
};
