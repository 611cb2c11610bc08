import type { Challenge } from './Challenge.ts';
import { createHasher } from './createHasher.ts';
import { PUZZLES, solvesPuzzle } from './puzzles.ts';

/** Whether the nonces are the work that the challenge asks for. Whose challenge it is, and whether it was shown before, others know. */
export function isSolved({ salt, bits }: Pick<Challenge, 'salt' | 'bits'>, nonces: readonly number[]): boolean {
  const hash = createHasher(salt);
  return (
    nonces.length === PUZZLES &&
    nonces.every((nonce, place) => nonce < 2 ** 32 && solvesPuzzle(hash(place, nonce), bits))
  );
}
