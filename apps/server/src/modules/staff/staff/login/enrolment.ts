import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { StaffLogin } from './StaffLogin.ts';
import { sealTotpSecret } from './totpSecret.ts';

const ISSUER = '集物控制台';

/** In base32, and the address that an authenticator reads from a QR code. */
export function newTotpSecret(loginName: string): { readonly secret: string; readonly address: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, address: new TOTP({ issuer: ISSUER, label: loginName, secret }).toString() };
}

/**
 * A second factor that is still to be confirmed, instead of the one that was shown before: whoever saw that with the first password has nothing of it.
 * Refused when it was confirmed, or the password changed, meanwhile.
 */
export async function proposeTotpSecret(
  tx: Tx,
  { login, secret, config }: { login: StaffLogin; secret: string; config: { readonly SEAL_SECRET: string } },
): Promise<void> {
  const proposed = await tx
    .updateTable('staff_members')
    .set({ sealed_totp_secret: sealTotpSecret(config, login.staffId, secret), last_totp_step: 0 })
    .where('id', '=', login.staffId)
    .where('state', '=', 'active')
    .where('totp_confirmed_at', 'is', null)
    .where('password_hash', '=', login.passwordHash)
    .returning('id')
    .executeTakeFirst();
  if (!proposed) throw new ShopError('STAFF_LOGIN_REFUSED');
}

interface Confirmation {
  readonly login: StaffLogin;
  readonly totpStep: number;
  /** Null: the password stays. */
  readonly newPasswordHash: string | null;
  readonly now: Date;
}

/** The factor was shown to work. Of two who confirm at once, and of two who hold different secrets, one is refused. */
export async function confirmTotpSecret(
  tx: Tx,
  { login, totpStep, newPasswordHash, now }: Confirmation,
): Promise<void> {
  const confirmed = await tx
    .updateTable('staff_members')
    .set({
      totp_confirmed_at: now,
      last_totp_step: totpStep,
      password_hash: newPasswordHash ?? login.passwordHash,
      must_change_password: false,
    })
    .where('id', '=', login.staffId)
    .where('state', '=', 'active')
    .where('totp_confirmed_at', 'is', null)
    .where('sealed_totp_secret', '=', login.sealedTotpSecret)
    .where('password_hash', '=', login.passwordHash)
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) throw new ShopError('STAFF_LOGIN_REFUSED');
}
