import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { newTotpSecret } from '../login/enrolment.ts';
import { dropRecoveryCodes } from '../login/recoveryCodes.ts';
import { sealTotpSecret } from '../login/totpSecret.ts';
import { endAllSessions } from '../sessions/endStaffSession.ts';

/** Told to whoever makes it, to be handed over, and of no use once its owner has signed in. */
export const newOneTimePassword = () => randomBytes(12).toString('base64url');

/** The columns of a member who sets up a second factor at the next sign-in, and with a new password one of their own. */
export function resetColumns(
  config: { readonly SEAL_SECRET: string },
  { staffId, passwordHash }: { readonly staffId: string; readonly passwordHash: string | null },
) {
  return {
    sealed_totp_secret: sealTotpSecret(config, staffId, newTotpSecret('').secret),
    totp_confirmed_at: null,
    last_totp_step: 0,
    ...(passwordHash === null ? {} : { password_hash: passwordHash, must_change_password: true }),
  };
}

/** Nothing from before is worth anything: sessions, known browsers, recovery codes. Returns how many sessions were live. */
export async function forgetAccess(tx: Tx, { staffId, now }: { staffId: string; now: Date }): Promise<number> {
  await dropRecoveryCodes(tx, staffId);
  await tx.deleteFrom('staff_devices').where('staff_id', '=', staffId).execute();
  return await endAllSessions(tx, { staffId, now });
}
