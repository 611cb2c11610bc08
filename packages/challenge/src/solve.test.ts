import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createHasher } from './createHasher.ts';
import { createSolver, isSolved, readChallenge, solve, splitProof, writeChallenge } from './index.ts';

const challengeOf = (bits: number) => ({
  bits,
  untilMs: 1_763_000_000_000,
  salt: randomBytes(16).toString('hex'),
  mac: 'm'.repeat(43),
});

it('hashes as SHA-256 does', () => {
  for (const nonce of [0, 1, 2 ** 31, 2 ** 32 - 1]) {
    const { salt } = challengeOf(0);
    const message = Buffer.alloc(24);
    message.write(salt, 'hex');
    message.writeUInt32BE(7, 16);
    message.writeUInt32BE(nonce, 20);
    expect(createHasher(salt)(7, nonce)).toBe(createHash('sha256').update(message).digest().readUInt32BE());
  }
});

it('a proof is of its challenge, and of no other', () => {
  const challenge = challengeOf(12);
  const proof = splitProof(solve(writeChallenge(challenge)));
  expect(proof?.challenge).toBe(writeChallenge(challenge));
  expect(isSolved(challenge, proof?.nonces ?? [])).toBe(true);
  expect(isSolved(challengeOf(12), proof?.nonces ?? [])).toBe(false);
  expect(isSolved({ ...challenge, bits: 22 }, proof?.nonces ?? [])).toBe(false);
  expect(isSolved(challenge, proof?.nonces.slice(1) ?? [])).toBe(false);
  expect(isSolved(challenge, [2 ** 32, ...(proof?.nonces.slice(1) ?? [])])).toBe(false);
});

it('can be worked on in steps, with the same end', () => {
  const text = writeChallenge(challengeOf(10));
  const work = createSolver(text);
  let proof: string | null = null;
  while (proof === null) proof = work(7);
  expect(proof).toBe(solve(text));
});

it('takes about as many hashes as it says', () => {
  let hashes = 0;
  for (let round = 0; round < 40; round += 1) {
    const work = createSolver(writeChallenge(challengeOf(11)));
    while (work(1) === null) hashes += 1;
  }
  expect(hashes / 40).toBeGreaterThan(2 ** 11 * 0.6);
  expect(hashes / 40).toBeLessThan(2 ** 11 * 1.5);
});

it.each(['', 'x', '2.18.1763000000000.ab.cd', `1.18.1763000000000.${'g'.repeat(32)}.${'m'.repeat(43)}`])(
  '%j is no challenge',
  (text) => {
    expect(readChallenge(text)).toBeNull();
    expect(() => createSolver(text)).toThrow('not a challenge');
  },
);

it.each(['', 'a.b', '1-2-3-4-5-6-7-8', 'x.1-2-3-4-5-6-7', 'x.1-2-3-4-5-6-7-8-9', 'x.1-2-3-4-5-6-7-zzzzzzzz'])(
  '%j is no proof',
  (text) => {
    expect(splitProof(text)).toBeNull();
  },
);
