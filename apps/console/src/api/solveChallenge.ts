import { createSolver } from '@jiwu/challenge';

const HASHES_AT_ONCE = 20_000;

/** Works in slices, so that the page goes on answering. */
export async function solveChallenge(challenge: string): Promise<string> {
  const solve = createSolver(challenge);
  for (;;) {
    const proof = solve(HASHES_AT_ONCE);
    if (proof !== null) return proof;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
