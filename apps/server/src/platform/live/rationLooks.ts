/** Looks without news that one process takes in a second, whatever the number of pages. What is announced is loaded at once. */
export const LOOKS_PER_SECOND = 50;

interface Due {
  /** Since when it has not been looked at. */
  readonly waitedMs: number;
  readonly viewers: number;
}

/**
 * Of those that are due, as many as may be looked at in this second: those first that most people have waited longest for. While Redis is
 * away, and when it comes back, everything is due at once; without a ration each page would ask the database every few seconds.
 */
export function rationLooks<T extends Due>(due: readonly T[]): T[] {
  return due
    .toSorted((one, other) => other.waitedMs * other.viewers - one.waitedMs * one.viewers)
    .slice(0, LOOKS_PER_SECOND);
}
