import { recordAudit } from '../../../modules/staff/audit/index.ts';
import {
  confirmTotpSecret,
  newTotpSecret,
  proposeTotpSecret,
  replaceRecoveryCodes,
  type StaffLogin,
} from '../../../modules/staff/staff/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Services } from '../../../platform/services.ts';
import { openStaffSession, type StaffBrowser } from './signInStaff.ts';

/** A second factor for a member who has none that was confirmed; a new one each time. */
export async function beginStaffEnrolment(
  tx: Tx,
  services: Services,
  { login, loginName, address }: { login: StaffLogin; loginName: string; address: string },
) {
  const totp = newTotpSecret(loginName);
  await proposeTotpSecret(tx, { login, secret: totp.secret, config: services.config });
  await recordAudit(tx, {
    staffId: login.staffId,
    action: 'staff.enrolBegin',
    target: { kind: 'staff', id: login.staffId },
    before: null,
    after: { address },
    now: services.clock(),
  });
  return totp;
}

interface Confirmation extends StaffBrowser {
  readonly login: StaffLogin;
  readonly totpStep: number;
  readonly newPasswordHash: string | null;
}

/** Their first sign-in, with the factor that they have set up, and with recovery codes that are shown once. */
export async function confirmStaffEnrolment(tx: Tx, services: Services, input: Confirmation) {
  const { login, totpStep, newPasswordHash } = input;
  const { staffId } = login;
  const now = services.clock();
  await confirmTotpSecret(tx, { login, totpStep, newPasswordHash, now });
  const recoveryCodes = await replaceRecoveryCodes(tx, { staffId, config: services.config, now });
  await recordAudit(tx, {
    staffId,
    action: 'staff.enrol',
    target: { kind: 'staff', id: staffId },
    before: { isEnrolled: false },
    after: { isEnrolled: true, hasNewPassword: newPasswordHash !== null },
    now,
  });
  const session = await openStaffSession(tx, services, { ...input, staffId, factor: { kind: 'totp', step: totpStep } });
  return { ...session, recoveryCodes };
}
