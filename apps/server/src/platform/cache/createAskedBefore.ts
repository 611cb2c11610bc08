import { hash, randomBytes } from 'node:crypto';

/** Questions that one filter takes before the next one begins. */
const QUESTIONS = 100_000;
/** 256 KB: 21 bits for each question, so of those never asked one in a thousand seems to have been. */
const BITS = 2 ** 21;
const PROBES = 4;
const PROBE_BYTES = 4;

/**
 * Remembers which questions were asked, without keeping them: two Bloom filters that take turns, so that the last 100,000 to
 * 200,000 questions are known in half a megabyte, whatever their length. It is never wrong about one that was asked.
 */
export function createAskedBefore(): (question: string) => boolean {
  // Nobody outside can make up questions that fall onto the bits of others.
  const salt = randomBytes(16).toString('hex');
  let present = new Uint8Array(BITS / 8);
  let former = new Uint8Array(BITS / 8);
  let taken = 0;

  /** Whether it was asked before; from now on it was. */
  return function askedBefore(question) {
    const digest = hash('sha1', salt + question, 'buffer');
    let isNew = false;
    let isUnknown = false;
    for (let probe = 0; probe < PROBES; probe += 1) {
      const bit = digest.readUInt32LE(probe * PROBE_BYTES) % BITS;
      const place = bit >>> 3;
      const mask = 1 << (bit & 7);
      if (((former[place] ?? 0) & mask) === 0) isUnknown = true;
      if (((present[place] ?? 0) & mask) !== 0) continue;
      isNew = true;
      present[place] = (present[place] ?? 0) | mask;
    }
    if (!isNew) return true;
    taken += 1;
    if (taken >= QUESTIONS) {
      [former, present] = [present, new Uint8Array(BITS / 8)];
      taken = 0;
    }
    return !isUnknown;
  };
}
