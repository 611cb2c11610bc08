import { parentPort } from 'node:worker_threads';
import { solve } from '@jiwu/challenge';

// One challenge in, one proof out with the time that a core spent on it: in life each shopper has a device of their own.
parentPort?.on('message', (challenge: string) => {
  const began = process.threadCpuUsage();
  const proof = solve(challenge);
  const { user, system } = process.threadCpuUsage(began);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  parentPort?.postMessage({ proof, ms: (user + system) / 1000 });
});
