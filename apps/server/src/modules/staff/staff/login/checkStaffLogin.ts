import { rules } from '@jiwu/contract';
import { verifyPassword } from '../../../../platform/crypto/passwords.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Services } from '../../../../platform/services.ts';
import { hashRecoveryCode, isRecoveryCode } from './recoveryCodes.ts';
import { matchTotp } from './matchTotp.ts';
import type { StaffFactor, StaffLogin } from './StaffLogin.ts';
import { openTotpSecret } from './totpSecret.ts';
import { withinCodeTries } from './withinCodeTries.ts';
import { type LoginTry, NOBODY, withinLoginBrakes } from './withinLoginBrakes.ts';

/** Used for an unknown login name: the answer must take the same time. */
const DECOY_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

interface Input extends LoginTry {
  /** Of the authenticator, or one of the recovery codes; empty when there is none yet. */
  readonly code: string;
}

/**
 * Compares password and code. Every mistake is refused in the same words after the same work. Only whoever has the password of a member
 * without a second factor is told that it must be set up. Returns the code, which is still to be used up.
 */
export async function checkStaffLogin(
  services: Services,
  input: Input,
): Promise<{ readonly staffId: string; readonly factor: StaffFactor }> {
  const { login } = input;
  const proven = await withinLoginBrakes(services, input, async (place) => {
    const hasPassword = await verifyPassword(place, login?.passwordHash, input.password);
    if (login && hasPassword && !login.isEnrolled) return 'mustEnrol';
    const factor = await matchFactor(services, input);
    const mayTry = await withinCodeTries(services, {
      staffId: hasPassword ? (login?.staffId ?? null) : null,
      isRight: factor !== null,
    });
    return login && hasPassword && factor && mayTry ? { staffId: login.staffId, factor } : null;
  });
  if (proven === 'mustEnrol') throw new ShopError('STAFF_MUST_ENROL');
  return proven;
}

async function matchFactor(services: Services, { login, code }: Input): Promise<StaffFactor | null> {
  const { config } = services;
  if (rules.staff.recoveryCodePattern.test(code)) {
    const codeHash = hashRecoveryCode(config, { staffId: login?.staffId ?? NOBODY, code });
    const isRight = await isRecoveryCode(services.db.read, { staffId: login?.staffId ?? NOBODY, codeHash });
    return isRight ? { kind: 'recoveryCode', codeHash } : null;
  }
  const secret = login ? openTotpSecret(config, login.staffId, login.sealedTotpSecret) : DECOY_SECRET;
  const step = matchTotp(secret, code, services.clock());
  return isNewStep(login, step) ? { kind: 'totp', step } : null;
}

function isNewStep(login: StaffLogin | null, step: number | null): step is number {
  return login !== null && step !== null && step > login.lastTotpStep;
}
