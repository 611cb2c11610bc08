import { parentPort } from 'node:worker_threads';
import { solve } from '@jiwu/challenge';

// One challenge in, one proof out, beside the thread that measures.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
parentPort?.on('message', (challenge: string) => parentPort?.postMessage(solve(challenge)));
