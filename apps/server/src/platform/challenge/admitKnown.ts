import { claimHashing } from '../crypto/passwords.ts';
import { ShopError } from '../errors/ShopError.ts';
import { type Limit, releaseSlots, takeSlots } from '../limits/takeSlots.ts';
import type { Services } from '../services.ts';
import type { Admission } from './Admission.ts';

/** Someone whom no stranger can slow down: a known browser, or a user who is signed in. Told how long to wait after too many tries of their own. */
export async function admitKnown(
  services: Services,
  own: readonly Limit[],
): Promise<Admission | { readonly waitMs: number }> {
  const slots = await takeSlots(services.redis, own, services.clock());
  if (!slots.taken) return { waitMs: slots.waitMs };
  const forgive = () => releaseSlots(services.redis, own, slots.slot);
  const place = claimHashing('known');
  if (place) return { place, forgive };
  await forgive();
  throw new ShopError('UNAVAILABLE');
}
