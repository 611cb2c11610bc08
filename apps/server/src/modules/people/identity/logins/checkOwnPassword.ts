import { admitKnown } from '../../../../platform/challenge/admitKnown.ts';
import type { Services } from '../../../../platform/services.ts';
import { compareOnce } from './compareOnce.ts';
import { ownLimits } from './loginBrakes.ts';

/** Compares the password of a user who is signed in and is asked for it again. */
export async function checkOwnPassword(
  services: Services,
  { userId, ...own }: { userId: string; passwordHash: string; password: string },
): Promise<boolean> {
  return await compareOnce(await admitKnown(services, ownLimits(services.config, userId)), own);
}
