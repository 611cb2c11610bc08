import type { staffEndpoints } from '@jiwu/contract';
import { signInStaff } from '../flows/accounts/outside/signInStaff.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { checkStaffLogin, endStaffSession, findStaffByLoginName, getStaff } from '../modules/staff/staff/index.ts';
import { newDeviceKey } from '../platform/http/deviceCookie.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffHandlers: HandlersOf<typeof staffEndpoints> = {
  async staffLogin(context, { body }) {
    const { services, addressKey, address, proof } = context;
    const login = await findStaffByLoginName(services.db.read, body.loginName);
    const known = context.deviceKey();
    const proven = await checkStaffLogin(services, { ...body, addressKey, deviceKey: known, proof, login });
    const deviceKey = known ?? newDeviceKey();
    context.keepDeviceKey(deviceKey);
    // Not kept for repetitions: a code opens one session, once.
    return await services.db.transact((tx) => signInStaff(tx, services, { ...proven, address, deviceKey }));
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
