import { type Limit, releaseSlots, takeSlots } from '../../../../platform/limits/takeSlots.ts';
import type { Services } from '../../../../platform/services.ts';
import { raiseAlarm } from '../../../../platform/telemetry/raiseAlarm.ts';
import { WINDOW_MS } from './staffBrakes.ts';

/** Those without the password are asked too, so that an answer takes the same time; they run into nothing. */
const ANY = 1_000_000_000;

/**
 * Whoever has the password may try few codes. After that even a right one is refused, in the usual words: others would tell that the password is
 * right. Someone else has it, then, and a person must know. `staffId`: null when the password was wrong.
 */
export async function withinCodeTries(
  services: Services,
  { staffId, isRight }: { readonly staffId: string | null; readonly isRight: boolean },
): Promise<boolean> {
  const { config, redis, clock, log } = services;
  const limit: Limit = {
    key: `staffLogin:code:${staffId ?? 'nobody'}`,
    max: staffId === null ? ANY : config.STAFF_CODE_FAILURES,
    windowMs: WINDOW_MS,
  };
  const slots = await takeSlots(redis, [limit], clock());
  if (!slots.taken) {
    raiseAlarm(log, 'staff.codesGuessed', { staffId });
    return false;
  }
  if (isRight || staffId === null) await releaseSlots(redis, [limit], slots.slot);
  return true;
}
