export { type Challenge, LIFETIME_MS, readChallenge, writeChallenge } from './Challenge.ts';
export { createSolver } from './createSolver.ts';
export { isSolved } from './isSolved.ts';
export { splitProof } from './splitProof.ts';
export { solve } from './solve.ts';
