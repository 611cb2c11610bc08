import type { Services } from '../../../../platform/services.ts';
import { accountKey } from './loginBrakes.ts';

/** The owner has proved the phone number: what others guessed at this account counts no more. */
export async function clearFailures(services: Services, userId: string): Promise<void> {
  await services.redis
    .del(`limit:${accountKey(userId)}`)
    // The password is set all the same, and this browser is known.
    .catch((error: unknown) => services.log.warn({ err: error }, 'failures could not be cleared'));
}
