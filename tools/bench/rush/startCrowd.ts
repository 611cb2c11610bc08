import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Supervisor } from '../../lib/createSupervisor.ts';
import type { Arrival, CrowdReport, CrowdTask } from './crowd.ts';

export type RushReport = Extract<CrowdReport, { done: 'go' }>;

/** Brings a crowd before a server; what it answers lets them go, so that the opening is at that moment, and ends when everyone was answered. */
export type GatherCrowd = (
  port: number,
  arrivals: readonly Arrival[],
) => Promise<(opensAtMs: number) => Promise<RushReport>>;

/** A process of its own for the crowd. */
export async function startCrowd(supervisor: Pick<Supervisor, 'onStop' | 'guard'>): Promise<GatherCrowd> {
  const child = fork(path.join(import.meta.dirname, 'crowd.ts'));
  supervisor.onStop(() => void child.kill('SIGKILL'));
  const report = async (): Promise<CrowdReport> => {
    const [message] = (await supervisor.guard(once(child, 'message'))) as [CrowdReport];
    return message;
  };
  const ask = async (task: CrowdTask): Promise<CrowdReport> => {
    const reported = report();
    child.send(task);
    return await reported;
  };
  await report(); // it is ready
  return async (port, arrivals) => {
    await ask({ task: 'gather', port, arrivals });
    return async (opensAtMs) => {
      const message = await ask({ task: 'go', opensAtMs });
      if (message.done !== 'go') throw new Error('the crowd did not go');
      return message;
    };
  };
}
