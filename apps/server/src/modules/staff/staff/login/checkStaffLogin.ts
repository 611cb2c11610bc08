import { admitKnown } from '../../../../platform/challenge/admitKnown.ts';
import type { Admission } from '../../../../platform/challenge/Admission.ts';
import { admitStranger } from '../../../../platform/challenge/admitStranger.ts';
import { verifyPassword } from '../../../../platform/crypto/passwords.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Services } from '../../../../platform/services.ts';
import { isKnownStaffDevice } from '../devices/staffDevices.ts';
import { matchTotp } from './matchTotp.ts';
import { deviceLimit, strangerBrakes } from './staffBrakes.ts';
import type { StaffLogin } from './StaffLogin.ts';
import { openTotpSecret } from './totpSecret.ts';
import { withinCodeTries } from './withinCodeTries.ts';

/** Used for an unknown login name: the answer must take the same time. */
const DECOY_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The id of no member. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Input {
  readonly loginName: string;
  readonly addressKey: string;
  /** The key of the browser, if it has one. */
  readonly deviceKey: string | null;
  /** The header `Challenge-Proof`. */
  readonly proof: string;
  readonly password: string;
  readonly code: string;
  /** Null: the login name is unknown. */
  readonly login: StaffLogin | null;
}

/**
 * Compares password and code. Wrong passwords make strangers work and never refuse anyone: who knows a login name must not be able to keep
 * its owner out. While Redis is away no staff can sign in. Every mistake is refused in the same words after the same work. Returns the code's time
 * step, which is still to be used up.
 */
export async function checkStaffLogin(
  services: Services,
  input: Input,
): Promise<{ readonly staffId: string; readonly totpStep: number }> {
  const admitted = (await admitDevice(services, input)) ?? (await admitUnknown(services, input));
  let isWrong = false;
  try {
    const proven = await prove(services, input, admitted);
    isWrong = proven === null;
    if (!proven) throw new ShopError('STAFF_LOGIN_REFUSED');
    return proven;
  } finally {
    // Right, or never compared because we were too busy: neither is a failure of theirs.
    if (!isWrong) await admitted.forgive();
  }
}

async function admitDevice(services: Services, { login, deviceKey }: Input): Promise<Admission | null> {
  if (deviceKey === null) return null;
  // Asked also where there is no such name, so that the time does not tell.
  const device = { staffId: login?.staffId ?? NOBODY, key: deviceKey };
  if (!(await isKnownStaffDevice(services.db.read, device))) return null;
  const admitted = await admitKnown(services, [deviceLimit(services.config, device)]);
  return 'waitMs' in admitted ? null : admitted;
}

async function admitUnknown(services: Services, input: Input): Promise<Admission> {
  const { loginName, proof } = input;
  const admitted = await admitStranger(services, {
    purpose: 'staffLogin',
    subject: [loginName.toLowerCase()],
    proof,
    brakes: strangerBrakes(services.config, input),
  });
  if ('waitMs' in admitted) throw new ShopError('STAFF_LOGIN_TOO_MANY', { waitMs: admitted.waitMs });
  return admitted;
}

async function prove(services: Services, { login, password, code }: Input, { place }: Admission) {
  const rightPassword = await verifyPassword(place, login?.passwordHash, password);
  const secret = login ? openTotpSecret(services.config, login.staffId, login.sealedTotpSecret) : DECOY_SECRET;
  const totpStep = matchTotp(secret, code, services.clock());
  const isNew = login !== null && totpStep !== null && totpStep > login.lastTotpStep;
  const mayTry = await withinCodeTries(services, {
    staffId: rightPassword ? (login?.staffId ?? null) : null,
    isRight: isNew,
  });
  return login && rightPassword && isNew && mayTry ? { staffId: login.staffId, totpStep } : null;
}
