import { createConnections } from './createConnections.ts';

/** One request: when it is due, in ms after the opening (before it, when negative), and its bytes. */
export interface Arrival {
  readonly dueMs: number;
  readonly request: string;
}

/** From the bench. `opensAtMs` by Date.now(). */
export interface CrowdTask {
  readonly port: number;
  readonly opensAtMs: number;
  readonly arrivals: readonly Arrival[];
}

/** One answer: the code of the envelope (0: none came), and how long after the request was due. */
export interface CrowdAnswer {
  readonly code: number;
  readonly ms: number;
}

/** To the bench. */
export type CrowdReport =
  | { readonly done: 'ready' }
  | {
      readonly done: 'rush';
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
  void rush(task).then((report) => process.send?.(report));
});
process.send?.({ done: 'ready' } satisfies CrowdReport);

async function rush({ port, opensAtMs, arrivals }: CrowdTask): Promise<CrowdReport> {
  const connections = await createConnections(port);
  const requests = arrivals.map(({ request }) => Buffer.from(request, 'latin1'));
  const answers: CrowdAnswer[] = arrivals.map(() => ({ code: 0, ms: PATIENCE_MS }));
  const lagMs: number[] = [];
  const zero = performance.now() + (opensAtMs - Date.now());
  const cpu = process.cpuUsage();
  let answered = 0;
  const all = Promise.withResolvers<void>();
  let next = 0;
  const sendDue = (): void => {
    const now = performance.now() - zero;
    for (let arrival = arrivals[next]; arrival && arrival.dueMs <= now; arrival = arrivals[next]) {
      const [nth, { dueMs }] = [next, arrival];
      next += 1;
      lagMs.push(now - dueMs);
      connections.send(requests[nth] as Buffer, (code) => {
        answers[nth] = { code, ms: performance.now() - zero - dueMs };
        answered += 1;
        if (answered === arrivals.length) all.resolve();
      });
    }
    if (next < arrivals.length) setTimeout(sendDue, 1);
  };
  sendDue();
  const lastDueMs = arrivals.at(-1)?.dueMs ?? 0;
  const patience = setTimeout(all.resolve, opensAtMs - Date.now() + lastDueMs + PATIENCE_MS);
  await all.promise;
  clearTimeout(patience);
  const spent = process.cpuUsage(cpu);
  connections.close();
  return {
    done: 'rush',
    answers,
    lagMs,
    cpuMs: (spent.user + spent.system) / 1000,
    connections: connections.opened(),
  };
}
