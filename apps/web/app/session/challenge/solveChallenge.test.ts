import { isSolved, readChallenge, splitProof, writeChallenge } from '@jiwu/challenge';
import { afterEach, expect, it, vi } from 'vitest';
import { solveChallenge } from './solveChallenge.ts';
import { useChallengeStatus } from './useChallengeStatus.ts';

const challengeOf = (bits: number) =>
  writeChallenge({ bits, untilMs: 1_763_000_000_000, salt: '5'.repeat(32), mac: 'm'.repeat(43) });

afterEach(() => vi.unstubAllGlobals());

function isProofOf(challenge: string, proof: string): boolean {
  const read = readChallenge(challenge);
  return read !== null && isSolved(read, splitProof(proof)?.nonces ?? []);
}

it('works on the page where the browser starts no worker', async () => {
  vi.stubGlobal('Worker', undefined);
  const challenge = challengeOf(14);
  expect(isProofOf(challenge, await solveChallenge(challenge))).toBe(true);
});

it('says that it works only when it takes a while, and stops saying so at the end', async () => {
  let answer: (proof: string) => void = () => {};
  class SlowWorker extends EventTarget {
    postMessage(): void {
      answer = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', SlowWorker);
  vi.useFakeTimers();
  const proof = solveChallenge(challengeOf(10));
  vi.advanceTimersByTime(399);
  expect(useChallengeStatus.getState().isWorking).toBe(false);
  vi.advanceTimersByTime(1);
  expect(useChallengeStatus.getState().isWorking).toBe(true);
  answer('the proof');
  vi.useRealTimers();
  expect(await proof).toBe('the proof');
  expect(useChallengeStatus.getState().isWorking).toBe(false);
});

it('tells in Chinese what to do when it fails', async () => {
  vi.stubGlobal('Worker', undefined);
  await expect(solveChallenge('no challenge')).rejects.toThrow('安全验证没有完成，请再试一次');
});
