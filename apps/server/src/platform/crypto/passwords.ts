import { hash, verify } from '@node-rs/argon2';
import { ShopError } from '../errors/ShopError.ts';
import { createRankedPlaces, type Place } from '../process/createRankedPlaces.ts';

/** OWASP's recommendation for argon2id, which is the library's default kind: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is the dearest thing a guest can make us do: two at once in each process. Those whom we know go first, then those who have worked
 * for it; strangers get one of the two, and few may wait.
 */
const places = createRankedPlaces({
  atOnce: 2,
  ranks: {
    known: { atOnce: 2, places: 66 },
    worked: { atOnce: 2, places: 66 },
    stranger: { atOnce: 1, places: 17 },
  },
});

export type HashingRank = 'known' | 'worked' | 'stranger';

/** A place for one comparison, to be used or dropped. Null: there is none. */
export const claimHashing = places.claim;
export const countWaiting = places.countWaiting;

export async function hashPassword(password: string, rank: HashingRank = 'known'): Promise<string> {
  const place = claimHashing(rank);
  if (!place) throw new ShopError('UNAVAILABLE');
  return await place.run(() => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/** Takes the same time whether there is a hash to compare with or not. */
export async function verifyPassword(
  place: Place,
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  return await place.run(async () => {
    decoy ??= hash('no account has this hash', COST);
    const matches = await verify(passwordHash ?? (await decoy), password);
    return matches && passwordHash != null;
  });
}
