import { sha256 } from '../../../../platform/crypto/hashing.ts';
import { verifyPassword } from '../../../../platform/crypto/passwords.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Limit, releaseSlots, takeSlots } from '../../../../platform/limits/takeSlots.ts';
import type { Services } from '../../../../platform/services.ts';
import { matchTotp } from './matchTotp.ts';
import type { StaffLogin } from './StaffLogin.ts';
import { openTotpSecret } from './totpSecret.ts';

const WINDOW_MS = 15 * 60_000;
/** Used for an unknown login name: the answer must take the same time. */
const DECOY_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

interface Input {
  readonly loginName: string;
  readonly addressKey: string;
  readonly password: string;
  readonly code: string;
  /** Null: the login name is unknown. */
  readonly login: StaffLogin | null;
}

/**
 * Compares password and code, and limits guesses per login name and per address; while Redis is away no staff can sign in. Every
 * mistake is refused in the same words after the same work. Returns the code's time step, which is still to be used up.
 */
export async function checkStaffLogin(
  services: Services,
  input: Input,
): Promise<{ readonly staffId: string; readonly totpStep: number }> {
  const limits = limitsOf(services, input);
  const slots = await takeSlots(services.redis, limits, services.clock());
  if (!slots.taken) throw new ShopError('STAFF_LOGIN_TOO_MANY', { waitMs: slots.waitMs });
  let wrong = false;
  try {
    const proven = await prove(services, input);
    wrong = proven === null;
    if (!proven) throw new ShopError('STAFF_LOGIN_REFUSED');
    return proven;
  } finally {
    // Right, or never compared because we were too busy: neither is a failure of theirs.
    if (!wrong) await releaseSlots(services.redis, limits, slots.slot);
  }
}

async function prove(services: Services, { login, password, code }: Input) {
  const rightPassword = await verifyPassword(login?.passwordHash, password);
  const secret = login ? openTotpSecret(services.config, login.staffId, login.sealedTotpSecret) : DECOY_SECRET;
  const totpStep = matchTotp(secret, code, services.clock());
  if (!login || !rightPassword || totpStep === null || totpStep <= login.lastTotpStep) return null;
  return { staffId: login.staffId, totpStep };
}

function limitsOf({ config }: Services, input: Input): Limit[] {
  return [
    {
      key: `staffLogin:name:${sha256(input.loginName.toLowerCase()).toString('base64url')}`,
      max: config.STAFF_LOGIN_FAILURES_PER_NAME,
      windowMs: WINDOW_MS,
    },
    { key: `staffLogin:address:${input.addressKey}`, max: config.LOGIN_FAILURES_PER_ADDRESS, windowMs: WINDOW_MS },
  ];
}
