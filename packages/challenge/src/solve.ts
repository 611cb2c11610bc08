import { createSolver } from './createSolver.ts';

/** Works until it is done, and lets nothing else run meanwhile: for a worker, and for programs. */
export function solve(challenge: string): string {
  const work = createSolver(challenge);
  for (;;) {
    const proof = work(100_000);
    if (proof !== null) return proof;
  }
}
