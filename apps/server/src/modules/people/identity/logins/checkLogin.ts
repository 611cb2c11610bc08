import { admitKnown } from '../../../../platform/challenge/admitKnown.ts';
import { admitStranger } from '../../../../platform/challenge/admitStranger.ts';
import type { Services } from '../../../../platform/services.ts';
import { isKnownDevice } from '../devices/isKnownDevice.ts';
import { compareOnce } from './compareOnce.ts';
import { deviceLimit, strangerBrakes } from './loginBrakes.ts';

/** The id of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Input {
  /** As it was typed. */
  readonly account: string;
  /** The account of that name, if there is one. Both of its names share one budget. */
  readonly user: { readonly id: string; readonly passwordHash: string | null } | undefined;
  readonly password: string;
  readonly browserId: string;
  readonly addressKey: string;
  /** The key of the browser, if it has one. */
  readonly deviceKey: string | null;
  /** The header `Challenge-Proof`. */
  readonly proof: string;
}

/**
 * Compares the password of someone who logs in. A browser that was here before meets no brake that strangers can pull, until it has failed
 * often itself; strangers work. A failure is counted before the comparison, so that parallel guesses find the budget already taken.
 */
export async function checkLogin(services: Services, input: Input): Promise<boolean> {
  const { user, password } = input;
  const admitted = (await admitDevice(services, input)) ?? (await admitUnknown(services, input));
  return await compareOnce(admitted, { passwordHash: user?.passwordHash, password });
}

/** Null: a stranger, or a browser that has used up what it has for being known. */
async function admitDevice(services: Services, { user, deviceKey }: Input) {
  if (deviceKey === null) return null;
  // Asked also where there is no account, so that the time does not tell.
  const device = { userId: user?.id ?? NOBODY, key: deviceKey };
  if (!(await isKnownDevice(services.db.read, device))) return null;
  const admitted = await admitKnown(services, [deviceLimit(services.config, device)]);
  return 'waitMs' in admitted ? null : admitted;
}

async function admitUnknown(services: Services, { user, account, addressKey, browserId, proof }: Input) {
  const subject = user?.id ?? account.toLowerCase();
  return await admitStranger(services, {
    purpose: 'login',
    subject: [subject, browserId],
    proof,
    brakes: strangerBrakes(services.config, { account: subject, addressKey }),
  });
}
