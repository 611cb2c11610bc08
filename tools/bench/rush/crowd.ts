import { type Connections, createConnections } from './createConnections.ts';

/** One request: when it is due, in ms after the opening (before it, when negative), and its bytes. */
export interface Arrival {
  readonly dueMs: number;
  readonly request: string;
}

/** From the bench: gather before a server, then go. `opensAtMs` by Date.now(). */
export type CrowdTask =
  | { readonly task: 'gather'; readonly port: number; readonly arrivals: readonly Arrival[] }
  | { readonly task: 'go'; readonly opensAtMs: number };

/** One answer: the code of the envelope (0: none came), and how long after the request was due. */
export interface CrowdAnswer {
  readonly code: number;
  readonly ms: number;
}

/** To the bench. */
export type CrowdReport =
  | { readonly done: 'ready' | 'gather' }
  | {
      readonly done: 'go';
      /** In the order of the arrivals. */
      readonly answers: readonly CrowdAnswer[];
      /** How much later than due requests were sent: what this process, and no server, is to blame for. */
      readonly lagMs: readonly number[];
      readonly cpuMs: number;
      readonly connections: number;
    };

/** Long enough that who is not answered by then never is. */
const PATIENCE_MS = 20_000;

/**
 * A process with a crowd in it. Each request is sent when it is due, however many wait for their answer (an open loop), and its time
 * counts from then: a server that falls behind is not spared. Plain sockets and requests made beforehand, so that the
 * process that is measured is the busy one.
 */
process.on('message', (task: CrowdTask) => {
  void work(task).then((report) => process.send?.(report));
});
process.send?.({ done: 'ready' } satisfies CrowdReport);

interface Crowd {
  readonly connections: Connections;
  readonly dueMs: readonly number[];
  readonly requests: readonly Buffer[];
}
let crowd: Crowd | null = null;

async function work(task: CrowdTask): Promise<CrowdReport> {
  if (task.task === 'gather') {
    crowd = {
      connections: await createConnections(task.port),
      dueMs: task.arrivals.map(({ dueMs }) => dueMs),
      requests: task.arrivals.map(({ request }) => Buffer.from(request, 'latin1')),
    };
    return { done: 'gather' };
  }
  if (!crowd) throw new Error('nobody is there');
  return await rush(crowd, task.opensAtMs);
}

async function rush({ connections, dueMs, requests }: Crowd, opensAtMs: number): Promise<CrowdReport> {
  const answers: CrowdAnswer[] = dueMs.map(() => ({ code: 0, ms: PATIENCE_MS }));
  const lagMs: number[] = [];
  const zero = performance.now() + (opensAtMs - Date.now());
  const cpu = process.cpuUsage();
  let answered = 0;
  const all = Promise.withResolvers<void>();
  let next = 0;
  const sendDue = (): void => {
    const now = performance.now() - zero;
    for (let due = dueMs[next]; due !== undefined && due <= now; due = dueMs[next]) {
      const [nth, since] = [next, due];
      next += 1;
      lagMs.push(now - since);
      connections.send(requests[nth] as Buffer, (code) => {
        answers[nth] = { code, ms: performance.now() - zero - since };
        answered += 1;
        if (answered === dueMs.length) all.resolve();
      });
    }
    if (next < dueMs.length) setTimeout(sendDue, 1);
  };
  sendDue();
  const lastDueMs = dueMs.at(-1) ?? 0;
  const patience = setTimeout(all.resolve, opensAtMs - Date.now() + lastDueMs + PATIENCE_MS);
  await all.promise;
  clearTimeout(patience);
  const spent = process.cpuUsage(cpu);
  const opened = connections.opened();
  connections.close();
  return {
    done: 'go',
    answers,
    lagMs,
    cpuMs: (spent.user + spent.system) / 1000,
    connections: opened,
  };
}
