import { rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Limit, releaseSlots, takeSlots } from '../../../../platform/limits/takeSlots.ts';
import type { Services } from '../../../../platform/services.ts';

/**
 * Limits wrong codes: a slot is taken before the attempt, so that parallel guesses cannot pass, and given back unless the code
 * was wrong. While Redis is away no attempt is allowed.
 */
export async function limitTries<T>(
  { redis, clock }: Pick<Services, 'redis' | 'clock'>,
  input: { userId: string; addressKey: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const { perUser, perAddress } = rules.coupon.wrongCodesPerHour;
  const limits: Limit[] = [
    { key: `couponCode:user:${input.userId}`, max: perUser, windowMs: HOUR_MS },
    { key: `couponCode:address:${input.addressKey}`, max: perAddress, windowMs: HOUR_MS },
  ];
  const result = await takeSlots(redis, limits, clock());
  if (!result.taken) throw new ShopError('COUPON_CODE_TOO_MANY', { waitMs: result.waitMs });
  try {
    const done = await attempt();
    await releaseSlots(redis, limits, result.slot);
    return done;
  } catch (error) {
    const isGuess = error instanceof ShopError && error.errorCode === 'COUPON_CODE_WRONG';
    if (!isGuess) await releaseSlots(redis, limits, result.slot);
    throw error;
  }
}
