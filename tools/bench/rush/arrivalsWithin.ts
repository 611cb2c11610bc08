/**
 * When each of so many comes, in ms, in order: within so many seconds, each at a moment of their own, as people come who do not know
 * of each other.
 */
export function arrivalsWithin(count: number, seconds: number, fromMs = 0): number[] {
  return Array.from({ length: count }, () => fromMs + Math.random() * seconds * 1000).toSorted((a, b) => a - b);
}
