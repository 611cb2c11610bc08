import { parentPort } from 'node:worker_threads';
import { solve } from '@jiwu/challenge';

// One challenge in, one proof out, beside the thread that measures.
parentPort?.on('message', (challenge: string) => parentPort?.postMessage(solve(challenge)));
