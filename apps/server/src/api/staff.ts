import type { staffEndpoints } from '@jiwu/contract';
import { beginStaffEnrolment, confirmStaffEnrolment } from '../flows/accounts/outside/enrolStaff.ts';
import { signInStaff } from '../flows/accounts/outside/signInStaff.ts';
import { assertPasswordUncommon } from '../modules/people/identity/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import {
  checkStaffEnrolment,
  checkStaffLogin,
  countRecoveryCodes,
  endStaffSession,
  findStaffByLoginName,
  getSessionEnds,
  getStaff,
  matchTotp,
  openTotpSecret,
} from '../modules/staff/staff/index.ts';
import { hashPassword } from '../platform/crypto/passwords.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { newDeviceKey } from '../platform/http/deviceCookie.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { qrPath } from '../platform/pictures/qrPath.ts';

export const staffHandlers: HandlersOf<typeof staffEndpoints> = {
  async staffLogin(context, { body }) {
    const { services } = context;
    const proven = await checkStaffLogin(services, { ...(await loginTry(context, body)), code: body.code });
    const browser = browserOf(context);
    // Not kept for repetitions: a code opens one session, once.
    const session = await services.db.transact((tx) => signInStaff(tx, services, { ...proven, ...browser }));
    return { ...session, recoveryCodesLeft: await countRecoveryCodes(services.db.read, proven.staffId) };
  },

  async staffEnrolBegin(context, { body }) {
    const { services, address } = context;
    const login = await checkStaffEnrolment(services, await loginTry(context, body));
    const loginName = body.loginName.toLowerCase();
    const totp = await services.db.transact((tx) => beginStaffEnrolment(tx, services, { login, loginName, address }));
    return {
      secret: totp.secret,
      otpauth: totp.address,
      qr: qrPath(totp.address),
      needsNewPassword: login.mustChangePassword,
    };
  },

  async staffEnrolConfirm(context, { body }) {
    const { services } = context;
    const login = await checkStaffEnrolment(services, await loginTry(context, body));
    const { newPassword } = body;
    if (login.mustChangePassword && (newPassword === undefined || newPassword === body.password)) {
      throw new ShopError('STAFF_NEW_PASSWORD_DUE');
    }
    if (newPassword !== undefined) await assertPasswordUncommon(newPassword);
    const secret = openTotpSecret(services.config, login.staffId, login.sealedTotpSecret);
    const totpStep = matchTotp(secret, body.code, services.clock());
    if (totpStep === null) throw new ShopError('STAFF_CODE_WRONG');
    const newPasswordHash = newPassword === undefined ? null : await hashPassword(newPassword);
    const browser = browserOf(context);
    const confirmation = { login, totpStep, newPasswordHash, ...browser };
    return await services.db.transact((tx) => confirmStaffEnrolment(tx, services, confirmation));
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
        before: { isLive: true },
        after: { isLive: false },
        now,
      });
      return {};
    });
  },

  async staffSelf(context) {
    const { staffId, sessionId } = context.staff();
    const db = context.services.db.bundle();
    const [staff, ends] = await Promise.all([getStaff(db, staffId), getSessionEnds(db, { staffId, sessionId })]);
    return { ...staff, sessionId, ...ends };
  },
};

async function loginTry(context: RequestContext, body: { readonly loginName: string; readonly password: string }) {
  const { services, addressKey, proof } = context;
  const login = await findStaffByLoginName(services.db.read, body.loginName);
  return {
    loginName: body.loginName,
    password: body.password,
    addressKey,
    deviceKey: context.deviceKey(),
    proof,
    login,
  };
}

/** The browser that signs in, which is known from now on. */
function browserOf(context: RequestContext) {
  const deviceKey = context.deviceKey() ?? newDeviceKey();
  context.keepDeviceKey(deviceKey);
  return { address: context.address, userAgent: context.userAgent, deviceKey };
}
