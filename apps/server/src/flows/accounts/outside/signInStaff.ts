import { recordAudit } from '../../../modules/staff/audit/index.ts';
import { getStaff, rememberStaffDevice, startStaffSession, useTotpStep } from '../../../modules/staff/staff/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Services } from '../../../platform/services.ts';

interface Input {
  readonly staffId: string;
  readonly totpStep: number;
  readonly address: string;
  /** By which the browser is known again. */
  readonly deviceKey: string;
}

/** Opens a session for a member of staff whose login was checked, and records it in the audit log. */
export async function signInStaff(tx: Tx, services: Services, { staffId, totpStep, address, deviceKey }: Input) {
  const now = services.clock();
  await useTotpStep(tx, { staffId, totpStep });
  const session = await startStaffSession(tx, { staffId, address, config: services.config, now });
  await rememberStaffDevice(tx, { staffId, key: deviceKey, now });
  const staff = await getStaff(tx, staffId);
  await recordAudit(tx, {
    staffId,
    action: 'staff.login',
    target: { kind: 'staffSession', id: session.sessionId },
    before: null,
    after: { address },
    now,
  });
  return { token: session.token, staff, expiresAt: session.expiresAt.toISOString() };
}
