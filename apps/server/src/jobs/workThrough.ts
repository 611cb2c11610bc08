import { createTurns } from '../platform/process/createTurns.ts';
import type { Services } from '../platform/services.ts';

const BATCH = 50;
const AT_ONCE = 8;

/**
 * Takes what is due, a batch at a time, and works on a few of it at once, until nothing is due. One that fails is logged
 * and is due again by itself.
 */
export async function workThrough<T extends { readonly id: string }>(
  services: Services,
  options: { name: string; lease: (limit: number) => Promise<T[]>; work: (item: T) => Promise<void> },
): Promise<void> {
  for (;;) {
    const items = await options.lease(BATCH);
    const inTurn = createTurns({ atOnce: AT_ONCE, maxWaiting: BATCH });
    await Promise.all(
      items.map((item) =>
        inTurn(() => options.work(item)).catch((error: unknown) => {
          services.log.warn({ err: error, id: item.id }, options.name);
        }),
      ),
    );
    if (items.length < BATCH) return;
  }
}
