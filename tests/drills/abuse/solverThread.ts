import { parentPort } from 'node:worker_threads';
import { solve } from '@jiwu/challenge';

// One challenge in, one proof out with the time it took, beside the thread that measures.
parentPort?.on('message', (challenge: string) => {
  const began = performance.now();
  const proof = solve(challenge);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  parentPort?.postMessage({ proof, ms: performance.now() - began });
});
