import { recordAudit } from '../../modules/staff/audit/index.ts';
import {
  changeOwnPassword,
  countRecoveryCodes,
  endAllSessions,
  endStaffSession,
  replaceRecoveryCodes,
  useTotpStep,
} from '../../modules/staff/staff/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Own {
  readonly staffId: string;
  readonly now: Date;
}

/** Of a fresh code, still to be used up. */
interface Proven extends Own {
  readonly totpStep: number;
}

/** Whoever is signed in elsewhere with the old password is out. */
export async function setOwnPassword(
  tx: Tx,
  input: Proven & { readonly sessionId: string; readonly oldHash: string; readonly newHash: string },
): Promise<void> {
  const { staffId, sessionId, totpStep, now } = input;
  await useTotpStep(tx, { staffId, totpStep, refusal: 'STAFF_CODE_WRONG' });
  await changeOwnPassword(tx, input);
  const endedSessions = await endAllSessions(tx, { staffId, except: sessionId, now });
  await recordAudit(tx, {
    staffId,
    action: 'staff.password',
    target: { kind: 'staff', id: staffId },
    before: { liveSessions: endedSessions + 1 },
    after: { hasNewPassword: true, liveSessions: 1 },
    now,
  });
}

export async function makeOwnRecoveryCodes(
  tx: Tx,
  input: Proven & { readonly config: { readonly HASH_SECRET: string } },
): Promise<string[]> {
  const { staffId, totpStep, config, now } = input;
  await useTotpStep(tx, { staffId, totpStep, refusal: 'STAFF_CODE_WRONG' });
  const left = await countRecoveryCodes(tx, staffId);
  const codes = await replaceRecoveryCodes(tx, { staffId, config, now });
  await recordAudit(tx, {
    staffId,
    action: 'staff.recoveryCodes',
    target: { kind: 'staff', id: staffId },
    before: { left },
    after: { left: codes.length },
    now,
  });
  return codes;
}

/** Another session of one's own, such as one that was not oneself. */
export async function endOwnSession(tx: Tx, { staffId, sessionId, now }: Own & { readonly sessionId: string }) {
  if (!(await endStaffSession(tx, { staffId, sessionId, now }))) throw new ShopError('NOT_FOUND');
  await recordAudit(tx, {
    staffId,
    action: 'staff.endSession',
    target: { kind: 'staffSession', id: sessionId },
    before: { isLive: true },
    after: { isLive: false },
    now,
  });
}
