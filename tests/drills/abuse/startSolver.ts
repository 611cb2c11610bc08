import { Worker } from 'node:worker_threads';
import { createTurns } from '../../../apps/server/src/platform/process/createTurns.ts';

/** A machine of one core that does the work of challenges, one after the other, while the drill goes on measuring. */
export function startSolver() {
  const worker = new Worker(new URL('./solverThread.ts', import.meta.url));
  const inTurn = createTurns({ atOnce: 1, maxWaiting: Infinity });
  return {
    solve: (challenge: string) =>
      inTurn(
        () =>
          new Promise<string>((resolve, reject) => {
            worker.once('message', resolve);
            worker.once('error', reject);
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
            worker.postMessage(challenge);
          }),
      ),
    stop: () => worker.terminate(),
  };
}
