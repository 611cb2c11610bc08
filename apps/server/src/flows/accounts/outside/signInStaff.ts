import { recordAudit } from '../../../modules/staff/audit/index.ts';
import {
  findLoginBefore,
  getStaff,
  rememberStaffDevice,
  startStaffSession,
  type StaffFactor,
  spendRecoveryCode,
  useTotpStep as spendTotpStep,
} from '../../../modules/staff/staff/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Services } from '../../../platform/services.ts';

export interface StaffBrowser {
  readonly address: string;
  readonly userAgent: string;
  /** By which the browser is known again. */
  readonly deviceKey: string;
}

interface Input extends StaffBrowser {
  readonly staffId: string;
  readonly factor: StaffFactor;
}

/** Opens a session for a member of staff whose login was checked, and records it in the audit log. */
export async function signInStaff(tx: Tx, services: Services, input: Input) {
  const { staffId, factor } = input;
  await useUp(tx, { staffId, factor, now: services.clock() });
  return await openStaffSession(tx, services, input);
}

async function useUp(tx: Tx, { staffId, factor, now }: Pick<Input, 'staffId' | 'factor'> & { readonly now: Date }) {
  if (factor.kind === 'totp') await spendTotpStep(tx, { staffId, totpStep: factor.step });
  else await spendRecoveryCode(tx, { staffId, codeHash: factor.codeHash, now });
}

/** The same once the code is used up. The audit row makes it the last of its transaction. */
export async function openStaffSession(tx: Tx, services: Services, input: Input) {
  const { staffId, address, userAgent, deviceKey, factor } = input;
  const now = services.clock();
  const session = await startStaffSession(tx, { staffId, address, userAgent, config: services.config, now });
  await rememberStaffDevice(tx, { staffId, key: deviceKey, now });
  const staff = await getStaff(tx, staffId);
  const lastLogin = await findLoginBefore(tx, { staffId, sessionId: session.sessionId, now });
  await recordAudit(tx, {
    staffId,
    action: 'staff.login',
    target: { kind: 'staffSession', id: session.sessionId },
    before: null,
    after: { address, by: factor.kind },
    now,
  });
  return {
    token: session.token,
    staff,
    expiresAt: session.expiresAt.toISOString(),
    idleEndsAt: session.idleEndsAt.toISOString(),
    lastLogin,
  };
}
