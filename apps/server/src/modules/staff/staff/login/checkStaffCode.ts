import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Limit, releaseSlots, takeSlots } from '../../../../platform/limits/takeSlots.ts';
import type { Services } from '../../../../platform/services.ts';
import { findStaffLogin } from '../members/staffQueries.ts';
import { matchTotp } from './matchTotp.ts';
import { WINDOW_MS } from './staffBrakes.ts';
import { openTotpSecret } from './totpSecret.ts';

/**
 * A member of staff who is signed in proves anew that they are there, with a fresh code. Guesses are limited as at sign-in, and refused
 * while Redis is away. Returns the code's time step, which is still to be used up.
 */
export async function checkStaffCode(services: Services, input: { staffId: string; code: string }): Promise<number> {
  const { config, redis, clock } = services;
  const limit: Limit = {
    key: `staffCode:${input.staffId}`,
    max: config.STAFF_CODE_FAILURES,
    windowMs: WINDOW_MS,
  };
  const slots = await takeSlots(redis, [limit], clock());
  if (!slots.taken) throw new ShopError('STAFF_LOGIN_TOO_MANY', { waitMs: slots.waitMs });
  const login = await findStaffLogin(services.db.read, input.staffId);
  const secret = login ? openTotpSecret(config, input.staffId, login.sealedTotpSecret) : null;
  const step = secret === null ? null : matchTotp(secret, input.code, clock());
  if (!login?.isEnrolled || step === null || step <= login.lastTotpStep) throw new ShopError('STAFF_CODE_WRONG');
  await releaseSlots(redis, [limit], slots.slot);
  return step;
}
