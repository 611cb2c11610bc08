import { recordAudit } from '../modules/audit/index.ts';
import { getStaff, startStaffSession, useTotpStep } from '../modules/staff/index.ts';
import type { Tx } from '../platform/database/createDatabase.ts';
import type { Services } from '../platform/services.ts';

interface Input {
  readonly staffId: string;
  readonly totpStep: number;
  readonly address: string;
}

/** Opens a session for whoever has proved to be this member of staff, and writes down that they did. */
export async function signInStaff(tx: Tx, services: Services, { staffId, totpStep, address }: Input) {
  const now = services.clock();
  await useTotpStep(tx, { staffId, totpStep });
  const session = await startStaffSession(tx, { staffId, address, config: services.config, now });
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
