import { claimHashing, countWaiting } from '../crypto/passwords.ts';
import { ShopError } from '../errors/ShopError.ts';
import { type Brake, enterBrakes } from '../limits/enterBrakes.ts';
import { releaseSlots } from '../limits/takeSlots.ts';
import type { Services } from '../services.ts';
import type { Admission } from './Admission.ts';
import { requireWork } from './requireWork.ts';
import type { WorkRequest } from './WorkRequest.ts';

/** So many who wait with their work done make it twice as much for the next. */
const CROWD = 8;

interface Input extends Omit<WorkRequest, 'doublings'> {
  /** Those of the account first: the more it was guessed at, the more work. */
  readonly brakes: readonly [Brake, ...Brake[]];
}

/**
 * Admits the try of someone unknown: free while failures are few and hashing has room for strangers, after that for work. Answers how long to
 * wait where no work helps. A flood that does not work costs us no hashing.
 */
export async function admitStranger(
  services: Services,
  { brakes, ...work }: Input,
): Promise<Admission | { readonly waitMs: number }> {
  const { redis, clock } = services;
  // Claimed before anything is awaited: of a thousand at once only as many get through as there are places.
  const free = claimHashing('stranger');
  const first = free && (await enterOrDrop(services, free, brakes));
  if (first?.kind === 'stopped') return first;
  if (free && first?.kind === 'entered') return { place: free, forgive: () => releaseSlots(redis, brakes, first.slot) };
  const guesses = first?.kind === 'slowed' ? (first.counts[0] ?? 0) : 0;
  await requireWork(services, {
    ...work,
    doublings: () => 1 + guessDoublings(brakes[0], guesses) + Math.floor(countWaiting('worked') / CROWD),
  });
  const place = claimHashing('worked');
  if (!place) throw new ShopError('UNAVAILABLE');
  const entry = await enterBrakes(redis, brakes, { worked: true, now: clock() }).catch((error: unknown) => {
    place.drop();
    throw error;
  });
  if (entry.kind === 'entered') return { place, forgive: () => releaseSlots(redis, brakes, entry.slot) };
  place.drop();
  return { waitMs: entry.kind === 'stopped' ? entry.waitMs : 0 };
}

async function enterOrDrop(services: Services, place: Admission['place'], brakes: readonly Brake[]) {
  let isEntered = false;
  try {
    const entry = await enterBrakes(services.redis, brakes, { worked: false, now: services.clock() });
    isEntered = entry.kind === 'entered';
    return entry;
  } finally {
    if (!isEntered) place.drop();
  }
}

/** One for every doubling of the failures at an account since they began to cost. */
function guessDoublings({ free }: Brake, failures: number): number {
  return failures < free ? 0 : Math.floor(Math.log2(failures / free));
}
