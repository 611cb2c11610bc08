import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Supervisor } from '../../lib/createSupervisor.ts';
import type { ViewersReport, ViewersTask } from './viewers.ts';

export interface Viewers {
  /** So many viewers of the stream at this address; each has heard something when it answers. */
  readonly open: (address: string, count: number) => Promise<void>;
  /** Milliseconds from the end of `change` until the last viewer was told this word. */
  readonly timeTelling: (word: string, change: () => Promise<unknown>) => Promise<number>;
  readonly leave: () => Promise<void>;
}

/** A process of its own for the viewers. */
export async function startViewers(supervisor: Supervisor): Promise<Viewers> {
  const child = fork(path.join(import.meta.dirname, 'viewers.ts'));
  supervisor.onStop(() => void child.kill('SIGKILL'));
  const report = async (): Promise<ViewersReport> => {
    const [message] = (await supervisor.guard(once(child, 'message'))) as [ViewersReport];
    return message;
  };
  const ask = async (task: ViewersTask): Promise<number> => {
    const reported = report();
    child.send(task);
    const message = await reported;
    if (!('lastAtMs' in message)) return 0;
    if (message.lastAtMs === null) throw new Error(`not all of ${message.viewers} viewers were told`);
    return message.lastAtMs;
  };
  await report(); // it is ready
  return {
    async open(address, count) {
      await ask({ task: 'open', address, count });
    },
    async timeTelling(word, change) {
      const told = ask({ task: 'await', word });
      await change();
      const changedAtMs = Date.now();
      return Math.max(0, (await told) - changedAtMs);
    },
    async leave() {
      await ask({ task: 'leave' });
    },
  };
}
