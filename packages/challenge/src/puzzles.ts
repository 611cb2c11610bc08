/**
 * The work is cut into eight small puzzles: one large one takes three times as long as expected for every twentieth person, eight
 * only for one in a hundred thousand.
 */
export const PUZZLES = 8;
const PUZZLE_BITS = 3;

/** Whether a hash, by its first word, solves one of the puzzles. */
export function solvesPuzzle(word: number, bits: number): boolean {
  return word < 2 ** (32 - Math.max(0, bits - PUZZLE_BITS));
}
