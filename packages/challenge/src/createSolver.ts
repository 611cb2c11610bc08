import { readChallenge } from './Challenge.ts';
import { createHasher } from './createHasher.ts';
import { PUZZLES, solvesPuzzle } from './puzzles.ts';

/** Works on a challenge for so many hashes at a time. Returns the proof when it has it, for the header `Challenge-Proof`. */
export function createSolver(text: string): (hashes: number) => string | null {
  const challenge = readChallenge(text);
  if (!challenge) throw new Error('not a challenge');
  const { bits } = challenge;
  const hash = createHasher(challenge.salt);
  const found: number[] = [];
  let nonce = 0;
  return (hashes) => {
    for (let left = hashes; left > 0 && found.length < PUZZLES; left -= 1) {
      if (solvesPuzzle(hash(found.length, nonce), bits)) {
        found.push(nonce);
        nonce = 0;
      } else {
        nonce += 1;
      }
    }
    return found.length < PUZZLES ? null : `${text}.${found.map((each) => each.toString(36)).join('-')}`;
  };
}
