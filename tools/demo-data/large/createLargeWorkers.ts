import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LargeAnswer, LargeOrder, LargeWork } from './largeWorker.ts';

type Tables = Extract<LargeAnswer, { tables: unknown }>['tables'];
type Terms = Extract<LargeAnswer, { terms: unknown }>['terms'];

const CHUNK = 4000;
/** Chunks that a worker may be ahead of the database. */
const AHEAD = 2;

interface LargeWorkers {
  /** The rows of all products, chunk by chunk in their order. */
  readonly chunks: () => AsyncGenerator<{ tables: Tables; count: number }>;
  /** The words of all of them; afterwards the workers are gone. */
  readonly finish: () => Promise<Terms>;
  readonly stop: () => Promise<void>;
}

/** Makes products in threads of their own, one for each core, while the database loads the finished ones. */
export function createLargeWorkers(work: LargeWork, range: { from: number; to: number }): LargeWorkers {
  const orders: { from: number; to: number }[] = [];
  for (let from = range.from; from < range.to; from += CHUNK)
    orders.push({ from, to: Math.min(range.to, from + CHUNK) });
  const size = Math.min(availableParallelism(), orders.length);
  const startWorker = () =>
    new Worker(new URL('largeWorker.ts', import.meta.url), {
      workerData: work,
      // The rows of a chunk live until it is done: a small nursery would be swept again and again.
      resourceLimits: { maxYoungGenerationSizeMb: 128 },
    });
  const workers = Array.from({ length: size }, startWorker);
  const ask = async (worker: Worker, order: LargeOrder): Promise<LargeAnswer> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(order);
    const [answer] = (await once(worker, 'message')) as [LargeAnswer];
    return answer;
  };
  // Each worker answers one order after the other; the chain of its promises keeps them apart.
  const chains = workers.map(() => Promise.resolve<unknown>(null));
  const order = (index: number, what: LargeOrder): Promise<LargeAnswer> => {
    const which = index % size;
    const worker = workers[which];
    if (!worker) throw new Error('no worker');
    const answer = (chains[which] ?? Promise.resolve()).then(() => ask(worker, what));
    chains[which] = answer.catch(() => {});
    return answer;
  };
  return {
    async *chunks() {
      const waiting: Promise<LargeAnswer>[] = [];
      for (const [index, { from, to }] of orders.entries()) {
        while (waiting.length < size * AHEAD && index + waiting.length < orders.length) {
          const next = orders[index + waiting.length];
          if (next) waiting.push(order(index + waiting.length, next));
        }
        const answer = await waiting.shift();
        if (!answer || !('tables' in answer)) throw new Error('a worker answered out of turn');
        yield { tables: answer.tables, count: to - from };
      }
    },
    async finish() {
      const answers = await Promise.all(workers.map((_, index) => order(index, 'end')));
      return answers.flatMap((answer) => ('terms' in answer ? answer.terms : []));
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
