import type { Services } from '../platform/services.ts';

const AT_ONCE = 8;
/** No item makes more calls to its gateway than four, one after the other. */
const MOST_CALLS = 5;

interface Work<T> {
  /** What is logged of one that fails; it is due again by itself. */
  readonly name: string;
  /** Takes what is due; nobody else takes it for `leaseMs`. */
  readonly lease: (limit: number, leaseMs: number) => Promise<T[]>;
  readonly work: (item: T) => Promise<void>;
  /** Says when it is due again, if it still is. */
  readonly giveBack: (item: T) => Promise<void>;
}

/**
 * Works on a few of what is due at once, until nothing is. Each is taken only when someone is free for it, so that the
 * lease has to be no longer than the work on one; if the process dies, another takes it when the lease is over.
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
