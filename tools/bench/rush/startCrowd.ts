import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Supervisor } from '../../lib/createSupervisor.ts';
import type { CrowdReport, CrowdTask } from './crowd.ts';

export type RushReport = Extract<CrowdReport, { done: 'rush' }>;

/** Sends a crowd, and answers when everyone was answered. */
export type SendCrowd = (task: CrowdTask) => Promise<RushReport>;

/** A process of its own for the crowd. */
export async function startCrowd(supervisor: Pick<Supervisor, 'onStop' | 'guard'>): Promise<SendCrowd> {
  const child = fork(path.join(import.meta.dirname, 'crowd.ts'));
  supervisor.onStop(() => void child.kill('SIGKILL'));
  const report = async (): Promise<CrowdReport> => {
    const [message] = (await supervisor.guard(once(child, 'message'))) as [CrowdReport];
    return message;
  };
  await report(); // it is ready
  return async (task) => {
    const reported = report();
    child.send(task);
    const message = await reported;
    if (message.done !== 'rush') throw new Error('the crowd did not go');
    return message;
  };
}
