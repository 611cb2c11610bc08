import { admitKnown } from '../../../../platform/challenge/admitKnown.ts';
import type { Admission } from '../../../../platform/challenge/Admission.ts';
import { admitStranger } from '../../../../platform/challenge/admitStranger.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Services } from '../../../../platform/services.ts';
import { isKnownStaffDevice } from '../devices/staffDevices.ts';
import { deviceLimit, strangerBrakes } from './staffBrakes.ts';
import type { StaffLogin } from './StaffLogin.ts';

/** The id of no member. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface LoginTry {
  readonly loginName: string;
  readonly addressKey: string;
  /** The key of the browser, if it has one. */
  readonly deviceKey: string | null;
  /** The header `Challenge-Proof`. */
  readonly proof: string;
  readonly password: string;
  /** Null: the login name is unknown. */
  readonly login: StaffLogin | null;
}

/**
 * Has a login compared. Wrong ones make strangers work and never refuse anyone: who knows a login name must not be able to keep its owner out.
 * While Redis is away no staff can sign in. `compare` answers null for whatever is wrong; every mistake is refused in the same words.
 */
export async function withinLoginBrakes<T>(
  services: Services,
  given: LoginTry,
  compare: (place: Admission['place']) => Promise<T | null>,
): Promise<T> {
  const admitted = (await admitDevice(services, given)) ?? (await admitUnknown(services, given));
  let isWrong = false;
  try {
    const found = await compare(admitted.place);
    isWrong = found === null;
    if (found === null) throw new ShopError('STAFF_LOGIN_REFUSED');
    return found;
  } finally {
    // Right, or never compared because we were too busy: neither is a failure of theirs.
    if (!isWrong) await admitted.forgive();
  }
}

async function admitDevice(services: Services, { login, deviceKey }: LoginTry): Promise<Admission | null> {
  if (deviceKey === null) return null;
  // Asked also where there is no such name, so that the time does not tell.
  const device = { staffId: login?.staffId ?? NOBODY, key: deviceKey };
  if (!(await isKnownStaffDevice(services.db.read, device))) return null;
  const admitted = await admitKnown(services, [deviceLimit(services.config, device)]);
  return 'waitMs' in admitted ? null : admitted;
}

async function admitUnknown(services: Services, given: LoginTry): Promise<Admission> {
  const { loginName, proof } = given;
  const admitted = await admitStranger(services, {
    purpose: 'staffLogin',
    subject: [loginName.toLowerCase()],
    proof,
    brakes: strangerBrakes(services.config, given),
  });
  if ('waitMs' in admitted) throw new ShopError('STAFF_LOGIN_TOO_MANY', { waitMs: admitted.waitMs });
  return admitted;
}
