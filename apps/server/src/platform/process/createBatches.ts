import { ShopError } from '../errors/ShopError.ts';
import { createTurns } from './createTurns.ts';

interface Waiting {
  readonly who: string;
  readonly item: unknown;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

interface Joining<I, R> {
  /** Items of the same name are worked on together. */
  readonly name: string;
  /** Never twice in one batch. */
  readonly who: string;
  readonly item: I;
  /** Answers in the order of the items. When it throws, all of them fail. */
  readonly work: (items: readonly I[]) => Promise<readonly R[]>;
}

/**
 * Gathers what comes while a batch of its name is under way, and works on it together next: who comes alone does not wait, and the more come
 * the less each costs. Callers beyond `maxWaiting` are asked to try again later.
 */
export function createBatches(options: {
  /** Batches of different names. */
  atOnce: number;
  size: number;
  maxWaiting: number;
}): <I, R>(joining: Joining<I, R>) => Promise<R> {
  const inTurn = createTurns({ atOnce: options.atOnce, maxWaiting: options.maxWaiting });
  /** A name stands here as long as its batches are worked on. */
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;

  /** The first of each, in their order. */
  function takeBatch(queue: Waiting[]): Waiting[] {
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const one of queue.splice(0)) {
      if (batch.size < options.size && !batch.has(one.who)) batch.set(one.who, one);
      else rest.push(one);
    }
    queue.push(...rest);
    waiting -= batch.size;
    return [...batch.values()];
  }

  async function workThrough<I, R>(name: string, queue: Waiting[], work: Joining<I, R>['work']): Promise<void> {
    while (queue.length > 0) {
      const batch = await inTurn(async () => {
        const taken = takeBatch(queue);
        const answers = await work(taken.map(({ item }) => item as I)).catch((error: unknown) => {
          for (const { reject } of taken) reject(error);
          return null;
        });
        return { taken, answers };
      });
      if (batch.answers) for (const [nth, { resolve }] of batch.taken.entries()) resolve(batch.answers[nth] as never);
    }
    queues.delete(name);
  }

  return ({ name, who, item, work }) => {
    if (waiting >= options.maxWaiting) return Promise.reject(new ShopError('UNAVAILABLE'));
    waiting += 1;
    return new Promise((resolve, reject) => {
      const one: Waiting = { who, item, resolve, reject };
      const queue = queues.get(name);
      if (queue) return void queue.push(one);
      const begun = [one];
      queues.set(name, begun);
      void workThrough(name, begun, work);
    });
  };
}
