import type { Services } from '../platform/services.ts';

const AT_ONCE = 8;
/** No item makes more calls to its gateway than four, one after the other. */
const MOST_CALLS = 5;

interface Work<T> {
  /** Name in the log of a failed item; the item is due again by itself. */
  readonly name: string;
  /** Takes due items; no other worker takes them for `leaseMs`. */
  readonly lease: (limit: number, leaseMs: number) => Promise<T[]>;
  readonly work: (item: T) => Promise<void>;
  /** Says when it is due again, if it still is. */
  readonly giveBack: (item: T) => Promise<void>;
}

/**
 * Works on a few due items at once, until none is left. Each is taken only when it can be worked on at once, so that the lease
 * has to be no longer than the work on one; if the process dies, another takes the item when the lease is over.
 */
export async function workThrough<T extends { readonly id: string }>(services: Services, work: Work<T>): Promise<void> {
  const leaseMs = MOST_CALLS * services.config.GATEWAY_TIMEOUT_MS;
  const takeTurns = async (): Promise<void> => {
    for (;;) {
      const [item] = await work.lease(1, leaseMs);
      if (item === undefined) return;
      await work.work(item).catch((error: unknown) => {
        services.log.warn({ err: error, id: item.id }, work.name);
      });
      await work.giveBack(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}
