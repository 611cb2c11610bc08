import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createTurns } from '../../../apps/server/src/platform/process/createTurns.ts';

export interface Solved {
  readonly proof: string;
  /** Of the work alone, without waiting for the core. */
  readonly ms: number;
}

/** A machine of one core that does the work of challenges, one after the other, while the drill goes on measuring. */
export function startSolver() {
  const worker = new Worker(new URL('./solverThread.ts', import.meta.url));
  const inTurn = createTurns({ atOnce: 1, maxWaiting: Infinity });
  const solveNext = async (challenge: string): Promise<Solved> => {
    const answered = once(worker, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(challenge);
    const [solved] = (await answered) as [Solved];
    return solved;
  };
  return {
    solve: (challenge: string) => inTurn(() => solveNext(challenge)),
    stop: () => worker.terminate(),
  };
}
